import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { insertDependant } from '#features/circle/server/dependant-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aHealthRecord } from '#features/health-records/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { hearNotices } from '#test/hear-notices.ts';
import { openLeaving } from '#test/leaving.ts';

const { t, town, leave, plan, rowOf, days } = await openLeaving();

describe('a place', () => {
  test('keeps its only manager until it is given up, and that waits for its bookings', async () => {
    const { id: stay } = await aStay(t, { centre: town.centre, person: town.elena });
    expect((await plan(town.manager)).open).toMatchObject([{ what: 'place', id: town.centre.id }]);
    await expect(leave(town.manager)).rejects.toMatchObject({ code: 'matters_open' });
    const giveUp = async (person: Person) =>
      (await t.as(person)).closing.giveUpPlace({ params: { id: town.centre.id } });
    await expect(giveUp(town.manager)).rejects.toMatchObject({ code: 'matters_open' });
    await expect(giveUp(town.elena)).rejects.toMatchObject({ code: 'not_found' });
    await (await t.as(town.elena)).bookings.change({ params: { id: stay }, body: { status: 'cancelled' } });
    await giveUp(town.manager);
    expect((await plan(town.manager)).open).toEqual([]);
    const place = await t.db
      .selectFrom('providers')
      .selectAll()
      .where('id', '=', town.centre.id)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ verified_at: null });
    await leave(town.manager);
  });
});

describe('a dependant', () => {
  const aDependant = () =>
    insertDependant(t.db, {
      userId: town.elena.id,
      firstName: 'Leo',
      lastName: 'Marín',
      dob: '2018-04-02',
      gender: null,
      relationship: 'son',
      basis: 'parent',
      now: t.clock.now(),
    });
  const letIn = (personId: string, member: Person) =>
    aRelation(t, {
      personId,
      memberId: member.id,
      relationship: 'son',
    });

  test('is handed to a relative with their bookings, and stays there', async () => {
    const [leo, mateo] = [await aDependant(), await aPerson(t.db, { firstName: 'Mateo' })];
    const relationId = await letIn(leo, mateo);
    const { id } = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: leo });
    expect((await plan(town.elena)).dependants).toMatchObject([
      { _id: leo, name: 'Leo Marín', heirs: [{ relationId, name: 'Mateo Marín' }] },
    ]);
    await leave(town.elena, 'delete', [{ personId: leo, relationId }]);
    days(31);
    await t.runJobs();
    const shown = await (await t.as(mateo)).bookings.one({ params: { id } });
    expect(shown.data).toMatchObject({ personName: 'Leo Marín' });
    expect(await t.db.selectFrom('people').select('created_by').where('id', '=', leo).executeTakeFirst()).toEqual({
      created_by: mateo.id,
    });
  });

  test('is seen at once on the open page of who gets it', async () => {
    const [leo, mateo] = [await aDependant(), await aPerson(t.db, { firstName: 'Mateo' })];
    const relationId = await letIn(leo, mateo);
    const { told, stop } = await hearNotices(t);
    await leave(town.elena, 'delete', [{ personId: leo, relationId }]);
    await expect
      .poll(() =>
        told.some((notice) => 'topics' in notice && notice.to.includes(mateo.id) && notice.topics.includes('family')),
      )
      .toBe(true);
    await stop();
  });

  test('whose record is left to nobody stays for 30 days, and then goes with the account, however much somebody else sees', async () => {
    const [leo, mateo] = [await aDependant(), await aPerson(t.db, { firstName: 'Mateo' })];
    await letIn(leo, mateo);
    await aHealthRecord(t.db, { person: { personId: leo }, type: 'diary', now: t.clock.now() });
    const left = async () => ({
      people: await t.db.selectFrom('people').select('first_name').where('id', '=', leo).execute(),
      records: await t.db.selectFrom('health_records').select('id').where('person_id', '=', leo).execute(),
    });
    await leave(town.elena, 'delete', [{ personId: leo, relationId: null }]);
    days(29);
    await t.runJobs();
    expect(await left()).toMatchObject({ people: [{ first_name: 'Leo' }], records: [{}] });
    days(1);
    await t.runJobs();
    expect(await left()).toEqual({ people: [{ first_name: '' }], records: [] }); // what the law keeps names nobody
    const seen = (await (await t.as(mateo)).family.accepted({ params: { id: mateo.id } })).data;
    expect(seen.map(({ _id: id }) => id)).not.toContain(leo);
  });

  test('goes to nobody by a foreign id', async () => {
    const [leo, stranger] = [await aDependant(), await aPerson(t.db)];
    const foreign = await letIn(stranger.personId, await aPerson(t.db));
    for (const choice of [
      { personId: leo, relationId: foreign },
      { personId: stranger.personId, relationId: foreign },
    ])
      await expect(leave(town.elena, 'delete', [choice])).rejects.toMatchObject({ code: 'not_found' });
    expect(await rowOf(town.elena)).toMatchObject({ closing: null });
  });
});
