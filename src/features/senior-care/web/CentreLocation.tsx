import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { milesBetween } from '#features/places/place.ts';
import { placeNamed } from '#features/places/web/queries.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import type { CentreDetails } from '../centre.ts';
import styles from './CentreLocation.module.css';
import { milesInWords } from './price-label.ts';

const CentreMap = lazy(() => import('./CentreMap.tsx'));

/** Where it is, and how far from the place that was searched for. */
export function CentreLocation({ centre }: { centre: CentreDetails }) {
  const t = useWords();
  const locale = useLocale();
  const [params] = useSearchParams();
  const searched = params.get('place') ?? '';
  const { data } = useQuery({
    ...placeNamed(searched),
    enabled: searched !== '',
    retry: false,
    meta: { isQuiet: true },
  });
  const isAwake = useMedia('all');
  const place = data?.data;
  const address = `${centre.street}, ${centre.city}, ${centre.state} ${centre.zip}`;
  return (
    <>
      <h2 id="location-title">{t('seniorCare.section.location')}</h2>
      <div className={styles.line}>
        <address>{address}</address>
        <CopyButton text={address} label={t('seniorCare.copyAddress')} data-testid="copy-address" />
      </div>
      {place && (
        <p className="muted">
          {t('seniorCare.distanceFrom', {
            miles: milesInWords(milesBetween(place, centre), { t, locale }),
            place: place.label,
          })}
        </p>
      )}
      <div className={styles.map}>
        {isAwake && (
          <Suspense>
            <CentreMap centre={centre} from={place ?? { ...centre, label: centre.name }} />
          </Suspense>
        )}
      </div>
    </>
  );
}
