import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('only staff read what waits; for everybody else it looks as if it were not there', async () => {
  const anna = await aPerson(t.db);
  const ines = await aPerson(t.db);
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
  const { data } = await (await t.as(ines)).staffDesks.desks({});
  expect(data.every(({ path, waiting }) => path.startsWith('/partner/staff/') && waiting === 0)).toBe(true);
  await expect((await t.as(anna)).staffDesks.desks({})).rejects.toMatchObject({ code: 'not_found' });
});
