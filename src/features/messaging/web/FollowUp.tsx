import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import type { Talk } from '../talk.ts';
import styles from './TalkPane.module.css';

/** Until when one writes about a visit that is over, and that it costs nothing; nothing is said of other conversations. */
export function FollowUp({ talk, isPlace }: { talk: Talk; isPlace: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const { standing, writableUntil, isFollowUp, other } = talk;
  if (standing !== 'open' || !isFollowUp || writableUntil === null) return null;
  const moment = ownMomentInWords(writableUntil, locale);
  return (
    <p className={styles.followUp} data-testid="follow-up">
      {t(isPlace ? 'messaging.followUp.partner' : 'messaging.followUp', { name: other.name, moment })}
    </p>
  );
}
