import { useWords } from '#web/i18n/words.tsx';
import type { RoomView } from './open-room.ts';
import styles from './Room.module.css';

type Props = {
  view: RoomView | undefined;
  /** Somebody wrote while something else stood beside the picture. */
  hasNewWords: boolean;
};

/** What goes on with one's own line, camera and microphone. */
export function RoomNews({ view, hasNewWords }: Props) {
  const t = useWords();
  const { isThin, trouble } = view?.own ?? {};
  return (
    <div role="status" className={styles.news} data-testid="visit-news">
      {view?.state === 'cut' && <p>{t('videoVisits.room.cutOff')}</p>}
      {hasNewWords && <p data-testid="new-words">{t('videoVisits.room.write.new')}</p>}
      {isThin && <p>{t('videoVisits.room.thin')}</p>}
      {trouble && (
        <p data-testid="device-trouble">
          {trouble.why === 'lost'
            ? t(`videoVisits.room.lost.${trouble.device}`)
            : t(`videoVisits.check.${trouble.device}.${trouble.why}`)}
        </p>
      )}
    </div>
  );
}
