import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { queuing } from '#test/racing.ts';
import { openTeam } from '#test/team.ts';
import { MOST_WAITING, TEAM_INVITATION_DAYS } from '../team.ts';

const { t, town, invite, answer, change, leave, works } = await openTeam();
let owner: Person;
let providerId: string;
beforeEach(() => {
  owner = town.manager;
  providerId = town.centre.id;
});

const received = async (person: Person) => (await (await t.as(person)).team.received({})).data;
const teamOf = async (person = owner) => (await (await t.as(person)).team.one({})).data;
const bell = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.map(({ facts }) => facts['what']);
const letters = (email: string) =>
  t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute();

describe('an invitation', () => {
  test('reaches its address, and makes whoever accepts it one of the team', async () => {
    const nora = await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' });
    const id = await invite(` ${nora.email.toUpperCase()} `, 'manager');
    expect(await bell(nora)).toEqual(['invited']);
    expect(await received(nora)).toMatchObject([{ _id: id, place: 'Jacaranda Day Center', role: 'manager' }]);
    expect((await teamOf()).invitations).toMatchObject([{ email: nora.email, role: 'manager', isOver: false }]);
    await answer(nora, id);
    expect((await teamOf()).members.map(({ name, role }) => `${name}: ${role}`)).toContain('Nora Quinn: manager');
    expect((await teamOf()).invitations).toEqual([]);
    expect(await bell(owner)).toContain('joined');
    await expect(answer(nora, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is answered the same for an address without an account, which finds it once it has one', async () => {
    const known = await aPerson(t.db);
    const email = `nobody-${known.id.slice(0, 8)}@mail.example`;
    await invite(known.email);
    const id = await invite(email);
    const facts = (await teamOf()).invitations.map((sent) => ({ ...sent, _id: '', email: '' }));
    expect(facts[0]).toEqual(facts[1]);
    const [[one], [other]] = await Promise.all([letters(known.email), letters(email)]);
    expect(other?.body.replaceAll(email, known.email)).toBe(one?.body);
    const late = await aPerson(t.db, { email });
    expect(await received(late)).toMatchObject([{ _id: id }]);
  });

  test('is for the proven address only, and runs out', async () => {
    const unproven = await aPerson(t.db, { isVerified: false });
    const [stranger, slow] = await Promise.all([aPerson(t.db), aPerson(t.db)]);
    const id = await invite(unproven.email);
    expect(await received(unproven)).toEqual([]);
    for (const person of [unproven, stranger])
      await expect(answer(person, id)).rejects.toMatchObject({ code: 'not_found' });
    const late = await invite(slow.email);
    t.clock.advance(TEAM_INVITATION_DAYS * 86_400);
    await expect(answer(slow, late)).rejects.toMatchObject({ code: 'not_found' });
    expect((await teamOf()).invitations.map(({ isOver }) => isOver)).toEqual([true, true]);
    await answer(slow, await invite(slow.email));
  });

  test('can be taken back, and dies with the right of whoever sent it', async () => {
    const [one, two] = await Promise.all([aPerson(t.db), aPerson(t.db)]);
    const withdrawn = await invite(one.email);
    await (await t.as(owner)).team.withdraw({ params: { id: withdrawn } });
    await expect(answer(one, withdrawn)).rejects.toMatchObject({ code: 'not_found' });
    const second = await works('owner');
    const sent = await invite(two.email, 'owner', second);
    await change(second.id, 'reading');
    await expect(answer(two, sent)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('taken back and accepted at the same moment makes nobody one of the team', async () => {
    const nora = await aPerson(t.db);
    const id = await invite(nora.email);
    const { team } = await t.as(owner);
    const [back, accepted] = await queuing<unknown>(t.db, { table: 'providers', id: providerId }, [
      () => team.withdraw({ params: { id } }),
      () => answer(nora, id),
    ]);
    expect(back).toMatchObject({ status: 'fulfilled' });
    expect(accepted).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect((await teamOf()).members.map(({ email }) => email)).not.toContain(nora.email);
  });

  test('whoever loses the right to invite at the same moment invites nobody', async () => {
    const second = await works('owner');
    const inviting = await t.as(second);
    const [narrowed, invited] = await queuing<unknown>(t.db, { table: 'providers', id: providerId }, [
      () => change(second.id, 'reading'),
      () => inviting.team.invite({ params: { providerId }, body: { email: 'late@mail.example', role: 'manager' } }),
    ]);
    expect(narrowed).toMatchObject({ status: 'fulfilled' });
    expect(invited).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect((await teamOf()).invitations).toEqual([]);
  });

  test('names who works there already, and what waits', async () => {
    const front = await works('answering');
    for (const email of [owner.email, front.email])
      await expect(invite(email)).rejects.toMatchObject({ issues: [{ field: 'email', key: 'errors.teamAlready' }] });
    await invite('twice@mail.example');
    await expect(invite('twice@mail.example')).rejects.toMatchObject({ issues: [{ field: 'email' }] });
    await expect(invite('nora')).rejects.toMatchObject({ issues: [{ field: 'email', key: 'errors.emailImproper' }] });
  });

  test('many at once leave no more than ten waiting', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_WAITING + 4 }, (_, number) => invite(`many-${number}-${owner.id}@mail.example`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_WAITING);
    expect(tries).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'team_full', status: 409 }) }),
    );
  });

  test('wants a fresh log-in, because it hands over what families tell', async () => {
    const headers = await t.headersOf(owner);
    await letProofAge(t.db, owner.id);
    const { team } = await t.as(undefined, headers);
    const body = { email: 'nora@mail.example', role: 'owner' } as const;
    await expect(team.invite({ params: { providerId }, body })).rejects.toMatchObject({ code: 'confirm_needed' });
  });
});

describe('a role', () => {
  test('holds from the next request on, in a session that is open', async () => {
    const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
    const front = await works('answering');
    const { requests, team } = await t.as(front);
    await requests.one({ params: { id } });
    await change(front.id, 'reading');
    await expect(requests.accept({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await requests.one({ params: { id } });
    await change(front.id, undefined);
    await expect(requests.one({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(team.one({})).rejects.toMatchObject({ code: 'not_found' });
    expect(await bell(front)).toContain('removed');
    expect((await letters(front.email)).map(({ subject }) => subject).join()).toContain('You no longer work for');
  });

  test('that is gone takes with it what was told because of it', async () => {
    const front = await works('answering');
    await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
    const told = async () => (await (await t.as(front)).notifications.list({ query: {} })).data.map(({ kind }) => kind);
    expect(await told()).toContain('booking');
    await change(front.id, 'reading');
    expect(await told()).not.toContain('booking');
  });

  test('of the last owner cannot go, by any of two at once', async () => {
    await expect(leave(owner)).rejects.toMatchObject({ code: 'last_owner' });
    await expect(change(owner.id, 'manager')).rejects.toMatchObject({ code: 'last_owner' });
    const second = await works('owner');
    await Promise.allSettled([change(second.id, undefined, owner), change(owner.id, undefined, second)]);
    const owners = await t.db
      .selectFrom('provider_managers')
      .select('user_id')
      .where('provider_id', '=', providerId)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
  });

  test('is changed by owners only, and everybody may leave', async () => {
    const [manager, front] = [await works('manager'), await works('answering')];
    await expect(change(front.id, 'owner', manager)).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(front.id, 'owner', front)).rejects.toMatchObject({ code: 'not_found' });
    expect((await teamOf(manager)).members.map(({ hasSecondStep }) => hasSecondStep)).toContain(null);
    await leave(front);
    expect(await bell(owner)).toContain('left');
  });
});
