import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { acceptLink } from '#features/circle/server/link-store.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { aHealthRecord } from '#features/health-records/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { allRows } from './all-rows.ts';
import { belongingsOf } from './belongings.ts';
import { testApp, type TestApp } from './harness.ts';
import { brokenTrails } from './stays.ts';

/** Names and words that stand in no other row: one that is found has outlived its account. */
const canaries = ['Zyxrosa', 'Quillfeather', '6265550171', 'zyx@mail.example', 'Her cane is painted blue', 'Moonwort'];

let t: TestApp;
let rosa: Person;
let manager: Person;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  rosa = await aPerson(t.db, {
    firstName: 'Zyxrosa',
    lastName: 'Quillfeather',
    phone: '6265550171',
    email: 'zyx@mail.example',
  });
  manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes' });
});
afterAll(() => t.close());

/** One of everything that an account can have. */
async function live() {
  const relative = await aPerson(t.db, { firstName: 'Mateo' });
  const relation = await acceptLink(t.db, {
    personId: rosa.personId,
    memberId: relative.id,
    relationship: 'mother',
    scopes: ['bookings', 'records'],
    endsOn: null,
    endsAt: null,
    now: t.clock.now(),
  });
  const { booking, centre, invitation } = await belongingsOf(t, { owner: rosa, manager, relation });
  await t.db
    .insertInto('health_profiles')
    .values({ person_id: rosa.personId, facts: JSON.stringify({ allergies: ['Moonwort'] }), updated_at: t.clock.now() })
    .execute();
  await aHealthRecord(t.db, { person: rosa, type: 'diary', facts: { notes: 'Moonwort' }, now: t.clock.now() });
  await aReview(t.db, { providerId: centre, userId: rosa.id, author: 'Zyxrosa Q.' });
  await aKeptFile(t, { ownerId: rosa.id, now: t.clock.now() });
  const other = await aCentre(t.db, { managerId: manager.id });
  await aStay(t, { centre: other, person: rosa, status: 'pending', note: 'Moonwort' });
  await workAt(invitation, centre);
  return { booking, centre };
}

/** A team that she joined, in which she got another role, and which she left. */
async function workAt(invitation: string, providerId: string) {
  const hers = await t.as(rosa);
  await hers.team.answer({ params: { id: invitation }, body: { accepts: true } });
  const { team } = await t.as(manager);
  await team.change({ params: { providerId, memberId: rosa.id }, body: { change: 'role', role: 'reading' } });
  await hers.team.leave({ params: { providerId } });
}

async function endEverything() {
  const { bookings } = await t.as(rosa);
  const standing = await t.db
    .selectFrom('bookings')
    .select('id')
    .where('person_id', '=', rosa.personId)
    .where('status', '!=', 'cancelled')
    .execute();
  for (const { id } of standing) await bookings.change({ params: { id }, body: { status: 'cancelled' } });
  // What the helpers wrote without a processor behind it.
  await t.db.deleteFrom('provider_managers').where('user_id', '=', rosa.id).execute();
  for (let turn = 0; turn < 3; turn += 1) await t.runJobs();
}

test('an account that is erased has left no word of its own in any row', async () => {
  await live();
  const before = await allRows(t.db);
  for (const canary of canaries) expect(before).toContain(canary);
  await endEverything();
  expect((await (await t.as(rosa)).closing.mine()).open).toEqual([]);
  await (await t.as(rosa)).closing.close({ body: { kind: 'delete', dependants: [] } });
  t.clock.advance(31 * 86_400);
  for (let turn = 0; turn < 3; turn += 1) await t.runJobs();
  // Outside of us: what was delivered to mailboxes, and what the simulated processor knows.
  const rows = (await allRows(t.db)).split('\n');
  const from = rows.indexOf('mailbox');
  const inside = [...rows.slice(0, from), ...rows.slice(rows.indexOf('migrations', from))].join('\n');
  for (const canary of canaries)
    expect(
      inside.split('\n').filter((line) => line.includes(canary)),
      canary,
    ).toEqual([]);
  expect(await brokenTrails(t)).toEqual([]);
  const { rows: owing } = await sql<{ count: number }>`
    select count(*) from payments where state = 'succeeded' and amount_cents > 0`.execute(t.db);
  expect(owing[0]?.count).toBeGreaterThan(0);
});
