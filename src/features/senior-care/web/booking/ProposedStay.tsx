import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { formatDayInWords, formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { rangeInWords } from '#web/ui/range-in-words.ts';
import { priceInWords } from '../price-label.ts';
import type { StepProps } from './booking-steps.ts';
import { careDaysOf, stayQuery } from './stay-draft.ts';
import styles from './ProposedStay.module.css';

/** The days that were tapped as the next free ones, in a sentence, with the way to choose others. */
export function ProposedStay({ centre, draft, addressOf }: Pick<StepProps, 'centre' | 'draft' | 'addressOf'>) {
  const t = useWords();
  const locale = useLocale();
  const days = careDaysOf(draft, centre);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const weekdays = draft.weekDays.map((weekday) => formatWeekday(weekday, locale, 'long'));
  const chosen = new URLSearchParams(queryText({ ...stayQuery(draft), for: undefined }));
  const when =
    first === last
      ? formatDayInWords(first, locale, 'yearless')
      : t('seniorCare.proposed', {
          days: namesInWords(weekdays, locale),
          range: rangeInWords(first, last, { t, locale }),
        });
  return (
    <Card as="div" className={styles.card} data-testid="proposed-stay">
      {[...chosen].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <b>{sentenceCase(when, locale)}</b>
        <br />
        <span className="muted">{priceInWords(centre, { t, locale })}</span>
      </p>
      <ButtonLink variant="secondary" href={addressOf(draft, 'time')} data-testid="choose-other-days">
        {t('seniorCare.change')}
      </ButtonLink>
    </Card>
  );
}
