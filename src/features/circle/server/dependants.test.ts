import { beforeEach, describe, expect, test } from 'vitest';
import { type Person } from '#features/account/server/seed.ts';
import type { NewMember } from '../sharing.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';

const { t, family, circleOf, actedFor, add, change, bell, trail } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

describe('a dependant', () => {
  test('is added with the right by which one speaks for them, edited by nobody else, and ten at most', async () => {
    const luz = await add(elena, aNewDependant());
    expect((await circleOf(elena)).data).toMatchObject([
      {
        kind: 'dependant',
        _id: luz,
        firstName: 'Luz',
        basis: 'parent',
        relationship: 'granddaughter',
        dob: '2019-03-04',
      },
    ]);
    expect(await trail(luz)).toMatchObject([{ actor_id: elena.id, action: 'write', subject: `person:${luz}` }]);
    const body = {
      change: 'edit',
      firstName: 'Lucía',
      lastName: 'Marín',
      dob: '2019-03-05',
      relationship: 'niece',
    } as const;
    await expect(change(ernesto, luz, body)).rejects.toMatchObject({ code: 'not_found' });
    await change(elena, luz, body);
    expect(await actedFor(elena)).toMatchObject([
      { _id: luz, firstName: 'Lucía', relationship: 'niece', isDependant: true },
    ]);
    const many = await Promise.allSettled(Array.from({ length: 12 }, () => add(elena, aNewDependant())));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    await expect(add(ernesto, { ...aNewDependant(), dob: '2031-01-01' } as NewMember)).rejects.toMatchObject({
      issues: [{ field: 'dob', key: 'errors.dobFuture' }],
    });
  });

  test('added by a booking may lack a birth date, and nobody else may', async () => {
    const { dob: _, ...undated } = aNewDependant() as Extract<NewMember, { how: 'dependant' }>;
    await expect(add(elena, undated as NewMember)).rejects.toMatchObject({ issues: [{ field: 'dob' }] });
    const named = { how: 'named', firstName: 'Rosa', lastName: 'Marín', relationship: 'mother' } as const;
    const { circle } = await t.as(elena);
    const idempotencyKey = crypto.randomUUID();
    const [one, again] = await Promise.all([1, 2].map(() => circle.add({ body: named }, { idempotencyKey })));
    expect(again).toEqual(one);
    expect((await circleOf(elena)).data).toMatchObject([{ relationship: 'mother', dob: null, basis: null }]);
    expect(await actedFor(elena)).toMatchObject([{ isDependant: true, lacksBasis: true }]);
    await expect(add(elena, { ...named, dob: '2031-01-01' })).rejects.toMatchObject({
      issues: [{ field: 'dob', key: 'errors.dobFuture' }],
    });
  });

  test('takes over their own record, and decides what stays shared', async () => {
    const luz = await add(elena, aNewDependant());
    await (await t.as(elena)).healthRecords.openProfile({ body: { familyMemberId: luz } });
    await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: ['records', 'bookings'] });
    expect((await circleOf(elena)).data).toMatchObject([{ takeover: { email: ernesto.email } }]);
    const [asked] = (await circleOf(ernesto)).invitations;
    await change(ernesto, asked?._id ?? '', { change: 'accept', scopes: ['bookings'] });
    expect((await circleOf(elena)).data).toMatchObject([{ kind: 'relation', personId: luz, scopes: ['bookings'] }]);
    await expect((await t.as(elena)).healthRecords.profile({ params: { id: luz } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { data } = await (await t.as(ernesto)).healthRecords.profile({ params: { id: luz } });
    expect(data.version).toBe(1);
    expect(await bell(elena)).toContainEqual({ what: 'tookOver', name: 'Ernesto Marín', person: null });
  });

  test('takes nothing over that would lose what the account has begun', async () => {
    const luz = await add(elena, aNewDependant());
    await (
      await t.as(ernesto)
    ).healthRecords.changeProfile({
      params: { id: ernesto.personId },
      body: { version: 0, facts: { bloodGroup: 'O+' } },
    });
    await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
    const [asked] = (await circleOf(ernesto)).invitations;
    await expect(change(ernesto, asked?._id ?? '', { change: 'accept' })).rejects.toMatchObject({ code: 'own_record' });
    expect((await circleOf(elena)).data).toMatchObject([{ kind: 'dependant', _id: luz }]);
  });
});
