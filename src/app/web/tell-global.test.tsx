import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { tellGlobal } from './tell-global.ts';

const t = await pageApp({ sharesDate: true });
const languageOf = async ({ id }: { id: string }) =>
  (await t.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()).language;

test('an account is written to in the language that was chosen on a page', async () => {
  const elena = await aPerson(t.db);
  const { client } = await openTab(t, '/notifications', { as: elena });
  await tellGlobal(client, { language: 'sp' });
  expect(await languageOf(elena)).toBe('sp');
});

test('a visitor has no account to tell', async () => {
  const { client } = await openTab(t, '/');
  await expect(tellGlobal(client, { language: 'sp' })).resolves.toBeUndefined();
});
