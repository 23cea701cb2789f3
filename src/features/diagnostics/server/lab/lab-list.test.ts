import { expect, test } from 'vitest';
import { openLabs } from '#test/labs.ts';

const { t, world, at, confirmed, work, advance } = await openLabs();

const toDo = async () => {
  const { data, counts, pagization } = await (await work()).list({ query: {} });
  return { ids: data.map(({ _id }) => _id), counts: [counts.open, pagization.totalCount] };
};
const note = async (id: string, state: 'missed' | 'expected') =>
  (await t.as(world.naomi)).requests.attend({ params: { id }, body: { startsAt: at('08:00'), state } });

test('whoever has not come is no longer to do, until that is taken back or a sample is taken after all', async () => {
  const id = await confirmed();
  t.clock.set(at('08:15'));
  await note(id, 'missed');
  expect(await toDo()).toEqual({ ids: [], counts: [0, 0] });
  await note(id, 'expected');
  expect(await toDo()).toEqual({ ids: [id], counts: [1, 1] });
  await note(id, 'missed');
  await advance(id, 'collected');
  expect(await toDo()).toEqual({ ids: [id], counts: [1, 1] });
});

test('a draw that was over three days ago and that nobody has noted stands last, one that is worked on does not', async () => {
  const [former, taken] = [await confirmed(), await confirmed({ time: '08:30' })];
  const next = await confirmed({ startsAt: at('08:00', '2026-06-22') });
  t.clock.set(at('08:45'));
  await advance(taken, 'collected');
  t.clock.set(at('08:15', '2026-06-20'));
  expect(await toDo()).toEqual({ ids: [former, taken, next], counts: [3, 3] });
  t.clock.advance(1);
  expect(await toDo()).toEqual({ ids: [taken, next, former], counts: [3, 3] });
});
