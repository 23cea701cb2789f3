import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { untilInWords } from '#web/moment-in-words.ts';
import type { UnpaidPart } from '../../booking.ts';

type UnpaidBooking = { unpaidPart: UnpaidPart | null; timeZone: string };

/** What the sentences of either side name of a part that is not paid; undefined where none is. */
export function unpaidInWords({ unpaidPart, timeZone }: UnpaidBooking, locale: string) {
  if (!unpaidPart) return undefined;
  const { cents, dueAt, until } = unpaidPart;
  return {
    ends: until ? ('until' as const) : ('open' as const),
    cents: formatMoney(cents, locale),
    due: formatDayInWords(dayIn(timeZone, new Date(dueAt)), locale),
    moment: until ? untilInWords(until, { timeZone, locale }) : '',
  };
}
