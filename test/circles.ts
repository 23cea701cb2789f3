import { afterAll, beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { MemberChange, NewMember } from '#features/circle/sharing.ts';
import type { Scope } from '#shared/call.ts';
import { testApp } from './harness.ts';
import { auditTrailOf } from './stays.ts';

/** The server of a file of tests about the circle, and in it, new before each test, a daughter and her father. */
export async function openCircle() {
  const t = await testApp();
  afterAll(() => t.close());
  const family = {} as { elena: Person; ernesto: Person };
  beforeEach(async () => {
    Object.assign(family, { elena: await aPerson(t.db), ernesto: await aPerson(t.db, { firstName: 'Ernesto' }) });
  });

  const circleOf = async (person: Person) => (await t.as(person)).circle.members({ params: { id: person.id } });
  const actedFor = async (person: Person) =>
    (await (await t.as(person)).family.accepted({ params: { id: person.id } })).data;
  const add = async (person: Person, body: NewMember) =>
    (await (await t.as(person)).circle.add({ body: body as never })).data._id;
  const change = async (person: Person, id: string, body: object) =>
    (await t.as(person)).circle.change({ params: { id }, body: body as MemberChange });
  const bell = async (person: Person) =>
    (await (await t.as(person)).notifications.list({ query: { page: 1 } })).data.map(({ facts }) => facts);
  /** The daughter's relation to her father, after he has agreed. */
  async function accepted(scopes?: Scope[]) {
    const { elena, ernesto } = family;
    const invitation = await add(elena, asking(ernesto.email));
    await change(ernesto, invitation, { change: 'accept', ...(scopes && { scopes }) });
    const member = (await circleOf(elena)).data.find(({ kind }) => kind === 'relation');
    if (!member) throw new Error('Nobody has accepted.');
    return member;
  }
  const trail = (personId: string) => auditTrailOf(t, personId);
  return { t, family, circleOf, actedFor, add, change, bell, trail, accepted };
}

export const asking = (email: string, scopes: Scope[] = ['bookings', 'records']): NewMember => ({
  how: 'ask',
  email,
  relationship: 'father',
  scopes,
});

export const aNewDependant = (): NewMember => ({
  how: 'dependant',
  firstName: 'Luz',
  lastName: 'Marín',
  dob: '2019-03-04',
  gender: 'female',
  relationship: 'granddaughter',
  basis: 'parent',
});
