import { Navigation } from 'lucide-react';
import type { Point } from '#features/places/place.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './Directions.module.css';

type Props = { to: Point & { address: string; isTown: boolean } };

/** The way there, in the maps of the device: they learn the address, and nothing of who goes there. */
export function Directions({ to: { latitude, longitude, address, isTown } }: Props) {
  const t = useWords();
  const spot = isTown ? address : `${latitude},${longitude}`;
  const ways = [
    ['google', `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(spot)}`],
    ['apple', `https://maps.apple.com/?daddr=${encodeURIComponent(spot)}`],
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(([name, address]) => (
        <ButtonLink
          key={name}
          variant={name === 'google' ? 'primary' : 'secondary'}
          icon={<Navigation size={20} aria-hidden="true" />}
          href={address}
          target="_blank"
          rel="noreferrer"
          data-testid={`directions-${name}`}
        >
          {t(`bookings.place.${name}`)}
        </ButtonLink>
      ))}
      <p className="small muted">{t('bookings.place.outside')}</p>
    </div>
  );
}
