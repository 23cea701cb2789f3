import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aNewDependant, asking, openCircle } from '#test/circles.ts';
import { handOverDependant } from './away.ts';
import { MOST_HELPERS } from '../sharing.ts';
import { aRelation } from './seed.ts';

const { t, family, circleOf, actedFor, add, change, bell } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

const accept = { change: 'accept' } as const;
const gone = { code: 'not_found', status: 404 };
const offering = (email: string, personId: string | null = null) =>
  ({
    how: 'offer',
    email,
    relationship: 'daughter',
    scopes: ['bookings', 'records', 'payments'],
    personId,
  }) as const;
const offerTo = ({ email }: Person, from: Person, personId: string | null = null) =>
  add(from, { ...offering(email, personId), scopes: [...offering(email).scopes] });
const later = () => void t.clock.advance(60);
const scopesOf = async (member: Person) => (await actedFor(member)).map(({ scopes }) => scopes);

describe('an offer and a request that wait at once', () => {
  let offer: string;
  let relation: string;
  beforeEach(async () => {
    offer = await offerTo(elena, ernesto);
    const ask = await add(elena, asking(ernesto.email, ['bookings']));
    later();
    await change(ernesto, ask, accept);
    relation = (await circleOf(ernesto)).helpers[0]?._id ?? '';
    later();
  });

  test('are both over once one is accepted, for both sides and in the bell', async () => {
    const [hers, his] = [await circleOf(elena), await circleOf(ernesto)];
    expect(hers.invitations).toEqual([]);
    expect(hers.data.map(({ kind, status }) => [kind, status])).toEqual([['relation', 'accepted']]);
    expect(his.helpers.map(({ kind, status }) => [kind, status])).toEqual([['relation', 'accepted']]);
    expect((await bell(elena)).map((facts) => (facts as { what?: string }).what)).toEqual(['accepted']);
    for (const body of [accept, { change: 'decline' }] as const)
      await expect(change(elena, offer, body)).rejects.toMatchObject(gone);
    for (const body of [{ change: 'remind' }, { change: 'withdraw' }] as const)
      await expect(change(ernesto, offer, body)).rejects.toMatchObject(gone);
    expect(await scopesOf(elena)).toEqual([['bookings']]);
  });

  const lastDay = () => t.clock.now().toISOString().slice(0, 10);
  test.each([
    ['a stop', () => change(ernesto, relation, { change: 'stop' }), []],
    ['a pause', () => change(ernesto, relation, { change: 'pause' }), []],
    ['a limit', () => change(ernesto, relation, { change: 'limit', scopes: ['records'], endsOn: null }), [['records']]],
    [
      'a last day that has come',
      async () => {
        await change(ernesto, relation, { change: 'limit', scopes: ['bookings'], endsOn: lastDay() });
        t.clock.advance(48 * 3600);
      },
      [],
    ],
  ])('do not undo %s, even when the older one waits on', async (_, decide, left) => {
    await decide();
    // As it is after a change of address there and back: nobody has taken it back.
    await t.db.updateTable('family_invitations').set({ status: 'pending' }).where('id', '=', offer).execute();
    expect((await circleOf(elena)).invitations).toEqual([]);
    await expect(change(elena, offer, accept)).rejects.toMatchObject(gone);
    await expect(change(ernesto, offer, { change: 'remind' })).rejects.toMatchObject(gone);
    expect(await scopesOf(elena)).toEqual(left);
  });

  test('do not undo that somebody has left', async () => {
    await change(elena, relation, { change: 'stop' });
    const ask = await add(elena, asking(ernesto.email, ['bookings']));
    later();
    await change(ernesto, ask, accept);
    later();
    await change(elena, relation, { change: 'stop' });
    await t.db.updateTable('family_invitations').set({ status: 'pending' }).where('id', '=', ask).execute();
    await expect(change(ernesto, ask, accept)).rejects.toMatchObject(gone);
    expect(await scopesOf(elena)).toEqual([]);
  });

  test('can be given anew: what is said later holds', async () => {
    await change(ernesto, relation, { change: 'stop' });
    later();
    await change(elena, await offerTo(elena, ernesto), accept);
    expect(await scopesOf(elena)).toEqual([['records', 'bookings', 'payments']]);
  });

  test('are accepted once when both answer at the same moment, and a stop at that moment holds', async () => {
    await change(ernesto, relation, { change: 'stop' });
    for (let round = 0; round < 3; round += 1) {
      later();
      const [again, ask] = [await offerTo(elena, ernesto), await add(elena, asking(ernesto.email, ['bookings']))];
      later();
      const answers = await Promise.allSettled([change(elena, again, accept), change(ernesto, ask, accept)]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await change(ernesto, relation, { change: 'stop' });
      expect(await scopesOf(elena)).toEqual([]);
    }
  });
});

test('an offer that nobody has answered in time, or that something later has overtaken, does not stand in the way of a new one', async () => {
  const first = await offerTo(elena, ernesto);
  t.clock.advance(31 * 86_400);
  const second = await offerTo(elena, ernesto);
  expect(second).not.toBe(first);
  const link = await aRelation(t, { personId: ernesto.personId, memberId: elena.id });
  later();
  await change(ernesto, link, { change: 'stop' });
  await t.db.updateTable('family_invitations').set({ status: 'pending' }).where('id', '=', second).execute();
  later();
  await change(elena, await offerTo(elena, ernesto), accept);
});

describe('whoever looked after somebody and does no more', () => {
  let luz: string;
  let rosa: Person;
  let offer: string;
  let takeover: string;
  beforeEach(async () => {
    rosa = await aPerson(t.db, { firstName: 'Rosa' });
    luz = await add(elena, aNewDependant());
    offer = await offerTo(rosa, elena, luz);
    await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: ['bookings'] });
    takeover = (await circleOf(ernesto)).invitations[0]?._id ?? '';
  });

  async function expectOver() {
    expect((await circleOf(rosa)).invitations).toEqual([]);
    await expect(change(rosa, offer, accept)).rejects.toMatchObject(gone);
    for (const id of [offer, takeover])
      for (const body of [{ change: 'remind' }, { change: 'withdraw' }] as const)
        await expect(change(elena, id, body)).rejects.toMatchObject(gone);
    expect((await actedFor(rosa)).map(({ _id }) => _id)).not.toContain(luz);
  }

  test('lets nobody in after the record was taken over; a second invitation to take it over is over, too', async () => {
    const other = await aPerson(t.db);
    await change(elena, luz, { change: 'takeover', email: other.email, scopes: [] });
    const second = (await circleOf(other)).invitations[0]?._id ?? '';
    await change(ernesto, takeover, accept);
    await expectOver();
    expect((await circleOf(other)).invitations).toEqual([]);
    await expect(change(other, second, accept)).rejects.toMatchObject(gone);
    await expect(change(elena, second, { change: 'remind' })).rejects.toMatchObject(gone);
  });

  test('lets nobody in after handing them on, and takes no right along that somebody else has named', async () => {
    const mateo = await aPerson(t.db, { firstName: 'Mateo' });
    const relationId = await aRelation(t, { personId: luz, memberId: mateo.id, relationship: 'niece' });
    const now = t.clock.now();
    const context = { db: t.db, now, publicUrl: t.url };
    await handOverDependant(context as never, { userId: elena.id, personId: luz, relationId });
    await expectOver();
    await expect(change(ernesto, takeover, accept)).rejects.toMatchObject(gone);
    expect((await circleOf(mateo)).data).toMatchObject([
      { kind: 'dependant', _id: luz, relationship: 'niece', basis: null },
    ]);
  });

  test('lets nobody in while their account is closing', async () => {
    await t.db
      .updateTable('users')
      .set({ closes_at: t.clock.now(), closing: 'delete' })
      .where('id', '=', elena.id)
      .execute();
    expect((await circleOf(rosa)).invitations).toEqual([]);
    await expect(change(rosa, offer, accept)).rejects.toMatchObject(gone);
  });
});

test('no more are let in to a person than whoever takes over is asked about', async () => {
  const luz = await add(elena, aNewDependant());
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  for (let helpers = 0; helpers < MOST_HELPERS; helpers += 1)
    await aRelation(t, { personId: luz, memberId: (await aPerson(t.db)).id });
  const offer = await offerTo(rosa, elena, luz);
  await expect(change(rosa, offer, accept)).rejects.toMatchObject({ code: 'helpers_full', status: 409 });
  await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
  expect((await circleOf(ernesto)).invitations[0]?.helpers).toHaveLength(MOST_HELPERS);
});

test('what is refused uses up nobody’s invitations: neither of a stranger’s record nor of what waits already', async () => {
  const stranger = await aPerson(t.db);
  const nobody = '00000000-0000-4000-8000-000000000000';
  const takeover = { change: 'takeover', email: ernesto.email, scopes: [] };
  for (let tries = 0; tries < 6; tries += 1)
    await expect(change(stranger, nobody, takeover)).rejects.toMatchObject(gone);
  await add(elena, asking(ernesto.email));
  for (let tries = 0; tries < 6; tries += 1)
    await expect(add(elena, asking(ernesto.email))).rejects.toMatchObject({ code: 'invalid_input' });
  await add(await aPerson(t.db), asking(ernesto.email));
  expect((await circleOf(ernesto)).invitations).toHaveLength(2);
});
