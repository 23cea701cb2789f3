import { expect, type Page } from '@playwright/test';

/** Everything that the database of the device holds, as far as it can be read from outside. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'lado')) return { names: [], text: '' };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lado');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const store = database.transaction('kept').objectStore('kept');
    const all = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const names = (await all(store.getAllKeys())).map(String);
    const rows = (await all(store.getAll())) as { sealed: ArrayBuffer }[];
    database.close();
    return { names, text: rows.map(({ sealed }) => new TextDecoder('latin1').decode(sealed)).join('') };
  });

/** Waits until something of that name is kept. */
export const isKept = (page: Page, name: string) =>
  expect
    .poll(async () => (await stored(page)).names.filter((kept) => kept.startsWith(name)).length, { timeout: 60_000 })
    .toBeGreaterThan(0);

/** Waits until these screens are kept, and every script that this tab has brought: a screen that lacks one of them does not stay open without a connection. */
export const areScreensKept = (page: Page, screens: readonly string[]) =>
  expect
    .poll(
      async () => {
        const { names } = await stored(page);
        const brought = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        const scripts = brought.filter((path) => /^\/assets\/.*\.js$/.test(path));
        const wanted = [...screens.map((path) => `page ${path}`), ...scripts.map((path) => `file ${path}`)];
        return wanted.filter((name) => !names.includes(name));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
