import type { Day } from '#shared/dates.ts';
import { formatDay, formatDayInWords } from '#shared/dates.ts';
import { useLocale } from '#web/i18n/words.tsx';

type Props = {
  day: Day;
  /** In words where a person chooses or checks a day; `06-17-2026` everywhere else. */
  look?: 'numbers' | 'words' | 'short';
  'data-testid'?: string;
};

export function DateText({ day, look = 'numbers', 'data-testid': testId }: Props) {
  const locale = useLocale();
  const inWords = formatDayInWords(day, locale);
  if (look !== 'numbers')
    return (
      <time dateTime={day} data-testid={testId}>
        {look === 'words' ? inWords : formatDayInWords(day, locale, 'short')}
      </time>
    );
  return (
    <time dateTime={day} title={inWords} className="num nowrap" data-testid={testId}>
      {formatDay(day)}
    </time>
  );
}
