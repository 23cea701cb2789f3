import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import type { MemberChange, NewMember } from '../sharing.ts';

let t: TestApp;
let elena: Person;
let ernesto: Person;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [elena, ernesto] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ernesto' })];
});

const circleOf = async (person: Person) => (await t.as(person)).circle.members({ params: { id: person.id } });
const actedFor = async (person: Person) =>
  (await (await t.as(person)).family.accepted({ params: { id: person.id } })).data;
const add = async (person: Person, body: NewMember) =>
  (await (await t.as(person)).circle.add({ body: body as never })).data._id;
const change = async (person: Person, id: string, body: object) =>
  (await t.as(person)).circle.change({ params: { id }, body: body as MemberChange });
const letters = (email: string) =>
  t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute();
const bell = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: { page: 1 } })).data.map(({ facts }) => facts);
const trail = (person: string) =>
  t.db.selectFrom('audit_entries').select(['actor_id', 'action', 'subject']).where('person_id', '=', person).execute();

const asking = (email: string, scopes: Scope[] = ['bookings', 'records']): NewMember => ({
  how: 'ask',
  email,
  relationship: 'father',
  scopes,
});
async function accepted(scopes?: Scope[]) {
  const invitation = await add(elena, asking(ernesto.email));
  await change(ernesto, invitation, { change: 'accept', ...(scopes && { scopes }) });
  const member = (await circleOf(elena)).data.find(({ kind }) => kind === 'relation');
  if (!member) throw new Error('Nobody has accepted.');
  return member;
}

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

  test('answers the same for an address without an account, which finds the request once it has one', async () => {
    const email = `nobody-${elena.id.slice(0, 8)}@mail.example`;
    const [known, unknown] = [await add(elena, asking(ernesto.email)), await add(elena, asking(email))];
    const members = (await circleOf(elena)).data;
    const facts = members.map((member) => ({ ...member, _id: '', email: '', sentAt: '', updated_at: '' }));
    expect(facts[0]).toEqual(facts[1]);
    expect(members.map(({ _id }) => _id).sort()).toEqual([known, unknown].sort());
    const [one] = await letters(ernesto.email);
    const [other] = await letters(email);
    expect(other?.body.replaceAll(email, ernesto.email)).toBe(one?.body);
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
      change(elena, id, { change: 'withdraw' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
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

describe('offering', () => {
  test('a relative to look after oneself or a dependant; the offer says who is cared for', async () => {
    const luz = await add(elena, aDependant());
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
    const luz = await add(elena, aDependant());
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

describe('a dependant', () => {
  test('is added with the right by which one speaks for them, edited by nobody else, and ten at most', async () => {
    const luz = await add(elena, aDependant());
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
    const many = await Promise.allSettled(Array.from({ length: 12 }, () => add(elena, aDependant())));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    await expect(add(ernesto, { ...aDependant(), dob: '2031-01-01' } as NewMember)).rejects.toMatchObject({
      issues: [{ field: 'dob', key: 'errors.dobFuture' }],
    });
  });

  test('takes over their own record, and decides what stays shared', async () => {
    const luz = await add(elena, aDependant());
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
    const luz = await add(elena, aDependant());
    await (await t.as(ernesto)).healthRecords.openProfile({ body: {} });
    await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
    const [asked] = (await circleOf(ernesto)).invitations;
    await expect(change(ernesto, asked?._id ?? '', { change: 'accept' })).rejects.toMatchObject({ code: 'own_record' });
    expect((await circleOf(elena)).data).toMatchObject([{ kind: 'dependant', _id: luz }]);
  });
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
    const luz = await add(elena, aDependant());
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

test('invitations to another address than one’s own are none', async () => {
  await add(elena, asking(ernesto.email));
  const { circle } = await t.as(ernesto);
  expect((await circle.invitations({ body: {} })).data).toHaveLength(1);
  expect((await circle.invitations({ body: { email: ernesto.email } })).data).toHaveLength(1);
  const { circle: other } = await t.as(elena);
  expect((await other.invitations({ body: { email: ernesto.email } })).data).toEqual([]);
});

const aDependant = (): NewMember => ({
  how: 'dependant',
  firstName: 'Luz',
  lastName: 'Marín',
  dob: '2019-03-04',
  gender: 'female',
  relationship: 'granddaughter',
  basis: 'parent',
});
