import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Undecided } from '../../attendance.ts';

/** Whose request for this day still waits for an answer, and until when it does. */
export function UndecidedPeople({ undecided }: { undecided: readonly Undecided[] }) {
  const t = useWords();
  const locale = useLocale();
  if (undecided.length === 0) return null;
  return (
    <Card aria-labelledby="undecided" data-testid="undecided">
      <h2 id="undecided">{t('partner.day.undecided', { count: undecided.length })}</h2>
      <ul>
        {undecided.map(({ _id: id, personName, startsAt, answerBy, timeZone }) => (
          <li key={`${id} ${startsAt}`}>
            <a className="link" href={href('/partner', undefined, { id })}>
              {personName}
            </a>{' '}
            <span className="small muted">
              {t('partner.day.undecided.until', {
                from: momentInWords(startsAt, { timeZone, locale, look: 'short' }),
                until: untilInWords(answerBy, { timeZone, locale, look: 'short' }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
