import { expect, type Page } from '@playwright/test';
import { examples, SOME_BOOKING, type Viewer } from '#test/example-addresses.ts';
import { rows } from '#web/routes.ts';
import { expectAccessibleInAll } from './accessibility.ts';
import { countTimers, expectAtRest } from './at-rest.ts';
import { cutOffIn } from './cut-off.ts';
import { arriveAs, go, townTest, type Visitor } from './journeys.ts';
import { change, type Language, languages, looks } from './looks.ts';
import { openTown, READERS } from './town.ts';

/** Each worker keeps one browser page for each viewer and language: nothing here changes what others see. */
const test = townTest.extend<object, { visitorOf: (viewer: Viewer, language: Language) => Promise<Visitor> }>({
  visitorOf: [
    async ({ browser }, use) => {
      await openTown(READERS);
      const kept = new Map<string, Promise<Visitor>>();
      await use((viewer, language) => {
        const key = `${viewer} ${language}`;
        const found = kept.get(key) ?? watched(arriveAs(browser, viewer, { language }));
        kept.set(key, found);
        return found;
      });
      for (const { context } of await Promise.all(kept.values())) await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The same visitor, whose pages keep count of their timers from now on, and need not be waited for while they fade. */
async function watched(arriving: Promise<Visitor>): Promise<Visitor> {
  const visitor = await arriving;
  await countTimers(visitor.page);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  return visitor;
}

test.beforeAll('an address that hardly fits waits in the outbox', async ({ visitorOf }) => {
  const { page } = await visitorOf('visitor', 'en');
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
  await page.request.post('/services/common/leads/v1.0/waitingList', { data: { service: 'doctors', email } });
});

for (const language of languages) {
  for (const { address, viewer } of examples) {
    // Pages for developers are in one language.
    if (language !== 'en' && isForDevelopers(address)) continue;
    test(`${address} for a ${viewer}, ${language}, without findings`, async ({ visitorOf }) => {
      const { page, problems } = await visitorOf(viewer, language);
      await change(page, looks[language][0]);
      await go(page, address.replace(SOME_BOOKING, await someBooking(page, address)));
      await expectAccessibleInAll(page, looks[language], address);
      // Parts in every state, those that wait among them, are for developers to see.
      if (!isForDevelopers(address)) await expectAtRest(page, address);
      if (language === 'en') expect(await cutOffIn(page), `bars on ${address}`).toEqual([]);
      expect(problems.splice(0), `complaints of the browser on ${address}`).toEqual([]);
    });
  }
}

function isForDevelopers(address: string) {
  return rows.some(({ path, isDevelopment }) => isDevelopment && path === address);
}

/** The id of a booking on the list of whoever is logged in. */
async function someBooking(page: Page, address: string): Promise<string> {
  if (!address.includes(SOME_BOOKING)) return '';
  await go(page, '/dashboardbookings?tab=ongoing');
  await page.locator('[data-testid^=open-]').first().click();
  await page.waitForURL(({ searchParams }) => searchParams.has('id'));
  return new URL(page.url()).searchParams.get('id') ?? '';
}
