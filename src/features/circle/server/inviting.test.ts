import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewMember } from '../sharing.ts';
import { aNewDependant, asking, openCircle } from '#test/circles.ts';
import { hearNotices } from '#test/hear-notices.ts';

const { t, family, circleOf, actedFor, add, change, bell, accepted } = await openCircle();
let elena: Person;
let ernesto: Person;
beforeEach(() => {
  ({ elena, ernesto } = family);
});

const letters = (email: string) =>
  t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute();

describe('asking to act for a relative', () => {
  test('waits, known by its address alone, and reaches its account by bell and mail', async () => {
    await add(elena, asking(` ${ernesto.email.toUpperCase()} `));
    expect((await circleOf(elena)).data).toMatchObject([
      { kind: 'invitation', status: 'pending', email: ernesto.email, firstName: '', personId: null },
    ]);
    expect(await actedFor(elena)).toEqual([]);
    expect((await circleOf(ernesto)).invitations).toMatchObject([
      { kind: 'ask', fromName: 'Elena Marín', relationship: 'child', scopes: ['bookings', 'records'] },
    ]);
    expect(await bell(ernesto)).toEqual([{ what: 'asked', name: 'Elena Marín', person: null }]);
    expect(await letters(ernesto.email)).toHaveLength(1);
  });

  test('does not reach whoever does not want to be asked, and the answer is the same', async () => {
    const want = async (acceptsInvitations: boolean) =>
      (await t.as(ernesto)).preferences.changePrivacy({ params: { id: ernesto.id }, body: { acceptsInvitations } });
    await want(false);
    await add(elena, asking(ernesto.email));
    expect((await circleOf(elena)).data).toMatchObject([{ status: 'pending', email: ernesto.email }]);
    expect((await circleOf(ernesto)).invitations).toEqual([]);
    expect(await bell(ernesto)).toEqual([]);
    expect(await letters(ernesto.email)).toEqual([]);
    await want(true);
    expect((await circleOf(ernesto)).invitations).toHaveLength(1);
  });

  test('answers the same for an address without an account, which finds the request once it has one', async () => {
    const email = `nobody-${elena.id.slice(0, 8)}@mail.example`;
    const [known, unknown] = [await add(elena, asking(ernesto.email)), await add(elena, asking(email))];
    const members = (await circleOf(elena)).data;
    const facts = members.map((member) => ({ ...member, _id: '', email: '', sentAt: '', updated_at: '' }));
    expect(facts[0]).toEqual(facts[1]);
    expect(members.map(({ _id }) => _id).sort()).toEqual([known, unknown].sort());
    expect([await letters(ernesto.email), await letters(email)].map(({ length }) => length)).toEqual([1, 1]);
    const late = await aPerson(t.db, { email });
    expect((await circleOf(late)).invitations).toMatchObject([{ _id: unknown, fromName: 'Elena Marín' }]);
  });

  test('is for a proven address only', async () => {
    const unproven = await aPerson(t.db, { isVerified: false });
    const id = await add(elena, asking(unproven.email));
    expect((await circleOf(unproven)).invitations).toEqual([]);
    await expect(change(unproven, id, { change: 'accept' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('refuses one’s own address, a second time, and nothing asked', async () => {
    const refused = (body: NewMember) => add(elena, body);
    await expect(refused(asking(elena.email))).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.ownEmail' }],
    });
    await add(elena, asking(ernesto.email));
    await expect(refused(asking(ernesto.email))).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.memberAlready' }],
    });
    await expect(refused(asking('rosa@mail.example', []))).rejects.toMatchObject({
      issues: [{ field: 'scopes', key: 'errors.scopesEmpty' }],
    });
    await expect(refused(asking(''))).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.memberEmailBlank' }],
    });
    await expect(refused(asking('rosa'))).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.emailImproper' }],
    });
  });

  test('many at once leave no more than ten waiting, and five mails a day to one address', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, (_, number) => add(elena, asking(`many-${number}-${elena.id}@mail.example`))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'circle_full' }) }),
    );
    const strangers = await Promise.all(Array.from({ length: 6 }, () => aPerson(t.db)));
    const tries = await Promise.allSettled(strangers.map((stranger) => add(stranger, asking(ernesto.email))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await letters(ernesto.email)).toHaveLength(5);
  });

  test('names nobody whose name reads as an address', async () => {
    const spam = await aPerson(t.db, { firstName: 'Pills', lastName: 'pills.example/now' });
    await add(spam, asking(ernesto.email));
    const [letter] = await letters(ernesto.email);
    expect(letter).toBeDefined();
    expect(`${letter?.subject} ${letter?.body}`).not.toContain('pills.example');
  });
});

test('a no names the address that was invited, nobody behind it', async () => {
  const id = await add(elena, asking(ernesto.email));
  await change(ernesto, id, { change: 'decline' });
  expect(await bell(elena)).toEqual([{ what: 'declined', name: ernesto.email, person: null }]);
});

test('what is taken back is gone from the bell of the invited, whose open page asks again', async () => {
  const id = await add(elena, asking(ernesto.email));
  const { told, stop } = await hearNotices(t);
  await change(elena, id, { change: 'withdraw' });
  expect(await bell(ernesto)).toEqual([]);
  await expect.poll(() => told).toContainEqual({ to: [ernesto.id], topics: ['family'] });
  expect(told).toContainEqual({ to: [ernesto.id], topics: ['notifications'] });
  await stop();
});

describe('offering', () => {
  test('a relative to look after oneself or a dependant; the offer says who is cared for', async () => {
    const luz = await add(elena, aNewDependant());
    await add(elena, {
      how: 'offer',
      email: ernesto.email,
      relationship: 'uncle',
      scopes: ['bookings'],
      personId: luz,
    });
    const [offered] = (await circleOf(ernesto)).invitations;
    expect(offered).toMatchObject({
      kind: 'offer',
      fromName: 'Elena Marín',
      personName: 'Luz Marín',
      relationship: 'niece',
    });
    await change(ernesto, offered?._id ?? '', { change: 'accept' });
    expect(await actedFor(ernesto)).toMatchObject([
      { _id: luz, firstName: 'Luz', relationship: 'niece', scopes: ['bookings'] },
    ]);
    expect((await circleOf(elena)).helpers).toMatchObject([
      { firstName: 'Ernesto', personName: 'Luz Marín', isForSelf: false, status: 'accepted' },
    ]);
  });

  test('nobody else’s care', async () => {
    const luz = await add(elena, aNewDependant());
    const { personId } = await accepted();
    for (const [person, id] of [
      [ernesto, luz],
      [elena, personId],
    ] as const)
      await expect(
        add(person, {
          how: 'offer',
          email: 'x@mail.example',
          relationship: 'uncle',
          scopes: ['bookings'],
          personId: id,
        }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('invitations to another address than one’s own are none', async () => {
  await add(elena, asking(ernesto.email));
  const { circle } = await t.as(ernesto);
  expect((await circle.invitations({ body: {} })).data).toHaveLength(1);
  expect((await circle.invitations({ body: { email: ernesto.email } })).data).toHaveLength(1);
  const { circle: other } = await t.as(elena);
  expect((await other.invitations({ body: { email: ernesto.email } })).data).toEqual([]);
});
