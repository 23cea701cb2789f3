import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { voidSteps } from '#features/account/server/second-step/step-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { deadlocks } from '#test/stays.ts';
import { openTown } from '#test/town.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

/** Acts that begin while something else has the account and goes on when they all wait for it. */
async function meeting<Ended>(person: Person, meanwhile: (db: Db) => Promise<void>, acts: (() => Promise<Ended>)[]) {
  const running = await t.db.transaction().execute(async (held) => {
    await held.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute();
    const begun = Promise.allSettled(acts.map((act) => act()));
    for (;;) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        t.db,
      );
      if ((rows[0]?.count ?? 0) >= acts.length) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
    await meanwhile(held);
    return { begun };
  });
  return running.begun;
}

const away = (person: Person, closesAt: Date) => (db: Db) =>
  db
    .updateTable('users')
    .set({ closing: 'deactivate', closes_at: closesAt })
    .where('id', '=', person.id)
    .execute()
    .then(() => undefined);
const close = async (person: Person) =>
  (await t.as(person)).closing.close({ body: { kind: 'deactivate', dependants: [] } });

test('nothing is booked for somebody who leaves at that moment', async () => {
  const { elena } = town;
  const [booking] = await meeting(elena, away(elena, new Date('2027-01-01')), [
    () => aStay(t, { centre: town.centre, person: elena, status: 'held' }),
  ]);
  expect(booking).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
  const { rows } = await sql<{ count: number }>`
    select count(*) from bookings where person_id = ${elena.personId} and status <> 'cancelled'`.execute(t.db);
  expect(rows[0]?.count).toBe(0);
});

test('nobody leaves while a booking of theirs is accepted', async () => {
  const { elena, manager } = town;
  for (let round = 0; round < 6; round += 1) {
    const { id } = await aStay(t, { centre: town.centre, person: elena, status: 'pending' });
    const requests = (await t.as(manager)).requests;
    const [left] = await Promise.allSettled([close(elena), requests.accept({ params: { id } })]);
    expect(left).toMatchObject({ status: 'rejected', reason: { code: 'matters_open' } });
    await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    await t.runJobs();
  }
  expect(await deadlocks(t)).toBe(0);
});

test('of leaving twice at once, one does', async () => {
  const { elena } = town;
  const [one, other] = await Promise.all([t.as(elena), t.as(elena)]);
  const body = { kind: 'deactivate' as const, dependants: [] };
  const ended = await Promise.allSettled([one.closing.close({ body }), other.closing.close({ body })]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

async function stepOf(person: Person) {
  const refusal = await (await t.as()).account.logIn({ body: person }).catch((error: unknown) => error);
  return refusal instanceof Failure ? String(refusal.values['step']) : '';
}

test('whoever comes back waits for the account with nothing in hand that the sweep erases', async () => {
  const { elena } = town;
  await close(elena);
  const step = await stepOf(elena);
  const visitor = await t.as();
  const [back] = await meeting(elena, (held) => voidSteps(held, elena.id), [
    () => visitor.account.comeBack({ body: { step } }),
  ]);
  expect(back).toMatchObject({ status: 'rejected', reason: { code: 'step_expired' } });
});

test('coming back while the sweep erases: one of them has the account', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { elena } = town;
    await t.db.updateTable('users').set({ closing: null, closes_at: null }).where('id', '=', elena.id).execute();
    await close(elena);
    t.clock.advance(30 * 86_400);
    const step = await stepOf(elena);
    const visitor = await t.as();
    const [back] = await Promise.allSettled([visitor.account.comeBack({ body: { step } }), t.runJobs()]);
    const row = await t.db.selectFrom('users').selectAll().where('id', '=', elena.id).executeTakeFirstOrThrow();
    outcomes.add(back.status);
    if (back.status === 'fulfilled')
      expect(row).toMatchObject({ closed_at: null, closes_at: null, email: elena.email });
    else {
      expect(back.reason).toMatchObject({ code: 'step_expired' });
      expect(row.closed_at).not.toBeNull();
      break;
    }
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('whoever has come back is not erased by a sweep that waited for them', async () => {
  const { elena } = town;
  await close(elena);
  t.clock.advance(30 * 86_400);
  const { eraseAccount } = await import('./sweep-closings.ts');
  const { keepings } = await import('#app/server/keepings.ts');
  // As a sweep that has found the account due and is about to begin.
  await t.db.updateTable('users').set({ closing: null, closes_at: null }).where('id', '=', elena.id).execute();
  await eraseAccount({ ...t.context(), keepings }, elena.id);
  expect(await t.db.selectFrom('users').select('email').where('id', '=', elena.id).executeTakeFirst()).toEqual({
    email: elena.email,
  });
});

test('two sweeps erase once', async () => {
  const { elena } = town;
  await close(elena);
  t.clock.advance(30 * 86_400);
  await Promise.all([t.runJobs(), t.runJobs()]);
  const { rows } = await sql<{ count: number }>`
    select count(*) from mailbox where recipient = ${elena.email} and subject = 'Your Lado account is deleted'`.execute(
    t.db,
  );
  expect(rows[0]?.count).toBe(1);
});
