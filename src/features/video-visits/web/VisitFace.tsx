import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { VideoVisit } from '../contract.ts';
import { visitTimes } from './visit-times.ts';
import styles from './Visit.module.css';

/** Whom one meets, and when. */
export function VisitFace({ visit }: { visit: VideoVisit }) {
  const t = useWords();
  const locale = useLocale();
  const { provider, part, personName, startsAt, endsAt, timeZone } = visit;
  return (
    <div className={styles.face}>
      <span className={styles.arch}>
        <PlaceImage picture={provider.picture} width={240} height={280} sizes="280px" eager />
      </span>
      <p className={styles.name}>{provider.name}</p>
      {(part === 'booker' || part === 'provider') && (
        <p className="muted">{t('videoVisits.for', { name: personName })}</p>
      )}
      <p className="muted">{visitTimes({ startsAt, endsAt, timeZone }, locale)}</p>
    </div>
  );
}
