import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { ownPool } from '#test/database.ts';
import type { Db } from './db.ts';
import { statement } from './statement.ts';

const { db } = await ownPool(2);

test('is built once, and run with the values of each time', async () => {
  const build = vi.fn((db: Db, { from, to }: { from: ReturnType<typeof sql<number>>; to: typeof from }) =>
    db.selectNoFrom([sql<number>`${to}::int - ${from}::int`.as('between'), sql<number>`${from}::int`.as('from')]),
  );
  const run = statement<{ from: number; to: number }>()(build);
  expect(await run(db, { from: 2, to: 5 })).toEqual([{ between: 3, from: 2 }]);
  expect(await run(db, { from: 10, to: 4 })).toEqual([{ between: -6, from: 10 }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a value that is absent is null', async () => {
  const isGiven = statement<{ name?: string }>()((db, { name }) =>
    db.selectNoFrom(sql<boolean>`${name}::text is not null`.as('given')),
  );
  expect(await isGiven(db, {})).toEqual([{ given: false }]);
  expect(await isGiven(db, { name: 'Rosa' })).toEqual([{ given: true }]);
});

test('sees what its transaction has written', async () => {
  const countIn = statement<{ key: string }>()((db, { key }) =>
    db.selectFrom('rate_limits').select('points').where('key', '=', key),
  );
  await expect(
    db.transaction().execute(async (db) => {
      await db.insertInto('rate_limits').values({ key: 'mine', points: 3 }).execute();
      expect(await countIn(db, { key: 'mine' })).toEqual([{ points: 3 }]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await countIn(db, { key: 'mine' })).toEqual([]);
});
