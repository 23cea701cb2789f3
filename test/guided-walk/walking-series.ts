import { afterAll, beforeEach } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import { aWalkingParty, friday, walkApp, walksOf } from './walk-world.ts';

export const inWeek = (week: number, from = friday) => new Date(Date.parse(from) + week * 7 * DAY_MS).toISOString();
export const [first, second, third] = [friday, inWeek(1), inWeek(2)];
/** A day after the second. */
export const saturday = inWeek(1, '2026-06-20T17:00:00.000Z');

/**
 * The product with the walk, and in it, new before each test, three walks a week apart, each paid on the day before: the first is paid,
 * and the guide has said yes. With what both sides do with single ones.
 */
export async function openSeries() {
  const t = await walkApp({ settings: { LIMITS_FACTOR: '100' } });
  const party = {} as Awaited<ReturnType<typeof aWalkingParty>>;
  const series = { id: '' };
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    Object.assign(party, await aWalkingParty(t));
    const { _id: id } = await party.book(friday, party.elena, 3);
    const method = await aCard(t.ports, 'good', t.clock.now());
    await (await t.as(party.elena)).payments.pay({ body: { bookingId: id, method, chargeLater: true } });
    await party.accept(id);
    series.id = id;
  });

  const times = async (person: Person) => (await t.as(person)).singleTimes;
  const cancel = async (
    startsAt: string,
    { by = party.elena, ...body }: { by?: Person; expectedCents?: number } = {},
  ) => (await (await times(by)).cancel({ params: { id: series.id }, body: { startsAt, ...body } })).data;
  const move = async (startsAt: string, to: string, by = party.elena) =>
    (await (await times(by)).move({ params: { id: series.id }, body: { startsAt, to } })).data;
  const takeAway = async (startsAt: string, by = party.theo) =>
    (await (await times(by)).cancelAtPlace({ params: { id: series.id }, body: { startsAt, reason: 'I am ill.' } }))
      .data;
  const moveAtPlace = async (startsAt: string, to: string, by = party.theo) =>
    (await (await times(by)).moveAtPlace({ params: { id: series.id }, body: { startsAt, to } })).data;
  const opened = async () => (await (await t.as(party.elena)).bookings.one({ params: { id: series.id } })).data;
  const states = async () => (await opened()).single.map(({ startsAt, state }) => [startsAt, state]);
  const freeAt = async (startsAt: string) => {
    t.clock.set(new Date(Date.parse(startsAt) - 5 * DAY_MS).toISOString());
    const { data } = await (await walksOf(t)).slots({ params: { id: party.guide.id } });
    return data.some((slot) => slot.startsAt === startsAt);
  };
  return { t, party, series, times, cancel, move, takeAway, moveAtPlace, opened, states, freeAt };
}
