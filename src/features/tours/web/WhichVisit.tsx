import { useLocale, useWords } from '#web/i18n/words.tsx';
import { spanInWords } from '#web/moment-in-words.ts';
import type { Tour } from '../tour.ts';
import { forWhom } from './visit-words.ts';

/** Which visit a question is about: when, and for whom. */
export function WhichVisit({ visit }: { visit: Tour }) {
  const t = useWords();
  const locale = useLocale();
  const { startsAt, endsAt, timeZone } = visit;
  return (
    <p data-testid="which-visit">
      {spanInWords(startsAt, endsAt, { timeZone, locale })}
      <br />
      <b>{forWhom(visit, t)}</b>
    </p>
  );
}
