import { useEffect } from 'react';
import { device } from '#web/device.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Piece } from '#web/piece.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { VisitFirst } from '#features/tours/web/VisitFirst.tsx';
import { isBookable } from '../../centre.ts';
import { BookingBar } from './BookingBar.tsx';
import { CentreHead } from './CentreHead.tsx';
import { OpeningHours } from '#features/providers/web/OpeningHours.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { PlansTaken } from '#features/providers/web/PlansTaken.tsx';
import { PhotoGallery } from '#features/providers/web/PhotoGallery.tsx';
import { ProviderLocation } from '#features/providers/web/ProviderLocation.tsx';
import { CentreNotFound } from './CentreNotFound.tsx';
import { CentrePrices } from './CentrePrices.tsx';
import { CentreRooms } from './CentreRooms.tsx';
import { CentreServices } from './CentreServices.tsx';
import { CentreTiles } from '../list/CentreTiles.tsx';
import styles from '#features/providers/web/profile/ProfileColumns.module.css';
import { DayPlan } from './DayPlan.tsx';
import { NoBooking } from './NoBooking.tsx';
import { pinOf } from '../price-label.ts';
import { centreWith } from '../queries.ts';
import { WaitingHere } from '../waiting/WaitingHere.tsx';
import { YourDays } from './YourDays.tsx';

export const loader = defineLoader(({ params }) => ({
  found: centreWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

const sections = ['about', 'prices', 'day', 'trust', 'reviews', 'location'] as const;
// Of a centre that nobody has checked, nobody knows what it costs and how a day there goes.
const ofUnchecked = ['about', 'trust', 'location'] as const;

/** One centre: what it offers, costs and is said of it, and the days one may book there. */
export default function DayCareDetailsPage() {
  const t = useWords();
  const locale = useLocale();
  const { found, asked } = useLoaderData(loader);
  const hostId = found?.data.hostId;
  useEffect(() => {
    if (hostId) device.set('Hostid', hostId);
  }, [hostId]);
  if (!found) return <CentreNotFound />;
  const { data: centre, reviews, nearby, visits } = found;
  const trust = (
    <section id="trust" className={styles.section} aria-labelledby="trust-title">
      <Piece>
        <TrustReceipt isVerified={centre.isVerified} lines={centre.receipt} />
      </Piece>
    </section>
  );
  const opening = <OpeningHours {...centre} isResidence={centre.kind !== 'day_care'} />;
  return (
    <div className={styles.page}>
      <title>{pageTitle(centre.name)}</title>
      <meta name="description" content={centre.about} />
      <meta property="og:title" content={centre.name} />
      <meta property="og:description" content={centre.about} />
      <CentreHead centre={centre}>
        <UsualTime asked={asked} />
      </CentreHead>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.content}>
          <nav className={styles.jumps} aria-label={t('seniorCare.onThisPage')}>
            {(centre.prices ? sections : ofUnchecked).map((name) => (
              <a key={name} href={`#${name}`}>
                {t(`seniorCare.section.${name}`)}
              </a>
            ))}
          </nav>
          <PhotoGallery photos={centre.photos} name={centre.name} />
          {/* comes after the page: nothing that one taps first may move under the finger */}
          <WaitingHere centreId={centre._id} />
          <section id="about" className={styles.section} aria-labelledby="about-title">
            <h2 id="about-title">{t('seniorCare.section.about')}</h2>
            <p className={styles.about} lang={centre.aboutLanguage}>
              {centre.about}
            </p>
            <CentreServices services={centre.services} />
            {!centre.prices && opening}
          </section>
          <VisitFirst providerId={centre._id} visits={visits} />
          {centre.prices && (
            <>
              <section id="prices" className={styles.section} aria-labelledby="prices-title">
                <Piece>
                  <CentrePrices
                    prices={centre.prices}
                    rooms={centre.rooms}
                    openWeekdays={centre.openWeekdays}
                    canBook={isBookable(centre)}
                  />
                  <CentreRooms rooms={centre.rooms} />
                  <PlansTaken plans={centre.plans} />
                </Piece>
              </section>
              <section id="day" className={styles.section} aria-labelledby="day-title">
                <Piece>
                  <DayPlan entries={centre.dayPlan} />
                  {opening}
                </Piece>
              </section>
              {trust}
              <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
                <Piece>
                  <Reviews
                    id={centre._id}
                    name={centre.name}
                    rating={centre.rating}
                    count={centre.reviewCount}
                    stars={centre.stars}
                    newest={reviews}
                  />
                </Piece>
              </section>
            </>
          )}
          {!centre.prices && trust}
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
