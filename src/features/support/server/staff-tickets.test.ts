import { expect, test } from 'vitest';
import { aPerson, aStaffMember } from '#features/account/server/seed.ts';
import { newsOf } from '#test/letters.ts';
import { openTickets } from '#test/tickets.ts';

const { t, staff, open, say, answer } = await openTickets();

test('our staff sees what waits longest first, and takes it', async () => {
  const first = await open();
  t.clock.advance(60);
  const second = await open();
  t.clock.advance(60);
  const { staffTickets, staffDesks } = await t.as(staff.ines);
  const ids = async (tab: 'open' | 'mine' = 'open') =>
    (await staffTickets.list({ query: { tab } })).data
      .map(({ _id }) => _id)
      .filter((id) => [first._id, second._id].includes(id));
  expect(await ids()).toEqual([first._id, second._id]);
  await answer(first._id);
  expect(await ids()).toEqual([second._id, first._id]);
  expect(await ids('mine')).toEqual([first._id]);
  expect(
    (await staffDesks.desks()).data.find(({ path }) => path === '/partner/staff/tickets')?.waiting,
  ).toBeGreaterThan(0);
  await staffTickets.change({ params: { id: first._id }, body: { change: 'giveBack' } });
  expect(await ids('mine')).toEqual([]);
  const colleague = await aStaffMember(t.db, 'Theo');
  await staffTickets.change({ params: { id: second._id }, body: { change: 'take' } });
  await say(second._id, 'Anything new?');
  expect((await newsOf(t, colleague)).find(({ _id }) => _id === second._id)).toBeUndefined();
});

test('how long an answer usually takes is known after five of them', async () => {
  const fresh = await aPerson(t.db);
  const usual = async () => (await (await t.as(fresh)).tickets.desk({ query: {} })).usualMinutes;
  await t.db.deleteFrom('threads').execute();
  for (const minutes of [10, 20, 30, 240, 260]) {
    expect(await usual()).toBeNull();
    const { _id: id } = await open({}, fresh);
    t.clock.advance(minutes * 60);
    await answer(id);
  }
  expect(await usual()).toBe(30);
});
