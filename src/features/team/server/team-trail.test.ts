import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { openTeam } from '#test/team.ts';
import { aMember } from './seed.ts';

const { t, town, invite, answer, change, leave, works } = await openTeam();

describe('the list of who did what', () => {
  const events = async (person = town.manager) =>
    (await (await t.as(person)).team.events({ query: {} })).data.map(({ what, name, detail }) => [what, name, detail]);

  test('tells all of the team what its others did', async () => {
    const { id, bookingId } = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
    const front = await works('answering');
    await (await t.as(front)).requests.accept({ params: { id } });
    await change(front.id, 'manager');
    await (
      await t.as(front)
    ).centrePartner.setSeats({
      params: { centreId: town.centre.id },
      body: { day: '2026-07-07', capacity: 9 },
    });
    const [seats, role, accepted] = await events(await works('reading'));
    expect(seats).toMatchObject(['seats', expect.any(String), '2026-07-07']);
    expect(role?.[0]).toBe('role');
    expect(accepted).toMatchObject(['accepted', expect.any(String), bookingId]);
  });

  test('says the name that somebody had then, and none of whom is gone with their account', async () => {
    const nora = await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' });
    await answer(nora, await invite(nora.email));
    await t.db.updateTable('users').set({ last_name: 'Hale' }).where('id', '=', nora.id).execute();
    await change(nora.id, 'manager');
    expect((await events()).slice(0, 2)).toEqual([
      ['role', 'Omar Reyes', 'Nora Hale'],
      ['joined', 'Nora Quinn', nora.email],
    ]);
    await leave(nora);
    await (await t.as(nora)).closing.close({ body: { kind: 'delete', dependants: [] } });
    t.clock.advance(31 * 86_400);
    for (let turn = 0; turn < 2; turn += 1) await t.runJobs();
    expect((await events()).slice(0, 4)).toEqual([
      ['left', null, null],
      ['role', 'Omar Reyes', null],
      ['joined', null, null],
      ['invited', 'Omar Reyes', null],
    ]);
  });

  test('does not name who said no to an invitation', async () => {
    const nora = await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' });
    await answer(nora, await invite(nora.email), false);
    expect((await events())[0]).toEqual(['declinedInvitation', null, nora.email]);
    expect(JSON.stringify(await (await t.as(town.manager)).notifications.list({ query: {} }))).not.toContain('Quinn');
  });
});

describe('several places', () => {
  test('are never mixed: each list is about the one that this log-in has chosen', async () => {
    const other = await aCentre(t.db, { name: 'Zinnia House', managerId: town.manager.id });
    const here = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
    const there = await aStay(t, { centre: other, person: town.elena, status: 'pending' });
    const { requests, workPlaces } = await t.as(town.manager);
    const listed = async () => (await requests.list({ query: {} })).data.map(({ _id }) => _id);
    expect(await listed()).toEqual([here.id]);
    await workPlaces.choose({ params: { placeId: other.id } });
    expect(await listed()).toEqual([there.id]);
    expect((await workPlaces.mine({})).data.map(({ name }) => name)).toEqual(['Zinnia House', 'Jacaranda Day Center']);
    const again = await t.as(town.manager);
    expect((await again.requests.list({ query: {} })).data.map(({ _id }) => _id)).toEqual([here.id]);
    const foreign = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
    await expect(workPlaces.choose({ params: { placeId: foreign.id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('give no list of another one where the role lacks the right', async () => {
    const other = await aCentre(t.db, { name: 'Zinnia House', managerId: (await aPerson(t.db)).id });
    const both = await works('answering');
    await aMember(t.db, { providerId: other.id, userId: both.id, role: 'reading', now: t.clock.now() });
    const { partnerEnquiries, workPlaces } = await t.as(both);
    expect((await partnerEnquiries.list({ query: {} })).data).toEqual([]);
    await workPlaces.choose({ params: { placeId: other.id } });
    await expect(partnerEnquiries.list({ query: {} })).rejects.toMatchObject({ code: 'not_found' });
  });
});
