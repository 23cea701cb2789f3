import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { MOST_TASKS, type TaskChange } from '../board.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '100' } });
let rosa: Person;
let mateo: Person;
let mateosLink: string;
const relate = (memberId: string, scopes: ('bookings' | 'records')[] = ['bookings']) =>
  aRelation(t, {
    personId: rosa.personId,
    memberId,
    scopes,
  });
beforeEach(async () => {
  [rosa, mateo] = [await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db, { firstName: 'Mateo' })];
  await relate(town.elena.id);
  mateosLink = await relate(mateo.id);
});

const day = '2026-06-22';
const week = async (by: Person = town.elena, of: Person | null = rosa) =>
  (await t.as(by)).board.week({ query: { day, ...(of && of !== by && { familyMemberId: of.personId }) } });
const add = async (title = 'Pick up the glasses', by: Person = town.elena) =>
  (await (await t.as(by)).board.addTask({ body: { title, day, familyMemberId: rosa.personId } })).data._id;
const change = async (id: string, what: TaskChange, by: Person = town.elena) =>
  (await t.as(by)).board.changeTask({ params: { id }, body: { change: what } });
const isRefused = { code: 'not_found' };

test('the whole circle sees one week: bookings, who drives, tasks, notes; each look and change is in the trail', async () => {
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId });
  const { visits } = await week();
  const startsAt = visits[0]?.startsAt ?? '';
  await (await t.as(mateo)).board.changePart({ params: { id }, body: { startsAt, part: 'there', change: 'take' } });
  await add();
  await (await t.as(mateo)).board.addNote({ body: { words: 'She slept badly.', familyMemberId: rosa.personId } });
  for (const by of [town.elena, mateo, rosa]) {
    const seen = await week(by);
    expect(seen).toMatchObject({ from: '2026-06-22', personName: 'Rosa Marín', isForSelf: by === rosa });
    expect(seen.visits.map(({ day: on }) => on)).toEqual(['2026-06-22', '2026-06-24']);
    expect(seen.visits[0]?.takers).toMatchObject({
      there: { ...seen.members.find(({ name }) => name === 'Mateo Marín'), firstName: 'Mateo', isYou: by === mateo },
      back: null,
    });
    expect(seen.tasks).toMatchObject([{ title: 'Pick up the glasses', taker: null, canRemove: by === town.elena }]);
    expect(seen.members.map(({ name }) => name)).toEqual(['Rosa Marín', 'Elena Marín', 'Mateo Marín']);
  }
  const now = await (await t.as(rosa)).board.week({ query: {} });
  expect(now.notes).toMatchObject([{ words: 'She slept badly.', by: 'Mateo Marín', isYours: false }]);
  const trail = (await auditTrailOf(t, rosa.personId)).map((entry) => `${entry.action} ${entry.subject}`);
  expect(trail).toEqual(expect.arrayContaining(['read board', 'write board']));
});

test('whoever names nobody sees the week of somebody who has care planned, and their own before others’', async () => {
  const unnamed = async () => (await (await t.as(town.elena)).board.week({ query: {} })).personId;
  expect(await unnamed()).toBe(town.elena.personId);
  await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId });
  expect(await unnamed()).toBe(rosa.personId);
  await aStay(t, { centre: town.centre, person: town.elena });
  expect(await unnamed()).toBe(town.elena.personId);
});

test('a page that stays open and asks again is one look an hour in the trail; each of the others has looked, too', async () => {
  const looks = async () => (await auditTrailOf(t, rosa.personId)).filter(({ action }) => action === 'read');
  for (let asked = 0; asked < 3; asked++) await week();
  await week(mateo);
  t.clock.advance(3599);
  await week();
  expect((await looks()).map((look) => look.actor_id)).toEqual([town.elena.id, mateo.id]);
  t.clock.advance(1);
  await week();
  expect((await looks()).map((look) => look.actor_id)).toEqual([town.elena.id, mateo.id, town.elena.id]);
});

test('of many who say “I do it” at once one does, and the others read who', async () => {
  const id = await add();
  const people = [town.elena, mateo, rosa];
  const names = ['Elena', 'Mateo', 'Rosa'];
  const ended = await Promise.allSettled(people.map((by) => change(id, 'take', by)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = names[ended.findIndex(({ status }) => status === 'fulfilled')];
  for (const { reason } of ended.filter((end) => end.status === 'rejected'))
    expect(reason).toMatchObject({ code: 'taken', values: { name: winner } });
});

test('of a part of a booking, too: one drives', async () => {
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId });
  const startsAt = (await week()).visits[0]?.startsAt ?? '';
  const drive = async (by: Person) =>
    (await t.as(by)).board.changePart({ params: { id }, body: { startsAt, part: 'back', change: 'take' } });
  const ended = await Promise.allSettled([town.elena, mateo, rosa].map(drive));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await expect(drive(rosa)).rejects.toMatchObject(isRefused);
  expect((await week()).visits).toEqual([]);
});

test('what is taken is done, not done after all, and given back by whoever took it; removed by whoever wrote it', async () => {
  const id = await add();
  const shown = async () => (await week()).tasks[0];
  await change(id, 'done', mateo);
  expect(await shown()).toMatchObject({ taker: { firstName: 'Mateo' }, isDone: true });
  await expect(change(id, 'notDone')).rejects.toMatchObject({ code: 'taken' });
  await change(id, 'notDone', mateo);
  await expect(change(id, 'giveBack')).rejects.toMatchObject(isRefused);
  await change(id, 'giveBack', mateo);
  expect(await shown()).toMatchObject({ taker: null, isDone: false });
  await expect(change(id, 'remove', mateo)).rejects.toMatchObject(isRefused);
  await change(id, 'remove');
  expect(await shown()).toBeUndefined();
});

test('nobody else gets in; a relation that ends closes the board at once and frees what was taken', async () => {
  const stranger = await aPerson(t.db);
  const records = await aPerson(t.db);
  await relate(records.id, ['records']);
  const id = await add();
  await change(id, 'take', mateo);
  await (await t.as(mateo)).board.addNote({ body: { words: 'Hers.', familyMemberId: rosa.personId } });
  const note = (await (await t.as(rosa)).board.week({ query: {} })).notes[0]?._id ?? '';
  const closed = async (by: Person) => {
    await expect(week(by)).rejects.toMatchObject(isRefused);
    await expect(add('Mine', by)).rejects.toMatchObject(isRefused);
    for (const what of ['take', 'giveBack', 'done', 'remove'] as const)
      await expect(change(id, what, by)).rejects.toMatchObject(isRefused);
    await expect(
      (await t.as(by)).board.removeNote({ params: { id: note }, body: { change: 'remove' } }),
    ).rejects.toMatchObject(isRefused);
    await expect(
      (await t.as(by)).board.addNote({ body: { words: 'Mine.', familyMemberId: rosa.personId } }),
    ).rejects.toMatchObject(isRefused);
  };
  for (const by of [stranger, records, town.manager]) await closed(by);
  await writeLink(t.db, mateosLink, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  await closed(mateo);
  expect((await week()).tasks).toMatchObject([{ taker: null }]);
  expect((await week()).members.map(({ name }) => name)).toEqual(['Rosa Marín', 'Elena Marín']);
  await change(id, 'take');
});

test('a day holds so many tasks, and a week so far away is none', async () => {
  for (let count = 0; count < MOST_TASKS; count++) await add(`Task ${count}`);
  await expect(add('One more')).rejects.toMatchObject({ code: 'board_full' });
  await expect(add(' ')).rejects.toMatchObject({ issues: [{ field: 'title', key: 'errors.taskBlank' }] });
  await expect((await t.as(rosa)).board.week({ query: { day: '2028-01-01' } })).rejects.toMatchObject({
    issues: [{ field: 'day' }],
  });
});
