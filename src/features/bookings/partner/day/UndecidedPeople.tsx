import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import type { UndecidedVisit } from '../../attendance.ts';

type Props = { undecided: readonly UndecidedVisit[]; isOfVisits: boolean };

/** Whose request for this day still waits for an answer, and until when it does. */
export function UndecidedPeople({ undecided, isOfVisits }: Props) {
  const t = useWords();
  const locale = useLocale();
  const nouns = { isOfVisits: String(isOfVisits) };
  if (undecided.length === 0) return null;
  return (
    <Card aria-labelledby="undecided" data-testid="undecided">
      <h2 id="undecided">{t('partner.day.undecided', { ...nouns, count: undecided.length })}</h2>
      <ul>
        {undecided.map(({ _id: id, personName, startsAt, answerBy, timeZone }) => (
          <li key={`${id} ${startsAt}`}>
            <a className="link" href={href('/partner', undefined, { id })}>
              {personName}
            </a>{' '}
            <span className="small muted">
              {t('partner.day.undecided.until', {
                ...nouns,
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
