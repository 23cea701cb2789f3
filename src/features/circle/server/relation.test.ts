import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { asking, openCircle } from '#test/circles.ts';

const { t, family, circleOf, actedFor, add, change, bell, trail, accepted } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

describe('an answer', () => {
  test('gives less than was asked, until a day', async () => {
    const id = await add(elena, asking(ernesto.email));
    await expect(change(ernesto, id, { change: 'accept', scopes: ['payments'] })).rejects.toMatchObject({
      issues: [{ field: 'scopes' }],
    });
    await expect(change(ernesto, id, { change: 'accept', endsOn: '2026-06-14' })).rejects.toMatchObject({
      issues: [{ field: 'endsOn', key: 'errors.dayPast' }],
    });
    await change(ernesto, id, { change: 'accept', scopes: ['bookings'], endsOn: '2026-06-20' });
    expect(await actedFor(elena)).toMatchObject([
      { _id: ernesto.personId, firstName: 'Ernesto', relationship: 'father', scopes: ['bookings'] },
    ]);
    expect((await circleOf(ernesto)).helpers).toMatchObject([
      { firstName: 'Elena', relationship: 'child', status: 'accepted', endsOn: '2026-06-20', isForSelf: true },
    ]);
    expect(await bell(elena)).toEqual([{ what: 'accepted', name: 'Ernesto Marín', person: null }]);
    expect(await trail(ernesto.personId)).toContainEqual(
      expect.objectContaining({ actor_id: ernesto.id, action: 'share', subject: expect.stringMatching(/^relation:/) }),
    );
  });

  test('is the invited person’s alone, and given once', async () => {
    const rosa = await aPerson(t.db, { firstName: 'Rosa' });
    const id = await add(elena, asking(ernesto.email));
    for (const stranger of [rosa, elena])
      for (const body of [{ change: 'accept' }, { change: 'decline' }] as const)
        await expect(change(stranger, id, body)).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(rosa, id, { change: 'withdraw' })).rejects.toMatchObject({ code: 'not_found' });
    const answers = await Promise.allSettled([
      change(ernesto, id, { change: 'accept' }),
      change(ernesto, id, { change: 'decline' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('and a withdrawal at the same moment: a yes or the withdrawal holds, never both', async () => {
    const id = await add(elena, asking(ernesto.email));
    const both = await Promise.allSettled([
      change(ernesto, id, { change: 'accept' }),
      change(elena, id, { change: 'withdraw' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await actedFor(elena)).toHaveLength(both[0].status === 'fulfilled' ? 1 : 0);
  });

  test('no reads as no, without a reason, and lets ask again', async () => {
    const id = await add(elena, asking(ernesto.email));
    await change(ernesto, id, { change: 'decline' });
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'declined', email: ernesto.email }]);
    expect((await circleOf(ernesto)).invitations).toEqual([]);
    await add(elena, asking(ernesto.email));
    expect((await circleOf(ernesto)).invitations).toHaveLength(1);
  });

  test('comes too late after 30 days, until the invitation is sent again', async () => {
    const id = await add(elena, asking(ernesto.email));
    t.clock.advance(30 * 86_400);
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'expired' }]);
    await expect(change(ernesto, id, { change: 'accept' })).rejects.toMatchObject({ code: 'not_found' });
    await change(elena, id, { change: 'remind' });
    await change(ernesto, id, { change: 'accept' });
    expect(await actedFor(elena)).toHaveLength(1);
  });
});

describe('an accepted relation', () => {
  test('lets nobody in while it is paused, after its day, and once it is stopped, from the next request on', async () => {
    const { _id, personId } = await accepted();
    const record = async () =>
      (await t.as(elena)).healthRecords.profile({ params: { id: personId ?? '' } }).then(
        () => true,
        () => false,
      );
    expect(await record()).toBe(true);
    await change(ernesto, _id, { change: 'pause' });
    expect(await record()).toBe(false);
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'paused' }]);
    await change(ernesto, _id, { change: 'resume' });
    expect(await record()).toBe(true);
    await change(ernesto, _id, { change: 'limit', scopes: ['bookings'] });
    expect(await record()).toBe(false);
    const today = t.clock.now().toISOString().slice(0, 10);
    await change(ernesto, _id, { change: 'limit', scopes: ['records'], endsOn: today });
    expect(await record()).toBe(true);
    t.clock.advance(36 * 3600);
    expect(await record()).toBe(false);
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'ended' }]);
    await change(ernesto, _id, { change: 'limit', scopes: ['records'] });
    expect(await record()).toBe(true);
    await change(ernesto, _id, { change: 'stop' });
    expect(await record()).toBe(false);
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'stopped' }]);
    await expect(change(ernesto, _id, { change: 'resume' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be asked for again, or offered, after its last day', async () => {
    const { _id } = await accepted();
    const offered = { how: 'offer', email: elena.email, relationship: 'daughter', scopes: ['bookings'] } as const;
    const refused = { issues: [{ field: 'email', key: 'errors.memberAlready' }] };
    const endsOn = t.clock.now().toISOString().slice(0, 10);
    await change(ernesto, _id, { change: 'limit', scopes: ['bookings'], endsOn });
    await expect(add(elena, asking(ernesto.email))).rejects.toMatchObject(refused);
    await expect(add(ernesto, { ...offered, scopes: ['bookings'] })).rejects.toMatchObject(refused);
    t.clock.advance(36 * 3600);
    await add(ernesto, { ...offered, scopes: ['bookings'] });
    const again = await add(elena, asking(ernesto.email));
    await change(ernesto, again, { change: 'accept' });
    expect(await actedFor(elena)).toHaveLength(1);
  });

  test('tells both sides of its last day a week before and once it is over, each once', async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    const { _id } = await accepted();
    t.clock.advance(60);
    await change(ernesto, _id, { change: 'limit', scopes: ['bookings'], endsOn: '2026-06-30' });
    const heard = async (person: Person) => (await bell(person))[0];
    t.clock.set('2026-06-20T12:00:00Z');
    await t.runJobs();
    expect(await heard(elena)).toMatchObject({ what: 'limited' });
    t.clock.set('2026-06-25T12:00:00Z');
    await Promise.all([t.runJobs(), t.runJobs()]);
    expect(await heard(elena)).toEqual({ what: 'ending', name: 'Ernesto Marín', person: null, day: '2026-06-30' });
    expect(await heard(ernesto)).toMatchObject({ what: 'ending', name: 'Elena Marín' });
    await (await t.as(elena)).notifications.markAllRead();
    await t.runJobs();
    const { pagization } = await (await t.as(elena)).notifications.list({ query: { page: 1 } });
    expect(pagization.totalCount).toBe(0);
    t.clock.set('2026-07-02T12:00:00Z');
    await t.runJobs();
    expect(await heard(elena)).toMatchObject({ what: 'ended' });
  });

  test('is changed by the person alone; the member may leave', async () => {
    const { _id } = await accepted();
    const rosa = await aPerson(t.db, { firstName: 'Rosa' });
    const widening = { change: 'limit', scopes: ['records', 'payments'] } as const;
    for (const body of [
      { ...widening, scopes: [...widening.scopes] },
      { change: 'pause' },
      { change: 'resume' },
    ] as const)
      await expect(change(elena, _id, body)).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(rosa, _id, { change: 'stop' })).rejects.toMatchObject({ code: 'not_found' });
    await change(elena, _id, { change: 'stop' });
    expect(await bell(ernesto)).toContainEqual({ what: 'left', name: 'Elena Marín', person: 'Ernesto Marín' });
    expect(await actedFor(elena)).toEqual([]);
  });
});
