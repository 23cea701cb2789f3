import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, weekdayOf } from '#shared/dates.ts';
import { propertyRuns } from '#test/rounds.ts';
import { defaultWeekdays } from './open-days.ts';
import { SERVICE_ID, Stay, type Stay as StayOf, stayDefaults, StayRequest, totalCountOf } from './stay.ts';
import { careDays, estimateStay } from './stay-price.ts';
import { LONGEST_STAY_DAYS } from './stay-limits.ts';

const prices = { dayCents: 8400, weekCents: 39_900, monthCents: 159_600 };
const everyWeekday = [1, 2, 3, 4, 5, 6, 7];
const officeDays = [1, 2, 3, 4, 5];
const stay = (change: Partial<StayOf> = {}): StayOf => ({
  checkInDate: '2026-06-17',
  checkOutDate: '2026-07-15',
  weekDays: [1, 3, 5],
  typeSelect: 'day',
  guestsCount: 1,
  Seniorcount: 1,
  ...change,
});

describe('the defaults of the specification', () => {
  test('are given name by name', () => {
    expect(stayDefaults('2026-06-15')).toEqual({
      checkInDate: '06/15/2026',
      checkOutDate: '07/13/2026',
      daysCount: 1,
      TotalCount: 3,
      Seniorcount: 1,
      typeSelect: 'day',
      pricePerDay: 0,
      categoryId: null,
      estimatePricePerDay: 0,
      estimatePricePerWeek: 0,
      estimatePricePerMonth: 0,
      estimatePriceTotal: 0,
      Cname: '',
      guestsCount: 1,
      serviceID: SERVICE_ID,
    });
  });

  test('add up to the total count', () => {
    const defaults = stayDefaults('2026-06-15');
    expect(totalCountOf(defaults)).toBe(defaults.TotalCount);
  });

  test('choose the first day on which the centre is open', () => {
    expect(defaultWeekdays('2026-06-17', officeDays)).toEqual([3]);
    expect(defaultWeekdays('2026-06-20', officeDays)).toEqual([1]);
  });
});

describe('the estimate', () => {
  test('by the day counts days of care', () => {
    expect(estimateStay(prices, stay(), officeDays)).toEqual({
      days: 13,
      unitCents: 8400,
      units: 13,
      perDayCents: 8400,
      perWeekCents: 25_200,
      perMonthCents: 100_800,
      totalCents: 109_200,
      depositCents: 8400,
    });
  });

  test('by the week counts begun weeks, by the month begun four weeks', () => {
    expect(estimateStay(prices, stay({ typeSelect: 'week' }), officeDays)).toMatchObject({
      units: 4,
      totalCents: 159_600,
      depositCents: 8400,
    });
    expect(estimateStay(prices, stay({ typeSelect: 'week', checkOutDate: '2026-07-16' }), officeDays)).toMatchObject({
      units: 5,
    });
    expect(estimateStay(prices, stay({ typeSelect: 'month' }), officeDays)).toMatchObject({
      units: 1,
      totalCents: 159_600,
    });
    expect(estimateStay(prices, stay({ typeSelect: 'month', checkOutDate: '2026-07-16' }), officeDays)).toMatchObject({
      units: 2,
    });
  });

  test('is for the whole party', () => {
    const one = estimateStay(prices, stay(), officeDays);
    const three = estimateStay(prices, stay({ guestsCount: 3 }), officeDays);
    expect(three).toMatchObject({
      totalCents: one.totalCents * 3,
      depositCents: one.depositCents * 3,
      unitCents: one.unitCents * 3,
    });
  });

  test('is nothing when the centre is closed on all chosen days', () => {
    expect(estimateStay(prices, stay({ weekDays: [6, 7] }), officeDays)).toMatchObject({
      days: 0,
      totalCents: 0,
      depositCents: 0,
    });
    expect(estimateStay(prices, stay({ weekDays: [6, 7], typeSelect: 'month' }), officeDays)).toMatchObject({
      totalCents: 0,
    });
  });

  const anyWeekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const anyStay = fc
    .record({
      checkInDate: fc.integer({ min: 0, max: 700 }).map((offset) => addDays('2026-01-01', offset)),
      length: fc.integer({ min: 0, max: LONGEST_STAY_DAYS }),
      weekDays: anyWeekdays,
      typeSelect: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      guestsCount: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ length, ...given }) => stay({ ...given, checkOutDate: addDays(given.checkInDate, length) }));
  const cents = fc.integer({ min: 100, max: 5_000_000 });
  const anyPrices = fc.record({ dayCents: cents, weekCents: cents, monthCents: cents });

  test('is whole cents, never asks for more today than in all, and is nothing only without days', () => {
    fc.assert(
      fc.property(anyPrices, anyStay, anyWeekdays, (prices, stay, open) => {
        const estimate = estimateStay(prices, stay, open);
        const { days, units, unitCents, totalCents, depositCents } = estimate;
        const areWhole = Object.values(estimate).every((sum) => Number.isSafeInteger(sum) && sum >= 0);
        return (
          areWhole &&
          depositCents <= totalCents &&
          totalCents === unitCents * units &&
          (totalCents === 0) === (days === 0)
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('does not shrink when a stay grows by days or guests', () => {
    fc.assert(
      fc.property(anyPrices, anyStay, (prices, stay) => {
        const totalOf = (change: Partial<StayOf>) =>
          estimateStay(prices, { ...stay, ...change }, everyWeekday).totalCents;
        const total = totalOf({});
        return (
          totalOf({ checkOutDate: addDays(stay.checkOutDate, 1) }) >= total &&
          totalOf({ guestsCount: stay.guestsCount + 1 }) >= total
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('counts exactly the chosen days on which the centre is open', () => {
    fc.assert(
      fc.property(anyStay, anyWeekdays, (stay, open) => {
        const days = careDays(stay, open);
        const all = daysFrom(stay.checkInDate, stay.checkOutDate);
        expect(days).toEqual(all.filter((day) => days.includes(day)));
        for (const day of all)
          expect(days.includes(day)).toBe(stay.weekDays.includes(weekdayOf(day)) && open.includes(weekdayOf(day)));
      }),
    );
  });
});

describe('what is asked', () => {
  const request = {
    centerId: '5c0a7e1e-0000-4000-8000-000000000009',
    checkInDate: '06/17/2026',
    checkOutDate: '07/15/2026',
    weekDays: [3],
  };
  const issueOf = (change: object) =>
    StayRequest.safeParse({ ...request, ...change }).error?.issues.map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );

  test('has the defaults filled in and its days in ISO', () => {
    expect(StayRequest.parse(request)).toEqual({
      ...request,
      checkInDate: '2026-06-17',
      checkOutDate: '2026-07-15',
      typeSelect: 'day',
      guestsCount: 1,
      Seniorcount: 1,
      serviceID: SERVICE_ID,
      categoryId: null,
      familyMemberId: null,
      note: '',
    });
  });

  test.each([
    [{ checkInDate: '' }, ['checkInDate errors.dateBlank']],
    [{ checkInDate: '02/30/2026' }, ['checkInDate errors.dateImproper']],
    [{ checkOutDate: '06/16/2026' }, ['checkOutDate errors.checkOutBefore']],
    [{ checkOutDate: '06/23/2027' }, ['checkOutDate errors.stayTooLong']],
    [{ weekDays: [] }, ['weekDays errors.weekdays']],
    [{ Seniorcount: 2 }, ['Seniorcount errors.seniorsUnseated']],
    [{ Seniorcount: 6, guestsCount: 5 }, ['Seniorcount errors.seniorsUnseated']],
    [{ weekDays: [3, 3] }, ['weekDays errors.weekdays']],
    [{ serviceID: '00000000-0000-4000-8000-000000000000' }, ['serviceID errors.serviceUnselected']],
    [{ familyMemberId: 'rosa' }, ['familyMemberId errors.patientUnselected']],
    [{ note: 'x'.repeat(1001) }, ['note errors.noteTooLong']],
  ])('%j is refused', (change, issues) => {
    expect(issueOf(change)).toEqual(issues);
  });

  test.each([
    { weekDays: [0] },
    { weekDays: [8] },
    { weekDays: [1.5] },
    { guestsCount: 0 },
    { guestsCount: 7 },
    { guestsCount: 1e9 },
    { guestsCount: '2' },
    { Seniorcount: -1 },
    { typeSelect: 'year' },
    { centerId: '1' },
  ])('%j is refused too', (change) => {
    expect(StayRequest.safeParse({ ...request, ...change }).success).toBe(false);
  });

  test.each([{ guestsCount: 2 }, { Seniorcount: 1, guestsCount: 2 }, { Seniorcount: 2, guestsCount: 2 }])(
    '%j is a party that fits its seats',
    (change) => {
      expect(issueOf(change)).toBeUndefined();
    },
  );

  test('may last a year and no longer', () => {
    expect(Stay.safeParse({ ...request, checkOutDate: '06/22/2027' }).success).toBe(true);
  });
});
