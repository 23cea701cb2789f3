import { useSearchParams } from 'react-router';
import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { PlansTaken } from '#features/providers/web/PlansTaken.tsx';
import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import styles from '#features/providers/web/profile/ProfileColumns.module.css';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { Piece } from '#web/piece.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { modes } from '../../appointment-price.ts';
import { isBookable } from '../../doctor.ts';
import { focusIcons } from '../focus-icons.ts';
import { DoctorRow } from '../list/DoctorRow.tsx';
import { doctorWith } from '../queries.ts';
import { UnverifiedDoctor } from '../unverified/UnverifiedDoctor.tsx';
import { BookVisit } from './BookVisit.tsx';
import { DoctorHead } from './DoctorHead.tsx';
import { DoctorNotFound } from './DoctorNotFound.tsx';
import { DoctorPrices } from './DoctorPrices.tsx';
import { Licence } from './Licence.tsx';
import { VisitBar } from './VisitBar.tsx';
import { VisitHours } from './VisitHours.tsx';

export const loader = defineLoader(({ params }) => ({
  found: doctorWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

const sections = ['about', 'prices', 'hours', 'trust', 'reviews'] as const;

/** One doctor: what they are good at, cost and is said of them, and the times one may book. */
export default function DoctorPage() {
  const t = useWords();
  const [params] = useSearchParams();
  const { found, asked } = useLoaderData(loader);
  if (!found) return <DoctorNotFound />;
  const { data: doctor, reviews, similar, schedule } = found;
  if (!doctor.isVerified) return <UnverifiedDoctor doctor={doctor} />;
  const wanted = modes.find((mode) => mode === params.get('mode'));
  const canBook = isBookable(doctor) && schedule !== null;
  return (
    <div className={styles.page}>
      <title>{pageTitle(doctor.name)}</title>
      <meta name="description" content={doctor.about} />
      <meta property="og:title" content={doctor.name} />
      <meta property="og:description" content={doctor.about} />
      <DoctorHead doctor={doctor}>
        <UsualTime asked={asked} />
      </DoctorHead>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.content}>
          <nav className={styles.jumps} aria-label={t('doctors.onThisPage')}>
            {sections.map((name) => (
              <a key={name} href={`#${name}`}>
                {t(`doctors.section.${name}`)}
              </a>
            ))}
          </nav>
          <section id="about" className={styles.section} aria-labelledby="about-title">
            <h2 id="about-title">{t('doctors.section.about')}</h2>
            <p className={styles.about} lang={doctor.aboutLanguage}>
              {doctor.about}
            </p>
            <IconTiles
              title={t('doctors.goodAt')}
              tint="sky"
              tiles={doctor.focuses.map((focus) => ({
                key: focus,
                icon: focusIcons[focus],
                label: t(`doctors.focus.${focus}`),
              }))}
            />
            {doctor.training.length > 0 && (
              <>
                <h3 className={styles.part}>{t('doctors.training')}</h3>
                <ul className={styles.about} data-testid="training">
                  {doctor.training.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </section>
          {isBookable(doctor) && (
            <section id="prices" className={`stack ${styles.section}`} aria-labelledby="prices-title">
              <h2 id="prices-title">{t('doctors.section.prices')}</h2>
              <DoctorPrices doctor={doctor} />
              <PlansTaken plans={doctor.plans} />
            </section>
          )}
          <section id="hours" className={`stack ${styles.section}`} aria-labelledby="hours-title">
            <h2 id="hours-title">{t('doctors.section.hours')}</h2>
            <VisitHours hours={doctor.hours} timeZone={doctor.timeZone} />
          </section>
          <section id="trust" className={styles.section} aria-labelledby="trust-title">
            <Piece>
              <div className="stack">
                <div>
                  <TrustReceipt isVerified lines={doctor.receipt} />
                </div>
                <Licence doctor={doctor} />
              </div>
            </Piece>
          </section>
          <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
            <Piece>
              <Reviews
                id={doctor._id}
                name={doctor.name}
                rating={doctor.rating}
                count={doctor.reviewCount}
                stars={doctor.stars}
                newest={reviews}
              />
            </Piece>
          </section>
        </div>
        <aside id="times" className={styles.side} data-closed={!canBook || undefined} aria-labelledby="visit-title">
          <Card as="div" className="stack">
            <h2 id="visit-title">{t('doctors.visit')}</h2>
            {canBook ? (
              <Piece>
                <BookVisit doctor={doctor} schedule={schedule} wanted={wanted} id="visit" />
              </Piece>
            ) : (
              <Notice tone="warning" title={t('doctors.unanswered')}>
                {t('doctors.unanswered.text')}
              </Notice>
            )}
          </Card>
        </aside>
      </div>
      {similar.length > 0 && (
        <section className={`wrap stack ${styles.nearby}`} aria-labelledby="similar-title">
          <h2 id="similar-title">{t('doctors.similar')}</h2>
          <ul className="card-list">
            {similar.map((other) => (
              <li key={other._id}>
                <DoctorRow doctor={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {canBook && (
        <Piece>
          <VisitBar doctor={doctor} schedule={schedule} wanted={wanted} />
        </Piece>
      )}
    </div>
  );
}
