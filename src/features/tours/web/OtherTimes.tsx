import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Tour } from '../tour.ts';
import { useChangeVisit } from './queries.ts';
import { timeInWords } from './visit-words.ts';
import styles from './Visits.module.css';
import { ZoneNote } from './ZoneNote.tsx';

/** The times that the place offers instead: one tap takes one of them. */
export function OtherTimes({ visit: { _id: id, providerName: name, otherTimes, timeZone } }: { visit: Tour }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const { refused } = useHeld();
  const change = useChangeVisit(id, () => toast({ text: t('tours.accepted', { name }) }), refused);
  const busy = change.isPending && change.variables.change === 'accept' ? change.variables.startsAt : undefined;
  return (
    <div className={styles.near} data-testid="other-times">
      <p>
        <b>{t('tours.offered.text', { name, count: otherTimes.length })}</b>
      </p>
      <Refusal failure={rowRefusal(change.error)} />
      <ul>
        {otherTimes.map((startsAt) => (
          <li key={startsAt}>
            <Button
              variant="secondary"
              isBusy={busy === startsAt}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => busy ?? change.mutate({ change: 'accept', startsAt })}
              data-testid="accept-time"
            >
              {timeInWords(startsAt, { timeZone, locale })}
            </Button>
          </li>
        ))}
      </ul>
      {otherTimes[0] && <ZoneNote timeZone={timeZone} at={otherTimes[0]} />}
    </div>
  );
}
