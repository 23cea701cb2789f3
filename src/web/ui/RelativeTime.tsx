import { dayIn, formatClock, formatDay } from '#shared/dates.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { useMinute } from './minute-clock.ts';
import { timeAgo } from './time-ago.ts';

type Props = {
  /** An instant in ISO 8601. */
  instant: string;
  /** The zone in which the exact time is given. */
  zone: string;
  'data-testid'?: string;
};

/** '2 hours ago', anew each minute, with the exact time as its title; before hydration the exact time itself. */
export function RelativeTime({ instant, zone, 'data-testid': testId }: Props) {
  const locale = useLocale();
  const minute = useMinute();
  const moment = new Date(instant);
  const exact = `${formatDay(dayIn(zone, moment))}, ${formatClock(zone, moment, locale)}`;
  return (
    <time dateTime={instant} title={exact} data-testid={testId}>
      {minute === undefined ? exact : timeAgo(moment, new Date(minute), { locale, zone })}
    </time>
  );
}
