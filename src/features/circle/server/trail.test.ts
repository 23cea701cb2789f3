import { beforeEach, describe, expect, test } from 'vitest';
import { type Person } from '#features/account/server/seed.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';

const { t, family, circleOf, add, change, accepted } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

describe('the trail', () => {
  test('says who saw and changed what, as whom, and is its owner’s alone', async () => {
    const { personId } = await accepted();
    await (await t.as(elena)).healthRecords.profile({ params: { id: personId ?? '' } });
    await (await t.as(ernesto)).healthRecords.profile({ params: { id: personId ?? '' } });
    const trail = async (person: Person, query: { by?: 'others' | 'all'; for?: string } = {}) =>
      (await (await t.as(person)).circle.trail({ query: { page: 1, ...query } })).data;
    expect(await trail(ernesto)).toMatchObject([
      {
        actor: 'relative',
        actorName: 'Elena Marín',
        relationship: 'child',
        action: 'read',
        about: 'health',
        isForSelf: true,
      },
    ]);
    expect((await trail(ernesto, { by: 'all' })).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'you read',
      'relative read',
      'you share',
    ]);
    expect(await trail(elena, { by: 'all', ...(personId && { for: personId }) })).toEqual([]);
    expect(JSON.stringify(await trail(elena, { by: 'all' }))).not.toContain('Ernesto');
  });

  test('of somebody without an account is read by who looks after them', async () => {
    const luz = await add(elena, aNewDependant());
    await add(elena, { how: 'offer', email: ernesto.email, relationship: 'uncle', scopes: ['records'], personId: luz });
    const [offered] = (await circleOf(ernesto)).invitations;
    await change(ernesto, offered?._id ?? '', { change: 'accept' });
    await (await t.as(ernesto)).healthRecords.profile({ params: { id: luz } });
    const { data } = await (await t.as(elena)).circle.trail({ query: { page: 1, for: luz } });
    expect(data.map(({ actorName, action, personName }) => [actorName, action, personName])).toEqual([
      ['Ernesto Marín', 'read', 'Luz Marín'],
      ['Ernesto Marín', 'share', 'Luz Marín'],
    ]);
  });
});
