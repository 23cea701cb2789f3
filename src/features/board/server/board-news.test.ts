import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import type { TaskChange } from '../board.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '100' } });
let rosa: Person;
let mateo: Person;
let mateosLink: string;
beforeEach(async () => {
  [rosa, mateo] = [await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db, { firstName: 'Mateo' })];
  await aRelation(t, { personId: rosa.personId, memberId: town.elena.id });
  mateosLink = await aRelation(t, { personId: rosa.personId, memberId: mateo.id });
});

const note = async (words: string, by: Person = mateo) =>
  (await t.as(by)).board.addNote({ body: { words, familyMemberId: rosa.personId } });
const task = async (by: Person = mateo) =>
  (
    await (
      await t.as(by)
    ).board.addTask({ body: { title: 'Fetch the insulin', day: '2026-06-22', familyMemberId: rosa.personId } })
  ).data._id;
const change = async (id: string, what: TaskChange, by: Person = mateo) =>
  (await t.as(by)).board.changeTask({ params: { id }, body: { change: what } });
const heard = async (by: Person) =>
  (await newsOf(t, by)).filter(({ kind }) => kind === 'board').map(({ facts }) => facts);
const letters = async (...to: Person[]) => lettersTo(t, ...to.map(({ email }) => email));

test('the others who see the week hear what somebody did in it, never whoever did it', async () => {
  const stranger = await aPerson(t.db);
  const id = await task();
  for (const [what, told] of [
    ['take', 'taken'],
    ['done', 'done'],
    ['giveBack', 'givenBack'],
  ] as const) {
    await change(id, what);
    expect(await heard(rosa)).toMatchObject([{ what: told, name: 'Mateo Marín', isForSelf: true }]);
    expect(await heard(town.elena)).toContainEqual(
      expect.objectContaining({ what: told, person: 'Rosa Marín', isForSelf: false }),
    );
  }
  expect([await heard(mateo), await heard(stranger)]).toEqual([[], []]);
});

test('whoever drives is told, too', async () => {
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId });
  const { visits } = await (
    await t.as(mateo)
  ).board.week({ query: { day: '2026-06-22', familyMemberId: rosa.personId } });
  const startsAt = visits[0]?.startsAt ?? '';
  await (await t.as(mateo)).board.changePart({ params: { id }, body: { startsAt, part: 'there', change: 'take' } });
  expect(await heard(rosa)).toMatchObject([{ what: 'taken' }]);
});

test('five notes in a minute are one news and one letter, without a word of them', async () => {
  for (const words of ['She slept badly.', 'Insulin at six.', 'Three.', 'Four.', 'Five.']) {
    await note(words);
    t.clock.advance(10);
  }
  expect(await heard(rosa)).toMatchObject([{ what: 'note' }]);
  expect(await letters(rosa)).toEqual([]);
  t.clock.advance(5 * 60);
  const [letter, ...more] = await letters(rosa);
  expect(more).toEqual([]);
  expect(letter).toMatch(/^News in your week .*Mateo Marín left a note in your week/s);
  expect(letter).not.toMatch(/Insulin|slept/);
});

test('as each has chosen: no mail for whoever wants none, and in quiet hours none before they end', async () => {
  const choose = async (body: object) =>
    (await t.as(rosa)).preferences.changeNotifications({ params: { id: rosa.id }, body: body as never });
  await choose({ familyByMail: false });
  await note('Hello.');
  t.clock.advance(5 * 60);
  expect(await letters(rosa)).toEqual([]);
  expect(await heard(rosa)).toHaveLength(1);
  t.clock.set('2026-06-16T06:00:00Z'); // 11 PM in California
  await choose({ familyByMail: true, hasQuietHours: true, quietFrom: '21:00', quietTo: '07:00' });
  await note('Good night.');
  t.clock.set('2026-06-16T13:00:00Z');
  expect(await letters(rosa)).toEqual([]);
  t.clock.set('2026-06-16T14:01:00Z');
  expect(await letters(rosa)).toHaveLength(1);
});

test('whoever may see the week no more hears nothing of it, and has nothing of it in the bell', async () => {
  await note('Hello.', rosa);
  expect(await heard(mateo)).toHaveLength(1);
  await writeLink(t.db, mateosLink, { status: 'revoked' }, t.clock.now());
  expect(await heard(mateo)).toEqual([]);
  t.clock.advance(5 * 60);
  expect(await letters(mateo)).toEqual([]);
});
