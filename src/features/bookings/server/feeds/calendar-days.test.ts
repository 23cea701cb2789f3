import { beforeEach, expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { calendarFile } from '#shared/calendar-file.ts';
import { translatorOf } from '#shared/words.ts';
import { openCheckout } from '#test/checkout.ts';
import { calendarEvents } from '../../web/add-to-calendar.ts';
import words from '../../text/en.json' with { type: 'json' };
import { sweepDifferences } from '../changes/lapse-difference.ts';

// Two seats a day. The stay: Mondays and Wednesdays, June 22, 24 and 29, at $84; the family is asked on Monday the 15th at 9 AM.
const { t, town, card, pay, one } = await openCheckout({ capacity: 2 });
const say = translatorOf('en', words);

const sameWeeks = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29' };
const former = { ...sameWeeks, weekDays: [1, 3] };
const tuesdays = { ...sameWeeks, weekDays: [2, 3] };
const everyDay = { ...sameWeeks, weekDays: [1, 2, 3] };

let addresses: URL[];
const stay = (status: 'held' | 'pending' | 'accepted' = 'accepted') =>
  aStay(t, { centre: town.centre, person: town.elena, status });
const skip = async (id: string, day: string, skips = true) =>
  (await t.as(town.elena)).seniorCare.skipDay({ params: { id }, body: { day, skips } });
async function change(id: string, wanted: typeof former) {
  const { seniorCare } = await t.as(town.elena);
  const { difference } = await seniorCare.quoteChange({ params: { id }, body: wanted });
  await seniorCare.changeDays({
    params: { id },
    body: { ...wanted, expectedTotalCents: difference.totalCents },
  });
}
const accept = async (id: string) => (await t.as(town.manager)).requests.acceptChange({ params: { id } });

beforeEach(async () => {
  const params = { id: town.centre.id };
  const [home, place] = [(await t.as(town.elena)).familyFeed, (await t.as(town.manager)).calendarFeeds];
  addresses = [await home.make({}), await place.make({ params })].map(({ address }) => new URL(address));
});

const valueIn = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';

/** What a calendar learns: how sure each event is, by what is left of its id after the number of the booking; and the one number of all. */
function learned(text: string, bookingId: string) {
  const [head = '', ...events] = text.replaceAll('\r\n\t', '').split('BEGIN:VEVENT\r\n');
  const lines = events.map((event) => event.split('\r\n'));
  const [sequence, ...others] = new Set(lines.map((event) => Number(valueIn(event, 'SEQUENCE'))));
  expect(others).toEqual([]);
  const days = lines.map((event) => {
    const uid = valueIn(event, 'UID');
    expect(uid).toMatch(new RegExp(`^${bookingId}-2026-.*@lado$`));
    const day = uid.slice(bookingId.length + 1, -'@lado'.length);
    expect(valueIn(event, 'DTSTART')).toBe(`${day.replaceAll('-', '')}T150000Z`);
    return [day.slice(5), valueIn(event, 'STATUS')] as const;
  });
  return {
    days: Object.fromEntries(days.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    sequence: sequence ?? 0,
    method: valueIn(head.split('\r\n'), 'METHOD'),
  };
}

/** The file as somebody takes it now, once it is seen that both feeds say the same. */
async function taken({ id, bookingId }: { id: string; bookingId: string }) {
  const file = learned(calendarFile(calendarEvents(await one(id), { t: say, pages: { list: () => '' } })), bookingId);
  for (const { pathname } of addresses) {
    const { payload } = await t.app.inject({ method: 'GET', url: pathname });
    expect(learned(payload, bookingId)).toMatchObject({ days: file.days, sequence: file.sequence });
  }
  return file;
}

const confirmed = { '06-22': 'CONFIRMED', '06-24': 'CONFIRMED', '06-29': 'CONFIRMED' };

test('a file that was taken while the request waited is the same one, newer, once the center has accepted', async () => {
  const booking = await stay('pending');
  const before = await taken(booking);
  expect(before.days).toEqual({ '06-22': 'TENTATIVE', '06-24': 'TENTATIVE', '06-29': 'TENTATIVE' });
  await (await t.as(town.manager)).requests.accept({ params: { id: booking.id } });
  const after = await taken(booking);
  expect(after).toMatchObject({ days: confirmed, method: 'PUBLISH' });
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('a day that is skipped is cancelled alone, and comes back with a higher number', async () => {
  const booking = await stay();
  const before = await taken(booking);
  await skip(booking.id, '2026-06-22');
  const without = await taken(booking);
  expect(without).toMatchObject({ days: { ...confirmed, '06-22': 'CANCELLED' }, method: 'PUBLISH' });
  await skip(booking.id, '2026-06-22', false);
  const again = await taken(booking);
  expect(again.days).toEqual(confirmed);
  expect(without.sequence).toBeGreaterThan(before.sequence);
  expect(again.sequence).toBeGreaterThan(without.sequence);
});

test('days that a change drops are cancelled once the center agrees, and stand again when it is changed back', async () => {
  const booking = await stay();
  await change(booking.id, tuesdays);
  expect((await taken(booking)).days).toEqual(confirmed);
  await accept(booking.id);
  const changed = await taken(booking);
  expect(changed.days).toEqual({
    '06-22': 'CANCELLED',
    '06-23': 'CONFIRMED',
    '06-24': 'CONFIRMED',
    '06-29': 'CANCELLED',
  });
  await change(booking.id, former);
  await accept(booking.id);
  const back = await taken(booking);
  expect(back.days).toEqual({ ...confirmed, '06-23': 'CANCELLED' });
  expect(back.sequence).toBeGreaterThan(changed.sequence);
});

test('a request that waits is changed at once, and cancels what it dropped', async () => {
  const booking = await stay('pending');
  await change(booking.id, tuesdays);
  expect((await taken(booking)).days).toEqual({
    '06-22': 'CANCELLED',
    '06-23': 'TENTATIVE',
    '06-24': 'TENTATIVE',
    '06-29': 'CANCELLED',
  });
});

test('a day that was added and not paid for is cancelled when the former days stand again', async () => {
  const booking = await stay();
  await change(booking.id, everyDay);
  await accept(booking.id);
  const changed = await taken(booking);
  expect(changed.days).toEqual({ ...confirmed, '06-23': 'CONFIRMED' });
  t.clock.set('2026-06-17T16:00:01Z');
  await sweepDifferences(t.context());
  const back = await taken(booking);
  expect(back.days).toEqual({ ...confirmed, '06-23': 'CANCELLED' });
  expect(back.sequence).toBeGreaterThan(changed.sequence);
});

test('what is cancelled whole cancels all that was ever in it, by a file that says so', async () => {
  const booking = await stay();
  await skip(booking.id, '2026-06-24');
  const before = await taken(booking);
  await (await t.as(town.elena)).bookings.change({ params: { id: booking.id }, body: { status: 'cancelled' } });
  const after = await taken(booking);
  expect(after).toMatchObject({
    days: { '06-22': 'CANCELLED', '06-24': 'CANCELLED', '06-29': 'CANCELLED' },
    method: 'CANCEL',
  });
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('no calendar holds what was never paid: days that were replaced before are named nowhere', async () => {
  const booking = await stay('held');
  const { seniorCare } = await t.as(town.elena);
  await seniorCare.changeHeld({
    params: { id: booking.id },
    body: { checkInDate: '06/22/2026', checkOutDate: '06/29/2026', weekDays: [2, 3], guestsCount: 1 } as never,
  });
  await pay(booking.id, { method: await card() });
  expect((await taken(booking)).days).toEqual({ '06-23': 'TENTATIVE', '06-24': 'TENTATIVE' });
});
