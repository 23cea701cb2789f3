import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aTour, showsAround } from '#features/tours/server/seed.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { openTown } from '#test/town.ts';
import { type GiverOutcome, TEAM_INVITATION_DAYS } from '../team.ts';
import { aMember, aTeamInvitation } from './seed.ts';

const { t, town } = await openTown();
let owner: Person;
let lucia: Person;
let providerId: string;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  owner = town.manager;
  providerId = town.centre.id;
  lucia = await works('manager', 'Lucía');
});

async function works(role: PlaceRole, firstName = 'Sam'): Promise<Person> {
  const person = await aPerson(t.db, { firstName, lastName: 'Ortega' });
  await aMember(t.db, { providerId, userId: person.id, role, now: t.clock.now() });
  return person;
}
const ask = async (memberId = lucia.id, afterwards: GiverOutcome = 'manager', by = owner) =>
  (await (await t.as(by)).team.handOver({ params: { providerId }, body: { memberId, afterwards } })).data._id;
const answer = async (person: Person, id: string, accepts = true) =>
  (await t.as(person)).team.answerHandover({ params: { id }, body: { accepts } });
const shown = async (person: Person) => (await (await t.as(person)).team.one({})).data.handover;
const askedOf = async (person: Person) => (await (await t.as(person)).team.received({})).handovers;
const rolesNow = async () => {
  const rows = await t.db
    .selectFrom('provider_managers')
    .select(['user_id', 'role'])
    .where('provider_id', '=', providerId)
    .execute();
  return Object.fromEntries(rows.map(({ user_id: id, role }) => [id, role]));
};
const letters = async ({ email }: Person) =>
  (
    await t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).orderBy('created_at').execute()
  ).map(({ subject }) => subject);
const bell = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.map(({ facts }) => facts['what']);
const events = async () =>
  (await (await t.as(lucia)).team.events({ query: {} })).data.map(({ what, name, detail }) => [what, name, detail]);
const unproven = async (person: Person) => {
  const headers = await t.headersOf(person);
  await letProofAge(t.db, person.id);
  return (await t.as(undefined, headers)).team;
};
const leave = async (person: Person) =>
  (await t.as(person)).closing.close({ body: { kind: 'delete', dependants: [] } });

describe('handing a place on', () => {
  test('changes nothing until the other agrees; then both hear, and all of the team read it', async () => {
    const id = await ask();
    expect(await rolesNow()).toMatchObject({ [owner.id]: 'owner', [lucia.id]: 'manager' });
    expect(await bell(lucia)).toContain('ownerAsked');
    expect(await letters(lucia)).toContainEqual(expect.stringContaining('asks you to be an owner of Jacaranda'));
    expect(await askedOf(lucia)).toMatchObject([{ _id: id, isForMe: true, afterwards: 'manager' }]);
    expect(await shown(lucia)).toBeNull();
    expect(await askedOf(owner)).toEqual([]);
    expect(await shown(owner)).toMatchObject({ _id: id, isForMe: false, to: 'Lucía Ortega' });
    expect(await shown(await works('answering'))).toBeNull();
    await answer(lucia, id);
    expect(await rolesNow()).toMatchObject({ [owner.id]: 'manager', [lucia.id]: 'owner' });
    expect(await letters(owner)).toEqual([
      'Lucía Ortega is an owner of Jacaranda Day Center now',
      expect.stringContaining('Your role at Jacaranda Day Center is now'),
    ]);
    expect(await bell(owner)).toEqual(expect.arrayContaining(['ownerAgreed', 'role']));
    expect((await events()).map(([what]) => what)).toEqual(['ownerAgreed', 'ownerAsked']);
    expect(await askedOf(lucia)).toEqual([]);
    await expect(answer(lucia, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('leaves whoever handed it on as they chose: beside the other, or gone', async () => {
    await answer(lucia, await ask(lucia.id, 'owner'));
    expect(await rolesNow()).toMatchObject({ [owner.id]: 'owner', [lucia.id]: 'owner' });
    const sam = await works('reading');
    await answer(sam, await ask(sam.id, 'leave'));
    expect(await rolesNow()).toEqual({ [lucia.id]: 'owner', [sam.id]: 'owner' });
    await expect((await t.as(owner)).team.one({})).rejects.toMatchObject({ code: 'not_found' });
    expect((await events()).map(([what]) => what).slice(0, 2)).toEqual(['left', 'ownerAgreed']);
    // Another owner hears, too: it is theirs as well.
    expect(await bell(lucia)).toContain('ownerAgreed');
  });

  test('can be declined and taken back', async () => {
    await answer(lucia, await ask(), false);
    expect(await rolesNow()).toMatchObject({ [owner.id]: 'owner', [lucia.id]: 'manager' });
    expect(await bell(owner)).toContain('ownerDeclined');
    const id = await ask();
    await (await t.as(owner)).team.keepPlace({ params: { id } });
    expect(await bell(lucia)).toContain('ownerWithdrawn');
    await expect(answer(lucia, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect((await t.as(owner)).team.keepPlace({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('wants a fresh proof from both', async () => {
    const body = { memberId: lucia.id, afterwards: 'leave' } as const;
    await expect((await unproven(owner)).handOver({ params: { providerId }, body })).rejects.toMatchObject({
      code: 'confirm_needed',
    });
    const id = await ask();
    const asked = await unproven(lucia);
    await expect(asked.answerHandover({ params: { id }, body: { accepts: true } })).rejects.toMatchObject({
      code: 'confirm_needed',
    });
    await asked.answerHandover({ params: { id }, body: { accepts: false } });
  });

  test('is an owner’s to ask, of somebody who works there, one at a time', async () => {
    const stranger = await aPerson(t.db);
    const sam = await works('reading');
    await expect(ask(sam.id, 'owner', lucia)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(stranger.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(owner.id)).rejects.toMatchObject({ issues: [{ field: 'memberId', key: 'errors.ownerAlready' }] });
    const [id] = (await Promise.allSettled([ask(lucia.id), ask(sam.id)])).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    await expect(ask(sam.id)).rejects.toMatchObject({ code: 'handover_waits' });
    const asked = (await askedOf(lucia)).length > 0 ? lucia : sam;
    const other = asked === lucia ? sam : lucia;
    for (const person of [other, stranger, owner])
      await expect(answer(person, id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    await answer(asked, id ?? '');
  });

  test('nobody becomes an owner by a role alone', async () => {
    await expect(
      (await t.as(owner)).team.change({
        params: { providerId, memberId: lucia.id },
        body: { change: 'role', role: 'owner' },
      }),
    ).rejects.toMatchObject({ issues: [{ field: 'role', key: 'errors.ownerIsAsked' }] });
  });

  test('runs out, and dies with the right of whoever asked', async () => {
    const late = await ask();
    t.clock.advance(TEAM_INVITATION_DAYS * 86_400);
    expect(await shown(owner)).toBeNull();
    await expect(answer(lucia, late)).rejects.toMatchObject({ code: 'not_found' });
    const second = await works('owner', 'Ines');
    const id = await ask(lucia.id, 'owner', second);
    await (
      await t.as(owner)
    ).team.change({ params: { providerId, memberId: second.id }, body: { change: 'role', role: 'manager' } });
    await expect(answer(lucia, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('leaving with an account', () => {
  test('works by the same question: who is asked stands there, and a yes lets one go', async () => {
    const plan = async () => (await (await t.as(owner)).closing.mine()).open;
    expect(await plan()).toMatchObject([
      { what: 'place', id: providerId, heirs: [{ _id: lucia.id, name: 'Lucía Ortega' }], asked: null },
    ]);
    const id = await ask(lucia.id, 'leave');
    expect(await plan()).toMatchObject([{ what: 'place', asked: 'Lucía Ortega' }]);
    await expect(leave(owner)).rejects.toMatchObject({ code: 'matters_open' });
    await answer(lucia, id);
    await leave(owner);
    expect(await rolesNow()).toEqual({ [lucia.id]: 'owner' });
  });

  test('ends what one has asked and what one is asked, and the other side hears', async () => {
    const second = await works('owner', 'Ines');
    const id = await ask(lucia.id, 'owner', second);
    await leave(second);
    expect(await bell(lucia)).toContain('ownerWithdrawn');
    await expect(answer(lucia, id)).rejects.toMatchObject({ code: 'not_found' });
    await ask(lucia.id, 'leave');
    await leave(lucia);
    expect(await bell(owner)).toContain('ownerDeclined');
    await expect(ask(lucia.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an owner who is away looks after nothing: the last one who is there stays', async () => {
    const second = await works('owner', 'Ines');
    await leave(second);
    await expect((await t.as(owner)).team.leave({ params: { providerId } })).rejects.toMatchObject({
      code: 'last_owner',
    });
    expect((await (await t.as(owner)).closing.mine()).open).toMatchObject([{ what: 'place' }]);
    // Whoever only works there can neither give the place up nor is held by it.
    await expect((await t.as(lucia)).closing.giveUpPlace({ params: { id: providerId } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await (await t.as(lucia)).closing.mine()).open).toEqual([]);
  });

  test('of two owners who leave at once one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const second = await works('owner', 'Ines');
      const ended = await Promise.allSettled([leave(owner), leave(second)]);
      expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(ended).toContainEqual(
        expect.objectContaining({ reason: expect.objectContaining({ code: 'matters_open' }) }),
      );
      await t.db
        .updateTable('users')
        .set({ closing: null, closes_at: null })
        .where('id', 'in', [owner.id, second.id])
        .execute();
      await t.db.deleteFrom('provider_managers').where('user_id', '=', second.id).execute();
    }
  });
});

describe('a place that is given up', () => {
  const giveUp = async () => (await t.as(owner)).closing.giveUpPlace({ params: { id: providerId } });

  test('has no team any more: all of it hear, and nobody comes by an invitation or a question from before', async () => {
    const nora = await aPerson(t.db);
    const invitation = await aTeamInvitation(t.db, {
      providerId,
      email: nora.email,
      invitedBy: owner.id,
      role: 'owner',
      now: t.clock.now(),
    });
    const id = await ask();
    await giveUp();
    expect(await rolesNow()).toEqual({});
    expect(await letters(lucia)).toContain('Jacaranda Day Center is no longer run here');
    expect(await letters(owner)).toContain('You have given up Jacaranda Day Center');
    await expect(
      (await t.as(nora)).team.answer({ params: { id: invitation }, body: { accepts: true } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer(lucia, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await rolesNow()).toEqual({});
  });

  test('shows nobody around: who was to come hears, and the hour is nobody’s', async () => {
    await showsAround(t, providerId);
    const tour = await aTour(t, { person: town.elena, providerId });
    await giveUp();
    expect(await t.db.selectFrom('tours').select(['status', 'ended_by']).where('id', '=', tour).execute()).toEqual([
      { status: 'declined', ended_by: 'provider' },
    ]);
    expect(await bell(town.elena)).toContain('declined');
  });
});
