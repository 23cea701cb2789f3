import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';
import { aRelation } from './seed.ts';

const { t, family, circleOf, actedFor, add, change, bell } = await openCircle();
let elena: Person;
let ernesto: Person;
let luz: string;
let rosa: Person;
let mateo: Person;
let asked: string;
let links: { rosa: string; mateo: string };
beforeEach(async () => {
  ({ elena, ernesto } = family);
  luz = await add(elena, aNewDependant());
  [rosa, mateo] = [await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db, { firstName: 'Mateo' })];
  links = {
    rosa: await aRelation(t, { personId: luz, memberId: rosa.id, scopes: ['bookings'] }),
    mateo: await aRelation(t, { personId: luz, memberId: mateo.id, scopes: ['records', 'bookings'] }),
  };
  await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: [] });
  asked = (await circleOf(ernesto)).invitations[0]?._id ?? '';
});

const offered = async () => (await circleOf(ernesto)).invitations[0]?.helpers ?? [];
const decisions = async (keeps: (name: string) => boolean) =>
  (await offered()).map(({ _id, firstName, updated_at: asOf }) => ({ _id, keep: keeps(firstName), asOf }));
const takeOver = (helpers?: object[]) => change(ernesto, asked, { change: 'accept', ...(helpers && { helpers }) });
const record = async (person: Person) => (await t.as(person)).healthRecords.profile({ params: { id: luz } });
const letters = async ({ email }: Person) =>
  (await t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  );

test('whoever is offered their record reads who may act for them, as what, and in what', async () => {
  expect(await offered()).toMatchObject([
    {
      _id: links.mateo,
      firstName: 'Mateo',
      scopes: ['records', 'bookings'],
      status: 'accepted',
      relationship: 'child',
    },
    { _id: links.rosa, firstName: 'Rosa', scopes: ['bookings'] },
  ]);
  expect((await circleOf(rosa)).invitations).toEqual([]);
});

test('nothing is decided by saying nothing: neither of nobody nor of some', async () => {
  const [first] = await decisions(() => true);
  for (const helpers of [undefined, [], [first ?? {}]])
    await expect(takeOver(helpers)).rejects.toMatchObject({ code: 'helpers_undecided', status: 409 });
  expect((await circleOf(elena)).data).toMatchObject([{ kind: 'dependant', _id: luz }]);
  expect(await actedFor(rosa)).toHaveLength(1);
});

test('who is ended loses it on the next request and hears of it; who is kept goes on and hears of it, too', async () => {
  await expect(record(mateo)).resolves.toBeDefined();
  await takeOver(await decisions((name) => name === 'Rosa'));
  await expect(record(mateo)).rejects.toMatchObject({ code: 'not_found' });
  expect((await actedFor(mateo)).map(({ _id: id }) => id)).not.toContain(luz);
  expect((await actedFor(rosa)).map(({ _id: id }) => id)).toContain(luz);
  expect(await bell(mateo)).toMatchObject([{ what: 'stopped', name: 'Ernesto Marín' }]);
  expect(await bell(rosa)).toMatchObject([{ what: 'kept', name: 'Ernesto Marín' }]);
  expect(await letters(mateo)).toEqual(['Ernesto Marín stopped sharing']);
  expect(await letters(rosa)).toEqual(['Ernesto Marín has taken over their record']);
  expect((await circleOf(ernesto)).helpers.map(({ firstName, status }) => [firstName, status])).toEqual([
    ['Rosa', 'accepted'],
    ['Mateo', 'stopped'],
  ]);
});

test('what has changed since it was read is decided about anew, and so is who was let in meanwhile', async () => {
  const read = await decisions(() => true);
  t.clock.advance(1);
  await change(elena, links.rosa, { change: 'limit', scopes: ['records', 'bookings', 'payments'], endsOn: null });
  await expect(takeOver(read)).rejects.toMatchObject({ code: 'helpers_undecided' });
  const again = await decisions(() => true);
  await aRelation(t, { personId: luz, memberId: (await aPerson(t.db)).id });
  await expect(takeOver(again)).rejects.toMatchObject({ code: 'helpers_undecided' });
  await takeOver(await decisions(() => true));
});

test('what is paused stays paused, what is over is not asked about', async () => {
  await change(elena, links.rosa, { change: 'pause' });
  await change(elena, links.mateo, { change: 'stop' });
  expect(await offered()).toMatchObject([{ firstName: 'Rosa', status: 'paused' }]);
  await takeOver(await decisions(() => true));
  expect((await circleOf(ernesto)).helpers).toMatchObject([
    { firstName: 'Rosa', status: 'paused' },
    { firstName: 'Mateo' },
  ]);
});

const offerTo = async (person: Person) => {
  await add(elena, {
    how: 'offer',
    email: person.email,
    relationship: 'aunt',
    scopes: ['bookings'],
    personId: luz,
  } as never);
  return (await circleOf(person)).invitations[0]?._id ?? '';
};

test('what the one before has offered to others is taken back', async () => {
  const aunt = await aPerson(t.db);
  const offer = await offerTo(aunt);
  await takeOver(await decisions(() => true));
  await expect(change(aunt, offer, { change: 'accept' })).rejects.toMatchObject({ code: 'not_found' });
  expect((await actedFor(aunt)).map(({ _id: id }) => id)).not.toContain(luz);
});

test('nobody is let in at the moment of taking over without having been decided about', async () => {
  for (let round = 0; round < 4; round += 1) {
    const aunt = await aPerson(t.db);
    const offer = await offerTo(aunt);
    const read = await decisions(() => false);
    const [, taken] = await Promise.allSettled([change(aunt, offer, { change: 'accept' }), takeOver(read)]);
    const isIn = (await actedFor(aunt)).some(({ _id: id }) => id === luz);
    expect(isIn && taken.status === 'fulfilled').toBe(false);
    if (taken.status === 'fulfilled') return;
  }
});

test('whoever has acted for the person that they turn out to be acts for nobody by it', async () => {
  await aRelation(t, { personId: luz, memberId: ernesto.id });
  expect((await offered()).map(({ firstName }) => firstName)).toEqual(['Mateo', 'Rosa']);
  await takeOver(await decisions(() => true));
  expect(await actedFor(ernesto)).toEqual([]);
  expect((await circleOf(ernesto)).helpers.filter(({ status }) => status === 'accepted')).toHaveLength(2);
});
