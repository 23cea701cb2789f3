import { dayIn } from '#shared/dates.ts';
import { inUnit } from './in-unit.ts';
import { flagOf } from './flags.ts';
import type { EnteredValue, ReadValue } from './report.ts';

/** One value of a person as an order had it, with the range that held then. */
export type EarlierValue = EnteredValue & { orderId: string; at: Date; timeZone: string; provider: string };

/** Which value is followed back from which order. */
type FollowedValue = { found: Pick<EnteredValue, 'testId' | 'analyte' | 'unit'>; orderId: string };

/**
 * The values of one analyte over time, all in the unit of the last, which is the one that is followed back; each keeps the flag of its own
 * lab's range. One of a day on the clock of the place: of this order's day that of this order, of an order that of this test.
 */
export function trendOf({ found, orderId }: FollowedValue, earlier: readonly EarlierValue[]): ReadValue['trend'] {
  const { analyte, unit, testId } = found;
  const own = ({ orderId: id }: EarlierValue) => Number(id === orderId);
  const same = ({ testId: id }: EarlierValue) => Number(id === testId);
  const ofDay = new Map(
    earlier
      .filter((value) => value.analyte === analyte)
      .toSorted((one, other) => own(one) - own(other) || byTime(one, other) || same(one) - same(other))
      .map((value) => [dayIn(value.timeZone, value.at), value]),
  );
  return [...ofDay.values()].toSorted(byTime).flatMap((value) => {
    const converted = inUnit(analyte, value.value, { from: value.unit, to: unit });
    if (converted === undefined) return [];
    return [
      { at: value.at.toISOString(), value: converted, flag: flagOf(value.value, value), provider: value.provider },
    ];
  });
}

const byTime = (one: EarlierValue, other: EarlierValue) => one.at.getTime() - other.at.getTime();
