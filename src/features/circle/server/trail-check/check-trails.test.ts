import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { auditAll } from '#server/audit.ts';
import { testApp } from '#test/harness.ts';
import { checkTrails } from './check-trails.ts';

const lines: string[] = [];
const t = await testApp({ logs: { write: (line) => lines.push(line) } });
const staff = await aStaffMember(t.db);
let people: Person[];
beforeEach(async () => {
  // What an attacker does: neither our code nor its triggers ask them.
  await sql`alter table audit_entries disable trigger audit_entries_stay`.execute(t.db);
  await sql`delete from audit_entries`.execute(t.db);
  await sql`delete from trail_checks`.execute(t.db);
  await sql`delete from notifications`.execute(t.db);
  t.clock.advance(25 * 3600);
  lines.length = 0;
  people = [await aPerson(t.db), await aPerson(t.db), await aPerson(t.db)];
  for (const { personId, id } of people) await look(personId, id, 5);
});

const look = (personId: string, actorId: string, times: number) =>
  auditAll(
    t.db,
    Array.from({ length: times }, (_, index) => ({
      at: t.clock.now(),
      actorId,
      personId,
      action: 'read' as const,
      subject: `health_profile:${index}`,
    })),
  );
const check = (choices?: { size: number; slices: number }) => checkTrails(t.context(), choices);
const nextDay = async () => {
  t.clock.advance(24 * 3600);
  await check();
};
const trailOf = (at: number) =>
  t.db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .where('person_id', '=', people[at]?.personId ?? '')
    .orderBy('id')
    .execute();
const known = () => t.db.selectFrom('trail_checks').selectAll().orderBy('person_id').execute();
const brokenOnes = async () =>
  (await known())
    .filter(({ broken_entry: entry }) => entry !== null)
    .map(({ person_id: personId, broken_entry: entryId }) => ({ personId, entryId }));
const checkSeenBy = async (person: Person) => (await (await t.as(person)).circle.trail({ query: { page: 1 } })).check;
const heard = async () => (await (await t.as(staff)).notifications.list({ query: {} })).data;
const reports = () => lines.filter((line) => line.includes('BrokenTrail'));

test('once a day every trail is gone through, and its owner reads when', async () => {
  const [elena] = people as [Person];
  expect(await checkSeenBy(elena)).toBeNull();
  await check();
  expect(await checkSeenBy(elena)).toEqual({ at: t.clock.now().toISOString(), state: 'whole' });
  expect(await known()).toHaveLength(3);
  const before = t.clock.now().toISOString();
  t.clock.advance(3600);
  await check();
  expect(await checkSeenBy(elena)).toMatchObject({ at: before });
  expect([await brokenOnes(), await heard(), reports()]).toEqual([[], [], []]);
});

test('a big trail is gone through in slices, which go on where the last one stopped, and of two processes one is at it', async () => {
  for (let run = 0; run < 4; run += 1) {
    expect(await known()).not.toHaveLength(3);
    await check({ size: 2, slices: 2 });
  }
  expect(await known()).toHaveLength(3);
  t.clock.advance(24 * 3600);
  const [, second] = await trailOf(0);
  await t.db
    .updateTable('audit_entries')
    .set({ subject: 'nothing' })
    .where('id', '=', second?.id ?? 0)
    .execute();
  await Promise.all(Array.from({ length: 4 }, () => check({ size: 2, slices: 20 })));
  await check({ size: 2, slices: 20 });
  expect(await brokenOnes()).toEqual([{ personId: people[0]?.personId, entryId: second?.id }]);
  expect(reports()).toHaveLength(1);
});

test('a changed entry is told to staff once, reported without a word of whose it is, and said to its owner', async () => {
  const [elena, other] = people as [Person, Person];
  await check();
  const [, second] = await trailOf(0);
  await t.db
    .updateTable('audit_entries')
    .set({ actor_id: staff.id })
    .where('id', '=', second?.id ?? 0)
    .execute();
  await nextDay();
  expect(await brokenOnes()).toEqual([{ personId: elena.personId, entryId: second?.id }]);
  expect(await checkSeenBy(elena)).toMatchObject({ state: 'broken' });
  expect(await checkSeenBy(other)).toMatchObject({ state: 'whole' });
  expect(await heard()).toMatchObject([{ kind: 'trail', facts: { what: 'broken', count: 1 } }]);
  expect((await (await t.as(staff)).trailQuestions.list({ query: {} })).brokenTrails).toBe(1);
  const [line, ...more] = reports();
  expect(more).toEqual([]);
  for (const secret of [elena.personId, elena.id, 'health']) expect(line).not.toContain(secret);
  const letter = await t.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', staff.email)
    .where('subject', '=', 'The record of access does not fit together')
    .executeTakeFirstOrThrow();
  expect(letter.body).not.toContain(elena.personId);

  await nextDay();
  expect(reports()).toHaveLength(1);
  expect(await checkSeenBy(elena)).toMatchObject({ at: t.clock.now().toISOString(), state: 'broken' });
});

test.each([
  ['at its end', async () => (await trailOf(0)).slice(-2)],
  ['all of it', () => trailOf(0)],
])('entries that are missing show: %s', async (_where, missing) => {
  await check();
  const [last] = (await trailOf(0)).slice(-1);
  const ids = (await missing()).map(({ id }) => id);
  await t.db.deleteFrom('audit_entries').where('id', 'in', ids).execute();
  await nextDay();
  expect(await brokenOnes()).toEqual([{ personId: people[0]?.personId, entryId: last?.id }]);
  await nextDay();
  expect(reports()).toHaveLength(1);
});

test('a trail that was written anew as a whole shows, though it follows from itself', async () => {
  await check();
  const [elena] = people as [Person];
  await t.db.deleteFrom('audit_entries').where('person_id', '=', elena.personId).execute();
  await look(elena.personId, staff.id, 6);
  await nextDay();
  expect(await brokenOnes()).toMatchObject([{ personId: elena.personId }]);
});

test('what is explained fires no more, what comes after it does; what is put back as it was is whole again', async () => {
  const [elena] = people as [Person];
  const [, second, , fourth] = await trailOf(0);
  const change = (id: number | undefined, subject: string) =>
    t.db
      .updateTable('audit_entries')
      .set({ subject })
      .where('id', '=', id ?? 0)
      .execute();
  await change(second?.id, 'nothing');
  await check();
  await t.db
    .updateTable('trail_checks')
    .set({ settled_at: t.clock.now() })
    .where('broken_entry', 'is not', null)
    .execute();
  await nextDay();
  expect(await checkSeenBy(elena)).toMatchObject({ state: 'settled' });
  await change(fourth?.id, 'nothing');
  await nextDay();
  expect(await checkSeenBy(elena)).toMatchObject({ state: 'broken' });
  expect(await brokenOnes()).toEqual([{ personId: elena.personId, entryId: fourth?.id }]);
  await change(fourth?.id, 'health_profile:3');
  await change(second?.id, 'health_profile:1');
  await nextDay();
  expect(await checkSeenBy(elena)).toMatchObject({ state: 'whole' });
});
