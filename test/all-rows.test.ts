import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { watchRows } from './all-rows.ts';
import { ownPool } from './database.ts';

test('a watch fails for what was changed or is gone, and not for what was written as it was', async () => {
  const { db } = await ownPool();
  const { id } = await aPerson(db);
  const rows = await watchRows(db);
  await rows.keep();
  await db.updateTable('users').set({ first_name: 'Iris' }).where('id', '=', id).where('id', '!=', id).execute();
  await rows.expectSame();
  await db.updateTable('users').set({ first_name: 'Iris' }).where('id', '=', id).execute();
  await expect(rows.expectSame()).rejects.toThrow();
  await rows.keep();
  await db.deleteFrom('notifications').execute();
  await rows.expectSame();
  await db.deleteFrom('people').execute();
  await expect(rows.expectSame()).rejects.toThrow();
});
