import { type Day, weekdayOf } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import type { DayFact } from '#web/ui/calendar-month.ts';
import type { CentreDetails, SeatDay } from '../../centre.ts';
import type { WaitingPlace } from '../../waiting-contract.ts';

type DayContext = {
  centre: Pick<CentreDetails, 'openWeekdays'>;
  guests: number;
  /** The days of this centre for which one stands in line. */
  inLine?: readonly WaitingPlace[];
  t: Translator;
};

/**
 * What a calendar says of each day of a centre: closed, full for the party, with one's place in line where one waits for it, or how many
 * seats are free; nothing where seats are not known.
 */
export function dayFacts(
  seats: readonly SeatDay[],
  { centre, guests, inLine = [], t }: DayContext,
): (day: Day) => DayFact | undefined {
  const known = new Map(seats.map((seat) => [seat.day, seat]));
  return (day) => {
    const seat = known.get(day);
    if (!centre.openWeekdays.includes(weekdayOf(day)) || seat?.capacity === 0)
      return { look: 'closed', words: t('seniorCare.stay.closed') };
    if (!seat) return undefined;
    if (seat.free >= guests) return { look: 'free', words: t('seniorCare.days.seats', { count: seat.free }) };
    const full = t('seniorCare.stay.full');
    const waiting = inLine.filter((one) => one.day === day);
    if (waiting.length === 0) return { look: 'full', words: full };
    return { look: 'waiting', words: [full, ...waiting.map((one) => placeInWords(one, t))].join(', ') };
  };
}

/** The place in line of somebody, or that a place is held for them already. */
export const placeInWords = ({ place }: Pick<WaitingPlace, 'place'>, t: Translator): string =>
  place === null ? t('seniorCare.waiting.held') : t('availability.line.place', { place });
