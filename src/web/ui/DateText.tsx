import type { Day } from '#shared/dates.ts';
import { formatDay, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale } from '#web/i18n/words.tsx';

type Props = {
  day: Day;
  /** In words where a person chooses or checks a day; `06-17-2026` everywhere else. */
  look?: 'numbers' | 'words' | 'short';
  /** Other words stand in front of it. */
  isWithin?: boolean;
  'data-testid'?: string;
};

export function DateText({ day, look = 'numbers', isWithin = false, 'data-testid': testId }: Props) {
  const locale = useLocale();
  const inWords = formatDayInWords(day, locale);
  const words = look === 'short' ? formatDayInWords(day, locale, 'short') : inWords;
  if (look !== 'numbers')
    return (
      <time dateTime={day} data-testid={testId}>
        {isWithin ? words : sentenceCase(words, locale)}
      </time>
    );
  return (
    <time dateTime={day} title={inWords} className="num nowrap" data-testid={testId}>
      {formatDay(day)}
    </time>
  );
}
