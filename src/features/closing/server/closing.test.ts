import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { leavingSteps } from '#features/account/leaving.ts';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aLead } from '#features/lead-requests/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { openLeaving } from '#test/leaving.ts';
import { subjectsTo } from '#test/letters.ts';
import { brokenTrails } from '#test/stays.ts';

const { t, town, leave, plan, stepOf, comeBack, rowOf, days } = await openLeaving();

describe('leaving', () => {
  test('says what stays of a place to those alone who have worked for one', async () => {
    const former = await aPerson(t.db);
    await aMember(t.db, { providerId: town.centre.id, userId: former.id, role: 'reading', now: t.clock.now() });
    await (await t.as(former)).team.leave({ params: { providerId: town.centre.id } });
    const kept = async (person: Person) => (await plan(person)).kept;
    expect(await kept(town.elena)).not.toContain('places');
    expect(await kept(town.elena)).toContain('trail');
    expect(await kept(town.manager)).toContain('places');
    expect(await kept(former)).toContain('places');
  });

  test('wants a fresh proof that it is the owner', async () => {
    const here = t.clientsWith(await t.headersOf(town.elena));
    await letProofAge(t.db, town.elena.id);
    for (const act of [
      () => here.closing.close({ body: { kind: 'delete', dependants: [] } }),
      () => here.closing.askCopy(),
      () => here.closing.giveUpPlace({ params: { id: town.centre.id } }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'confirm_needed' });
    expect(await rowOf(town.elena)).toMatchObject({ closing: null });
  });

  test('logs every device out, tells by mail how to come back, and asks before it does', async () => {
    const elsewhere = t.clientsWith(await t.headersOf(town.elena));
    await elsewhere.security.mine();
    await leave(town.elena);
    await expect(elsewhere.security.mine()).rejects.toMatchObject({ code: 'session_expired' });
    expect(await subjectsTo(t, town.elena.email)).toEqual(['You have left Lado. This is how you come back']);
    await stepOf(town.elena);
    expect(await rowOf(town.elena)).toMatchObject({ closing: 'deactivate' });
    const { data } = await comeBack(town.elena);
    expect(data._id).toBe(town.elena.id);
    expect(await rowOf(town.elena)).toMatchObject({ closing: null, closes_at: null });
    await (await t.as()).account.logIn({ body: town.elena });
  });

  test('stands in the history of the account, and so does the way back', async () => {
    for (const kind of ['delete', 'deactivate'] as const) {
      await leave(town.elena, kind);
      t.clock.advance(60);
      await comeBack(town.elena);
      t.clock.advance(60);
    }
    const { data } = await (await t.as(town.elena)).circle.trail({ query: { page: 1, by: 'all' } });
    const steps = data.map(({ about }) => about).filter((about) => (leavingSteps as readonly string[]).includes(about));
    expect(steps.toReversed()).toEqual(['delete', 'comeBack', 'deactivate', 'comeBack']);
  });

  test('a step brings back once, and none of the second factor does', async () => {
    await leave(town.elena);
    const step = await stepOf(town.elena);
    const visitor = await t.as();
    await expect(
      visitor.account.secondStep({ body: { step, code: '123456', trustsDevice: false } }),
    ).rejects.toMatchObject({
      code: 'step_expired',
    });
    await visitor.account.comeBack({ body: { step } });
    await expect(visitor.account.comeBack({ body: { step } })).rejects.toMatchObject({ code: 'step_expired' });
    await expect(visitor.account.comeBack({ body: { step: 'made up' } })).rejects.toMatchObject({
      code: 'step_expired',
    });
  });

  test('waits for a booking that stands and for money on its way', async () => {
    const { id } = await aStay(t, { centre: town.centre, person: town.elena });
    expect((await plan(town.elena)).open).toMatchObject([{ what: 'booking', id, name: 'Jacaranda Day Center' }]);
    await expect(leave(town.elena)).rejects.toMatchObject({ code: 'matters_open' });
    expect(await rowOf(town.elena)).toMatchObject({ closing: null });
    await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    expect((await plan(town.elena)).open).toMatchObject([{ what: 'money', id }]);
    await expect(leave(town.elena)).rejects.toMatchObject({ code: 'matters_open' });
    await t.runJobs();
    expect((await plan(town.elena)).open).toEqual([]);
    await leave(town.elena);
  });

  test('pauses what is shared, on both sides, and lifts nobody else’s pause', async () => {
    const [mateo, carmen] = [await aPerson(t.db, { firstName: 'Mateo' }), await aPerson(t.db, { firstName: 'Carmen' })];
    const link = (personId: string, memberId: string) =>
      aRelation(t, {
        personId,
        memberId,
      });
    const mine = await link(town.elena.personId, mateo.id);
    const theirs = await link(carmen.personId, town.elena.id);
    const paused = await link(town.elena.personId, carmen.id);
    await (await t.as(town.elena)).circle.change({ params: { id: paused }, body: { change: 'pause' } });
    const seesHer = async () =>
      (await (await t.as(mateo)).family.accepted({ params: { id: mateo.id } })).data.some(
        ({ _id: id }) => id === town.elena.personId,
      );
    expect(await seesHer()).toBe(true);
    await leave(town.elena);
    expect(await seesHer()).toBe(false);
    const pauses = async () =>
      new Map(
        (await t.db.selectFrom('family_links').select(['id', 'paused_at']).execute()).map((row) => [
          row.id,
          row.paused_at !== null,
        ]),
      );
    const during = await pauses();
    expect([mine, theirs, paused].map((id) => during.get(id))).toEqual([true, true, true]);
    const bell = (await (await t.as(mateo)).notifications.list({ query: { page: 1 } })).data[0]?.facts;
    expect(bell).toMatchObject({ what: 'away', name: 'Elena Marín' });
    await comeBack(town.elena);
    const after = await pauses();
    expect([after.get(mine), after.get(theirs), after.get(paused)]).toEqual([false, false, true]);
  });

  test('takes the name off reviews, and withdraws what was sent', async () => {
    const place = await aCentre(t.db, { managerId: town.manager.id });
    await aReview(t.db, { providerId: place.id, userId: town.elena.id, author: 'Elena M.' });
    const lead = await aLead(t, { person: town.elena, providerId: place.id });
    const author = async () =>
      (await (await t.as()).reviews.list({ params: { id: place.id }, query: {} })).data[0]?.author;
    expect(await author()).toBe('Elena M.');
    await leave(town.elena);
    expect(await author()).not.toBe('Elena M.');
    expect(
      await t.db
        .selectFrom('lead_requests')
        .select(['phone', 'withdrawn_at'])
        .where('id', '=', lead)
        .executeTakeFirst(),
    ).toMatchObject({ phone: null, withdrawn_at: t.clock.now() });
    await comeBack(town.elena);
    expect(await author()).toBe('Elena M.');
  });

  test('reminds once, three days before the end', async () => {
    await leave(town.elena);
    days(26);
    await t.runJobs();
    expect(await subjectsTo(t, town.elena.email)).toHaveLength(1);
    days(1);
    await t.runJobs();
    await t.runJobs();
    expect(await subjectsTo(t, town.elena.email)).toEqual([
      'You have left Lado. This is how you come back',
      'Your Lado account is deleted soon',
    ]);
  });
});

describe('the end', () => {
  test('comes after 30 days: the address is free, the stay stands without a name, the money is right', async () => {
    const { id } = await aStay(t, {
      centre: town.centre,
      person: town.elena,
      checkIn: '2026-06-15',
      note: 'Her blue cane',
    });
    await sql`update booking_times set starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days'
      where booking_id = ${id}`.execute(t.db);
    t.clock.set('2026-06-25T16:00:00Z');
    await leave(town.elena, 'delete');
    days(29);
    await t.runJobs();
    await stepOf(town.elena);
    days(1);
    await t.runJobs();
    await expect((await t.as()).account.logIn({ body: town.elena })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    const requests = await (await t.as(town.manager)).requests.list({ query: { tab: 'past' } });
    const stay = requests.data.find(({ _id }) => _id === id);
    expect(stay).toMatchObject({ familyName: 'A former member', personName: 'A former member', note: null });
    const payment = await t.db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ state: 'succeeded', amount_cents: 8400 });
    const again = await aPerson(t.db, { email: town.elena.email });
    expect(again.id).not.toBe(town.elena.id);
    expect(await brokenTrails(t)).toEqual([]);
  });

  test('comes not while money is on its way', async () => {
    const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'cancelled' });
    await t.runJobs();
    await leave(town.elena);
    await t.db.updateTable('payments').set({ state: 'processing' }).where('booking_id', '=', id).execute();
    days(31);
    await t.db.updateTable('payments').set({ updated_at: t.clock.now() }).where('booking_id', '=', id).execute();
    await t.runJobs();
    await stepOf(town.elena);
  });
});
