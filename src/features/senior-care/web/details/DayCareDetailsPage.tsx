import { useEffect } from 'react';
import { device } from '#web/device.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Piece } from '#web/piece.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { isBookable } from '../../centre.ts';
import { BookingBar } from './BookingBar.tsx';
import { CentreHead } from './CentreHead.tsx';
import { OpeningHours } from '#features/providers/web/OpeningHours.tsx';
import { ProviderLocation } from '#features/providers/web/ProviderLocation.tsx';
import { CentreNotFound } from './CentreNotFound.tsx';
import { CentrePrices } from './CentrePrices.tsx';
import { CentreServices } from './CentreServices.tsx';
import { CentreTiles } from '../list/CentreTiles.tsx';
import styles from './DayCareDetailsPage.module.css';
import { DayPlan } from './DayPlan.tsx';
import { NoBooking } from './NoBooking.tsx';
import { pinOf } from '../price-label.ts';
import { centreWith } from '../queries.ts';
import { YourDays } from './YourDays.tsx';

export const loader = defineLoader(({ params }) => ({ found: centreWith(params['pathParam']) }));

const sections = ['about', 'prices', 'day', 'reviews', 'location'] as const;
// Of a centre that nobody has checked, nobody knows what it costs and how a day there goes.
const ofUnchecked = ['about', 'location'] as const;

/** One centre: what it offers, costs and is said of it, and the days one may book there. */
export default function DayCareDetailsPage() {
  const t = useWords();
  const locale = useLocale();
  const { found } = useLoaderData(loader);
  const hostId = found?.data.hostId;
  useEffect(() => {
    if (hostId) device.set('Hostid', hostId);
  }, [hostId]);
  if (!found) return <CentreNotFound />;
  const { data: centre, reviews, nearby } = found;
  const opening = <OpeningHours {...centre} isResidence={centre.kind !== 'day_care'} />;
  return (
    <div className={styles.page}>
      <title>{pageTitle(centre.name)}</title>
      <meta name="description" content={centre.about} />
      <meta property="og:title" content={centre.name} />
      <meta property="og:description" content={centre.about} />
      <CentreHead centre={centre} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.content}>
          <nav className={styles.jumps} aria-label={t('seniorCare.onThisPage')}>
            {(centre.prices ? sections : ofUnchecked).map((name) => (
              <a key={name} href={`#${name}`}>
                {t(`seniorCare.section.${name}`)}
              </a>
            ))}
          </nav>
          <section id="about" className={styles.section} aria-labelledby="about-title">
            <h2 id="about-title">{t('seniorCare.section.about')}</h2>
            <p className={styles.about} lang={centre.aboutLanguage}>
              {centre.about}
            </p>
            <CentreServices services={centre.services} />
            {!centre.prices && opening}
          </section>
          {centre.prices && (
            <>
              <section id="prices" className={styles.section} aria-labelledby="prices-title">
                <Piece>
                  <CentrePrices
                    prices={centre.prices}
                    openWeekdays={centre.openWeekdays}
                    canBook={isBookable(centre)}
                  />
                </Piece>
              </section>
              <section id="day" className={styles.section} aria-labelledby="day-title">
                <Piece>
                  <DayPlan entries={centre.dayPlan} />
                  {opening}
                </Piece>
              </section>
              <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
                <Piece>
                  <Reviews
                    id={centre._id}
                    rating={centre.rating}
                    count={centre.reviewCount}
                    stars={centre.stars}
                    newest={reviews}
                  />
                </Piece>
              </section>
            </>
          )}
          <section id="location" className={styles.section} aria-labelledby="location-title">
            <Piece>
              <ProviderLocation provider={centre} pin={pinOf(centre, { t, locale })} />
            </Piece>
          </section>
        </div>
        <aside className={styles.side} data-closed={!isBookable(centre) || undefined}>
          {isBookable(centre) ? <YourDays centre={centre} /> : <NoBooking centre={centre} />}
        </aside>
      </div>
      {nearby.length > 0 && (
        <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby-title">
          <h2 id="nearby-title">{t('seniorCare.nearby')}</h2>
          <Piece>
            <CentreTiles centres={nearby.slice(0, 3)} />
          </Piece>
        </section>
      )}
      {isBookable(centre) && <BookingBar centre={centre} />}
    </div>
  );
}
