import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { newsOf } from '#test/letters.ts';
import { openMedicines } from '#test/medicines.ts';
import { queuing } from '#test/racing.ts';
import { relating } from '#test/relation.ts';
import { aRingingBrowser } from '#test/ringing.ts';
import type { OwnMedicine } from '../kept-medicine.ts';
import { remindOfDoses } from './remind-of-doses.ts';
import { tellMissedDoses } from './tell-missed-doses.ts';

const { t, family, liveIn, callsOf, list, mark, relate } = await openMedicines();
type PlanChange = { times?: string[]; isReminded?: boolean; tellsFamily?: boolean; version?: number; by?: Person };
const ask = async (
  id: string,
  { times = ['09:30'], isReminded = false, tellsFamily = false, version = 1, by = family.rosa }: PlanChange,
) =>
  (await callsOf(by)).change({
    params: { id },
    body: { version, plan: { times, isReminded, tellsFamily } },
  });
const tally = (ended: PromiseSettledResult<unknown>[]) => ended.map(({ status }) => status);
const remind = () => remindOfDoses({ db: t.db, now: t.clock.now() });
const tell = () => tellMissedDoses({ db: t.db, now: t.clock.now() });
const bell = async (person = family.rosa) => (await newsOf(t, person)).filter(({ kind }) => kind === 'medication');
const rings = async (person = family.rosa) =>
  (await t.db.selectFrom('outbox').select('id').where('user_id', '=', person.id).execute()).length;
/** The row at which those meet who tell of the doses of Rosa. */
const meeting = async () => {
  const { id } = await t.db
    .selectFrom('medication_reminders')
    .select('id')
    .where('person_id', '=', family.rosa.personId)
    .executeTakeFirstOrThrow();
  return { table: 'medication_reminders', id } as const;
};

describe('reminders', () => {
  const reminded = async (medicine: Partial<OwnMedicine> = {}, times = ['09:30']) => {
    const id = await list(medicine);
    await ask(id, { times, isReminded: true });
    return id;
  };

  test('come once, at the hour, for all that is due together; whoever did not ask hears nothing', async () => {
    await reminded();
    await reminded({ name: 'Other' });
    await list({ name: 'Unasked' });
    await remind();
    expect(await bell()).toEqual([]);
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ facts: { time: '09:30', count: 2, person: null }, isRead: false }]);
    expect(JSON.stringify(await bell())).not.toMatch(/Lisinopril|Other/);
    await aRingingBrowser(t.db, family.rosa.id);
    t.clock.advance(60);
    await remind();
    expect(await rings()).toBe(0);
  });

  test('do not come of what was taken, is over, is due on another day, or was due before one asked', async () => {
    const taken = await reminded();
    await mark(taken, '09:30', 'taken');
    await reminded({ days: 7, startsOn: '2026-06-10' });
    await reminded({ frequency: 'everyOtherDay', startsOn: '2026-06-16' });
    await reminded({}, ['08:45']);
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    expect(await bell()).toEqual([]);
  });

  test('are read once something was said of the dose, and come again the next day, also after midnight', async () => {
    const id = await reminded({}, ['23:50']);
    t.clock.set('2026-06-18T07:05:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ facts: { time: '23:50' }, isRead: false }]);
    await mark(id, '23:50', 'taken', { day: '2026-06-17' });
    expect(await bell()).toMatchObject([{ isRead: true }]);
    t.clock.set('2026-06-19T06:50:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ isRead: false }]);
  });

  test('of one hour leave once, though two processes remind at the same moment', async () => {
    await reminded();
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    await aRingingBrowser(t.db, family.rosa.id);
    t.clock.set('2026-06-18T16:30:00Z');
    const before = await rings();
    const ended = await queuing(t.db, await meeting(), [remind, remind]);
    expect(tally(ended)).toEqual(['fulfilled', 'fulfilled']);
    expect(await rings()).toBe(before + 1);
  });

  test('of somebody without an account reach who looks after them, on their clock', async () => {
    await liveIn(family.elena, 'America/New_York');
    const mother = await aDependant(t.db, { of: family.elena, firstName: 'Ana' });
    const id = await list({}, { personId: mother });
    await ask(id, { times: ['12:30'], isReminded: true, by: family.elena });
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    expect(await bell(family.elena)).toMatchObject([{ facts: { person: 'Ana', personId: mother, time: '12:30' } }]);
    expect(await bell()).toEqual([]);
  });

  test('come once more after half an hour, as long as nobody has marked it, and then no more', async () => {
    const id = await reminded();
    await reminded({ name: 'Other' });
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    await aRingingBrowser(t.db, family.rosa.id);
    await mark(id, '09:30', 'skipped');
    t.clock.set('2026-06-17T16:59:00Z');
    await remind();
    expect(await rings()).toBe(0);
    t.clock.set('2026-06-17T17:00:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ facts: { news: 'again', time: '09:30', count: 1 }, isRead: false }]);
    expect(await rings()).toBe(1);
    for (const minutes of [1, 15, 20]) {
      t.clock.advance(minutes * 60);
      await remind();
    }
    expect(await rings()).toBe(1);
  });

  test('come once more together with what is due by then; what is reminded of so late comes once', async () => {
    await reminded();
    await reminded({ name: 'Other' }, ['10:00']);
    await reminded({ name: 'Third' }, ['10:40']);
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    t.clock.set('2026-06-17T17:00:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ facts: { news: 'due', time: '10:00', count: 2 } }]);
    await aRingingBrowser(t.db, family.rosa.id);
    t.clock.set('2026-06-17T18:15:00Z');
    await remind();
    expect(await bell()).toMatchObject([{ facts: { news: 'due', time: '10:40', count: 1 } }]);
    t.clock.advance(60);
    await remind();
    expect(await rings()).toBe(1);
  });

  test('come once more once, though two processes remind, and not of what is marked at that moment', async () => {
    const id = await reminded();
    t.clock.set('2026-06-17T16:30:00Z');
    await remind();
    await aRingingBrowser(t.db, family.rosa.id);
    t.clock.set('2026-06-17T17:00:00Z');
    const before = await rings();
    expect(tally(await queuing(t.db, await meeting(), [remind, remind]))).toEqual(['fulfilled', 'fulfilled']);
    expect(await rings()).toBe(before + 1);
    t.clock.set('2026-06-18T16:30:00Z');
    await remind();
    t.clock.set('2026-06-18T17:00:00Z');
    const marking = () => mark(id, '09:30', 'taken', { day: '2026-06-18' });
    const rung = await rings();
    await queuing<unknown>(t.db, await meeting(), [marking, remind]);
    expect(await rings()).toBe(rung);
    expect(await bell()).toMatchObject([{ isRead: true }]);
  });
});

describe('what was missed', () => {
  const told = async (medicine: Partial<OwnMedicine> = {}, times = ['09:30']) => {
    const id = await list(medicine);
    await ask(id, { times, tellsFamily: true });
    return id;
  };

  test('reaches relatives who see the records two hours later, once for all of one hour, and says not what', async () => {
    const cousin = await aPerson(t.db, { firstName: 'Cora' });
    await relating(t, () => ({ person: family.rosa, member: cousin }))(['bookings']);
    await relate(['records']);
    await told();
    await told({ name: 'Other' });
    await list({ name: 'Unasked' });
    t.clock.set('2026-06-17T18:29:00Z');
    await tell();
    expect(await bell(family.elena)).toEqual([]);
    t.clock.set('2026-06-17T18:30:00Z');
    await tell();
    expect(await bell(family.elena)).toMatchObject([
      {
        facts: { news: 'missed', person: 'Rosa', personId: family.rosa.personId, time: '09:30', count: 2 },
        isRead: false,
      },
    ]);
    expect(JSON.stringify(await bell(family.elena))).not.toMatch(/Lisinopril|Other/);
    expect([await bell(), await bell(cousin)]).toEqual([[], []]);
    await aRingingBrowser(t.db, family.elena.id);
    t.clock.advance(60);
    await tell();
    expect(await rings(family.elena)).toBe(0);
  });

  test('is not what was marked, was due before one asked, is over, or of which nobody asked any longer', async () => {
    await relate(['records']);
    await mark(await told(), '09:30', 'skipped');
    await told({}, ['08:45']);
    await told({ days: 7, startsOn: '2026-06-10' });
    const id = await told();
    await ask(id, { version: 2, isReminded: true });
    t.clock.set('2026-06-17T18:40:00Z');
    await tell();
    expect(await bell(family.elena)).toEqual([]);
  });

  test('ends when the relation does, also for what was told', async () => {
    await relate(['records']);
    await told();
    t.clock.set('2026-06-17T18:30:00Z');
    await tell();
    expect(await bell(family.elena)).toHaveLength(1);
    await relate(['records'], 'revoked');
    expect(await bell(family.elena)).toEqual([]);
    await aRingingBrowser(t.db, family.elena.id);
    t.clock.set('2026-06-18T18:30:00Z');
    await tell();
    expect(await rings(family.elena)).toBe(0);
  });

  test('of somebody without an account reaches relatives, not who looks after them', async () => {
    const mother = await aDependant(t.db, { of: family.rosa, firstName: 'Ana' });
    await relating(t, () => ({ person: { personId: mother }, member: family.elena }))(['records']);
    await ask(await list({}, { personId: mother }), { tellsFamily: true });
    t.clock.set('2026-06-17T18:30:00Z');
    await tell();
    expect(await bell(family.elena)).toMatchObject([{ facts: { person: 'Ana', personId: mother } }]);
    expect(await bell()).toEqual([]);
  });

  test('is told once, though two processes tell, and not of what is marked at that moment', async () => {
    await relate(['records']);
    const id = await told();
    t.clock.set('2026-06-17T18:30:00Z');
    await tell();
    await aRingingBrowser(t.db, family.elena.id);
    t.clock.set('2026-06-18T18:30:00Z');
    expect(tally(await queuing(t.db, await meeting(), [tell, tell]))).toEqual(['fulfilled', 'fulfilled']);
    expect(await rings(family.elena)).toBe(1);
    t.clock.set('2026-06-19T18:30:00Z');
    const marking = () => mark(id, '09:30', 'taken', { day: '2026-06-19' });
    await queuing<unknown>(t.db, await meeting(), [marking, tell]);
    expect(await rings(family.elena)).toBe(1);
  });
});
