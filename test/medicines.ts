import { afterAll, beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { OwnMedicine } from '#features/medication/kept-medicine.ts';
import { aListedMedicine } from '#features/medication/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { relating } from './relation.ts';
import { visitApp } from './video-visit/visit-world.ts';

/**
 * The server of a file of tests about medicines, with doctors who prescribe, and in it, new before each test, a mother and her
 * daughter. It is a Wednesday, nine in the morning where the mother lives.
 */
export async function openMedicines() {
  const t = await visitApp({ settings: { LIMITS_FACTOR: '1000' } });
  afterAll(() => t.close());
  const family = {} as { rosa: Person; elena: Person };
  beforeEach(async () => {
    t.clock.set('2026-06-17T16:00:00Z');
    family.rosa = await aPerson(t.db, { firstName: 'Rosa' });
    family.elena = await aPerson(t.db, { firstName: 'Elena' });
    await liveIn(family.rosa, 'America/Los_Angeles');
  });

  const liveIn = async (person: Person, timeZone: string) =>
    (await t.as(person)).preferences.changeGlobal({ params: { id: person.id }, body: { timeZone } });
  const callsOf = async (person = family.rosa) => (await t.as(person)).medication;
  const sheet = async (by = family.rosa, familyMemberId?: string) => {
    const query = familyMemberId === undefined ? {} : { familyMemberId };
    return (await (await callsOf(by)).list({ query })).data;
  };
  const list = (medicine: Partial<OwnMedicine> = {}, person: { personId: string } = family.rosa) =>
    aListedMedicine(t.db, { person, medicine, now: t.clock.now() });
  const mark = async (
    id: string,
    time: string,
    state: 'taken' | 'skipped' | null,
    { day = '2026-06-17', by = family.rosa } = {},
  ) => (await callsOf(by)).mark({ params: { id }, body: { day, time, state } });
  /** What the daughter may do for her mother. */
  const relate = (scopes: Scope[], status?: string) =>
    relating(t, () => ({ person: family.rosa, member: family.elena }))(scopes, status);
  return { t, family, liveIn, callsOf, sheet, list, mark, relate };
}
