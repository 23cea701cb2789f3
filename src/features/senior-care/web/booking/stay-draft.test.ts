import { expect, test } from 'vitest';
import { queryText } from '#web/paths.ts';
import { countsOf, estimateOf, fullDaysOf, fullKey, problemsOf, readStay, stayQuery } from './stay-draft.ts';

const open = { open: '08:00', close: '17:00' };
const centre = {
  kind: 'day_care' as const,
  hours: [open, open, open, open, open, null, null],
  openWeekdays: [1, 2, 3, 4, 5],
  closedDays: [] as string[],
  rooms: [],
  prices: { dayCents: 8_400, weekCents: 39_900, monthCents: 159_600 },
  timeZone: 'America/Los_Angeles',
};
/** An hour before the centre opens. */
const monday = new Date('2026-06-15T14:00:00Z');
const read = (query: string, now = monday) => readStay(new URLSearchParams(query), centre, now);

test('begins as the specification says: today, four weeks, one guest, by the day, and on no day that nobody has named', () => {
  const draft = read('');
  expect(draft).toEqual({
    checkInDate: '06/15/2026',
    checkOutDate: '07/13/2026',
    weekDays: [],
    typeSelect: 'day',
    guestsCount: 1,
    Seniorcount: 1,
    roomType: null,
    familyMemberId: null,
  });
  expect(countsOf(read('days=1'))).toEqual({ daysCount: 1, TotalCount: 3 });
});

test('today is the day on the calendar of the centre', () => {
  const guam = { ...centre, timeZone: 'Pacific/Guam' };
  const draft = readStay(new URLSearchParams(), guam, new Date('2026-06-15T20:00:00Z'));
  expect(draft.checkInDate).toBe('06/16/2026');
});

test('a day that has begun is no default, and stays where it was chosen', () => {
  const noon = new Date('2026-06-15T19:00:00Z');
  expect(read('', noon)).toMatchObject({ checkInDate: '06/16/2026', checkOutDate: '07/14/2026' });
  expect(read('in=6/', noon)).toMatchObject({ checkInDate: '6/' });
  const chosen = read('in=2026-06-15&days=1', noon);
  expect(chosen).toMatchObject({ checkInDate: '06/15/2026', weekDays: [1] });
  expect(problemsOf(chosen, centre, noon)).toEqual([]);
});

test('on a day on which the centre is closed everything begins on its next open day', () => {
  expect(read('', new Date('2026-06-20T16:00:00Z'))).toMatchObject({
    checkInDate: '06/22/2026',
    checkOutDate: '07/20/2026',
  });
});

test('days that the centre has closed are no default, and are refused', () => {
  const onHoliday = { ...centre, closedDays: ['2026-06-15', '2026-06-16', '2026-06-17', '2026-07-15', '2026-07-16'] };
  const draft = readStay(new URLSearchParams('days=4'), onHoliday, monday);
  expect(draft).toMatchObject({ checkInDate: '06/18/2026', checkOutDate: '07/14/2026' });
  expect(problemsOf(draft, onHoliday, monday)).toEqual([]);
  expect(problemsOf({ ...draft, checkOutDate: '07/15/2026' }, onHoliday, monday)).toEqual([
    { field: 'checkOutDate', key: 'errors.dayClosed' },
  ]);
});

test('days of a search, which knows no closed days, become the open ones among them', () => {
  expect(read('in=2026-06-20&out=2026-07-18')).toMatchObject({ checkInDate: '06/22/2026', checkOutDate: '07/17/2026' });
  expect(read('in=2026-06-17&out=2026-06-21').checkOutDate).toBe('06/19/2026');
  expect(read('in=2026-06-20&out=2026-06-21')).toMatchObject({ checkInDate: '06/20/2026', checkOutDate: '06/21/2026' });
});

test('from an hour before closing the first day is tomorrow, and today is over', () => {
  for (const evening of ['2026-06-15T23:00:00Z', '2026-06-16T02:00:00Z'].map((text) => new Date(text))) {
    expect(read('', evening)).toMatchObject({ checkInDate: '06/16/2026', checkOutDate: '07/14/2026' });
    expect(problemsOf(read('in=2026-06-15&days=1', evening), centre, evening)).toEqual([
      { field: 'checkInDate', key: 'errors.dayOver' },
    ]);
  }
});

test('nobody lives in a residence one day a week', () => {
  const residence = {
    ...centre,
    kind: 'assisted_living' as const,
    hours: Array.from({ length: 7 }, () => open),
    openWeekdays: [1, 2, 3, 4, 5, 6, 7],
  };
  expect(readStay(new URLSearchParams(), residence, monday)).toMatchObject({
    weekDays: [1, 2, 3, 4, 5, 6, 7],
    typeSelect: 'month',
  });
});

test('comes back from the address bar, half-typed dates too', () => {
  const draft = read('in=2026-06-17&out=7/1&days=1,3,5&type=week&guests=2');
  expect(draft).toEqual({
    checkInDate: '06/17/2026',
    checkOutDate: '7/1',
    weekDays: [1, 3, 5],
    typeSelect: 'week',
    guestsCount: 2,
    Seniorcount: 2,
    roomType: null,
    familyMemberId: null,
  });
  expect(readStay(new URLSearchParams(queryText(stayQuery(draft))), centre, monday)).toEqual(draft);
});

test('understands what a form sends before the page is awake', () => {
  expect(read('in=06/17/2026&out=&days=3&days=5&type=day&guests=1')).toMatchObject({
    checkInDate: '06/17/2026',
    checkOutDate: '07/15/2026',
    weekDays: [3, 5],
  });
});

test('costs what the server will say', () => {
  expect(estimateOf(read('in=2026-06-15&out=2026-07-10&days=1,3,5'), centre)).toMatchObject({
    days: 12,
    totalCents: 100_800,
    depositCents: 8_400,
  });
  expect(estimateOf(read('in=2026-06-15&out=6/1&days=1'), centre)).toBeUndefined();
  expect(estimateOf(read(''), centre)).toBeUndefined();
});

test('names the days on which there are too few seats', () => {
  const seats = [
    { day: '2026-06-15', capacity: 20, free: 1 },
    { day: '2026-06-22', capacity: 20, free: 0 },
    { day: '2026-06-23', capacity: 20, free: 0 },
  ];
  expect(fullDaysOf(read('days=1'), centre, seats)).toEqual(['2026-06-22']);
  expect(fullDaysOf(read('days=1&guests=2'), centre, seats)).toEqual(['2026-06-15', '2026-06-22']);
});

test('days on which the centre is closed are not called full', () => {
  const withHoliday = { closedDays: ['2026-06-15'] };
  expect(fullKey([], withHoliday)).toBeUndefined();
  expect(fullKey(['2026-06-15'], withHoliday)).toBe('errors.daysClosed');
  expect(fullKey(['2026-06-15', '2026-06-22'], withHoliday)).toBe('errors.seats_taken');
});

test('says what is wrong, by field', () => {
  const problems = (query: string) => problemsOf(read(`days=1&${query}`), centre, monday);
  expect(problems('')).toEqual([]);
  expect(problemsOf(read(''), centre, monday)).toEqual([{ field: 'weekDays', key: 'errors.weekdays' }]);
  expect(problems('in=13/45')).toEqual([{ field: 'checkInDate', key: 'errors.dateImproper' }]);
  expect(problems('in=2026-06-17&out=2026-06-16')).toEqual([{ field: 'checkOutDate', key: 'errors.checkOutBefore' }]);
  expect(problems('in=2026-06-12')).toEqual([{ field: 'checkInDate', key: 'errors.dayOver' }]);
  expect(problems('in=2020-01-06&out=2026-07-13')).toEqual([{ field: 'checkInDate', key: 'errors.dayOver' }]);
  expect(problems('in=2026-06-12&out=2026-06-11')).toEqual([{ field: 'checkInDate', key: 'errors.dayOver' }]);
  expect(problems('in=02/30/2027')).toEqual([{ field: 'checkInDate', key: 'errors.dateImproper' }]);
  expect(problemsOf({ ...read('days=1'), checkOutDate: '06/20/2026' }, centre, monday)).toEqual([
    { field: 'checkOutDate', key: 'errors.dayClosed' },
  ]);
  expect(problemsOf(read('in=2026-06-16&out=2026-06-17&days=5'), centre, monday)).toEqual([
    { field: 'weekDays', key: 'errors.weekdays' },
  ]);
});
