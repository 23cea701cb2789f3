import { type Day, weekdayOf } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';
import type { DayFact } from '#web/ui/calendar-month.ts';
import type { CentreDetails, SeatDay } from '../../centre.ts';

type Asked = { centre: Pick<CentreDetails, 'openWeekdays'>; guests: number; t: Translate };

/** What a calendar says of each day of a centre: closed, full for the party, or how many seats are free; nothing where seats are not known. */
export function dayFacts(seats: readonly SeatDay[], { centre, guests, t }: Asked): (day: Day) => DayFact | undefined {
  const known = new Map(seats.map((seat) => [seat.day, seat]));
  return (day) => {
    const seat = known.get(day);
    if (!centre.openWeekdays.includes(weekdayOf(day)) || seat?.capacity === 0)
      return { look: 'closed', words: t('seniorCare.stay.closed') };
    if (!seat) return undefined;
    if (seat.free < guests) return { look: 'full', words: t('seniorCare.stay.full') };
    return { look: 'free', words: t('seniorCare.days.seats', { count: seat.free }) };
  };
}
