import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { milesBetween, type Point } from '#features/places/place.ts';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { placeNamed } from '#features/places/web/queries.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { openedPart } from '#web/opened-part.ts';
import { href } from '#web/paths.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import styles from './ProviderLocation.module.css';

const ProviderMap = openedPart(async () => (await import('./ProviderMap.tsx')).ProviderMap);

type Props = {
  provider: Point & { _id: string; name: string; street: string; city: string; state: string; zip: string };
  /** What stands on the pin of the map, and what a screen reader says of it. */
  pin: { label: string; name: string };
};

/** Where it is, and how far from the place that was searched for. Its heading has the id `location-title`. */
export function ProviderLocation({ provider, pin }: Props) {
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
  const address = `${provider.street}, ${provider.city}, ${provider.state} ${provider.zip}`;
  return (
    <>
      <h2 id="location-title">{t('providers.location')}</h2>
      <div className={styles.line}>
        <address>{address}</address>
        <CopyButton text={address} label={t('providers.copyAddress')} data-testid="copy-address" />
        <a
          className="link"
          href={href('/locationPreview', undefined, { provider: provider._id })}
          data-testid="whole-map"
        >
          {t('providers.directions')}
        </a>
      </div>
      {place && (
        <p className="muted">
          {t('providers.distanceFrom', {
            miles: milesInWords(milesBetween(place, provider), { t, locale }),
            place: place.label,
          })}
        </p>
      )}
      <div className={styles.map}>
        {isAwake && (
          <Suspense>
            <ProviderMap
              pin={{ ...pin, id: provider._id, latitude: provider.latitude, longitude: provider.longitude }}
              from={place ?? { ...provider, label: provider.name }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
