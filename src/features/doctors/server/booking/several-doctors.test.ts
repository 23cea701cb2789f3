import { expect, test } from 'vitest';
import { offerFreed } from '#features/availability/server/lines/offer-freed.ts';
import { ELEVEN, FRIDAY, openEarlierTimes, TEN } from '#test/earlier-times.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { aDoctor } from '../seed.ts';
import { anAppointment } from './seed.ts';

const { t, cast, calls, join, mine, offerOf, answer, cancel, sweep, book, bell } = await openEarlierTimes();

type Wish = { others: readonly string[]; by?: typeof cast.rosa; lastDay?: string };

const wish = async ({ others, by = cast.rosa, lastDay = FRIDAY }: Wish) => {
  const body = { providerId: cast.doctor.id, otherProviderIds: [...others], lastDay, familyMemberId: null };
  return (await (await calls(by)).join({ body })).data;
};
const waitedWith = async (by = cast.rosa) =>
  (await mine(by)).map(({ providerId, others }) => [providerId, ...others.map(({ _id }) => _id)]);

/** Another doctor of the specialty, whom Elena sees on Tuesday, too. */
async function another({ startsAt = TEN, ...choices }: { startsAt?: string } & Parameters<typeof aDoctor>[1] = {}) {
  const doctor = await aDoctor(t.db, { name: 'Dr. Ana Silva', ...choices });
  const { id: booked } = await anAppointment(t, { doctor, person: cast.elena, startsAt });
  return { doctor, id: doctor.id, booked };
}

test('what comes free first with any of them is offered, in the name of whose time it is; the others have nobody waiting then', async () => {
  const [silva, other] = [await another(), await another()];
  await join(cast.ida);
  expect(await wish({ others: [silva.id, other.id, silva.id, cast.doctor.id] })).toMatchObject([
    {
      providerId: cast.doctor.id,
      place: 2,
      others: [
        { _id: silva.id, place: 1 },
        { _id: other.id, place: 1 },
      ],
    },
  ]);
  await cancel(silva.booked);
  await t.runJobs();
  const offer = { providerId: silva.id, providerName: 'Dr. Ana Silva', startsAt: TEN, booked: null };
  expect(await mine(cast.rosa)).toMatchObject([{ place: null, offer }]);
  expect(await bell(cast.rosa)).toMatchObject([{ facts: { what: 'offered', providerName: 'Dr. Ana Silva' } }]);
  await cancel(other.booked);
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer).toMatchObject(offer);
  await book(cast.rosa, TEN, null, silva.id);
  expect(await mine(cast.rosa)).toEqual([]);
  const left = await t.db.selectFrom('line_providers').select('provider_id').execute();
  expect(left.filter(({ provider_id: id }) => id === silva.id || id === other.id)).toEqual([]);
  await cancel();
  await t.runJobs();
  expect(await offerOf(cast.ida)).toBeDefined();
});

test('times that come free with two of them at once are one offer', async () => {
  const silva = await another();
  await wish({ others: [silva.id] });
  const freed = { providerId: cast.doctor.id, service: APPOINTMENT, starts: [new Date(ELEVEN)] };
  await t.db.transaction().execute(async (db) => {
    await offerFreed(db, freed);
    await cancel(silva.booked); // waits for no other transaction
  });
  await sweep();
  const holds = await t.db
    .selectFrom('slot_holds')
    .select('starts_at')
    .where('provider_id', 'in', [cast.doctor.id, silva.id])
    .execute();
  expect(holds).toEqual([{ starts_at: new Date(ELEVEN) }]);
  expect((await offerOf(cast.rosa))?.offer).toMatchObject({ providerId: cast.doctor.id, startsAt: ELEVEN });
});

test('a time that is declined is not offered again, and the same time of another one is', async () => {
  const silva = await another();
  const [line] = await wish({ others: [silva.id] });
  await cancel(silva.booked);
  await t.runJobs();
  expect(await answer('decline', cast.rosa, line?._id ?? '')).toMatchObject([{ place: 1, offer: null }]);
  await cancel();
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer).toMatchObject({ providerId: cast.doctor.id, startsAt: TEN });
});

test('whoever has an appointment with one hears of what is earlier with another, and keeps it', async () => {
  const silva = await another();
  const late = await another({ startsAt: '2026-06-18T18:00:00.000Z' });
  const own = await anAppointment(t, {
    doctor: cast.doctor,
    person: cast.rosa,
    startsAt: '2026-06-18T17:00:00.000Z',
  });
  await wish({ others: [silva.id, late.id] });
  await cancel(late.booked);
  await t.runJobs();
  expect(await offerOf(cast.rosa)).toBeUndefined();
  await cancel(silva.booked);
  await t.runJobs();
  const booked = {
    address: `/dashboardappointments?id=${own.id}`,
    providerName: cast.doctor.name,
    startsAt: '2026-06-18T17:00:00.000Z',
  };
  expect((await offerOf(cast.rosa))?.offer).toMatchObject({ providerId: silva.id, booked });
  await book(cast.rosa, TEN, null, silva.id);
  const { status } = await t.db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('scheduled');
});

test.each([
  ['of another specialty', { specialties: ['dermatology' as const] }],
  ['licensed in another state', { licence: { state: 'NV', number: 'N-1' } }],
  ['seen in another way', { prices: { videoCents: null, chatCents: 2900 } }],
])('nobody waits with somebody %s instead', async (_, choices) => {
  const { id } = await aDoctor(t.db, choices);
  cast.doctor = await aDoctor(t.db, { prices: { videoCents: 4900, chatCents: null } });
  await expect(wish({ others: [id] })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await mine(cast.rosa)).toEqual([]);
});

test('a wish reaches five at most, also by wishing again; whoever takes no bookings is left out', async () => {
  const ids = [];
  for (const _ of [1, 2, 3, 4, 5]) ids.push((await aDoctor(t.db)).id);
  const closed = await aDoctor(t.db, { weeklyHours: null });
  await expect(wish({ others: ids })).rejects.toMatchObject({ code: 'invalid_input' });
  await wish({ others: [...ids.slice(0, 2), closed.id] });
  await wish({ others: ids.slice(1, 3) });
  expect(await waitedWith()).toEqual([[cast.doctor.id, ...ids.slice(0, 3)]]);
  await expect(wish({ others: ids.slice(3) })).rejects.toMatchObject({ code: 'too_many_alternatives' });
  expect(await waitedWith()).toEqual([[cast.doctor.id, ...ids.slice(0, 3)]]);
});

test('whoever asks for another one later stands at the end of that line', async () => {
  const silva = await another();
  await wish({ others: [] });
  await wish({ others: [silva.id], by: cast.ida });
  expect(await wish({ others: [silva.id] })).toMatchObject([{ place: 1, others: [{ place: 2 }] }]);
});

test('when one of them takes no more bookings, the family hears of it and waits on with the others', async () => {
  const silva = await another({ startsAt: ELEVEN });
  await wish({ others: [silva.id] });
  await cancel();
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer?.providerId).toBe(cast.doctor.id);
  const { closing } = await t.as(cast.manager);
  await closing.giveUpPlace({ params: { id: cast.doctor.id } });
  expect(await mine(cast.rosa)).toMatchObject([{ providerId: silva.id, place: 1, others: [], offer: null }]);
  expect(await bell(cast.rosa)).toMatchObject([{ facts: { what: 'givenUp', providerName: cast.doctor.name } }]);
  await cancel(silva.booked);
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer?.startsAt).toBe(ELEVEN);
});
