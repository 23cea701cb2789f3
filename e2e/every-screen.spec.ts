import { expect, type Page } from '@playwright/test';
import { examples, SOME_BOOKING, type Viewer } from '#test/example-addresses.ts';
import { rows } from '#web/routes.ts';
import { isFull } from '#test/rounds.ts';
import { expectAccessibleInAll, expectRoomInAll } from './accessibility.ts';
import { countTimers, expectAtRest } from './at-rest.ts';
import { cutOffIn } from './cut-off.ts';
import { arriveAs, go, townTest, type Visitor } from './journeys.ts';
import { change, type Language, languages, looks } from './looks.ts';
import { expectOverlay, overlaysOf } from './overlays.ts';
import { openTown, READERS } from './town.ts';
import { expectValidDocument } from './valid-document.ts';

/** After so many screens the tab is another one: what it has seen stays in its memory, which slows whatever follows. */
const SCREENS_OF_A_TAB = 25;

type ScreenVisitor = Visitor & { screens: number };
/** Each worker keeps one browser for each viewer and language: nothing here changes what others see. */
const test = townTest.extend<object, { visitorOf: (viewer: Viewer, language: Language) => Promise<ScreenVisitor> }>({
  visitorOf: [
    async ({ browser }, use) => {
      await openTown(READERS);
      const kept = new Map<string, Promise<ScreenVisitor>>();
      await use(async (viewer, language) => {
        const key = `${viewer} ${language}`;
        const found = kept.get(key) ?? watched(arriveAs(browser, viewer, { language }));
        kept.set(key, found);
        const looking = await found;
        if (looking.screens === SCREENS_OF_A_TAB) await openAnotherTab(looking);
        looking.screens += 1;
        return looking;
      });
      for (const { context } of await Promise.all(kept.values())) await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The same visitor, whose pages keep count of their timers from now on, and need not be waited for while they fade. */
async function watched(arriving: Promise<Visitor>): Promise<ScreenVisitor> {
  const looking = { ...(await arriving), screens: 0 };
  await countTimers(looking.page);
  await openAnotherTab(looking);
  return looking;
}

async function openAnotherTab(looking: ScreenVisitor) {
  await looking.page.close();
  looking.page = await looking.context.newPage();
  await looking.page.emulateMedia({ reducedMotion: 'reduce' });
  looking.screens = 0;
}

test.beforeAll('an address that hardly fits waits in the outbox', async ({ visitorOf }) => {
  const { page } = await visitorOf('visitor', 'en');
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
  await page.request.post('/services/common/leads/v1.0/waitingList', { data: { service: 'pharmacy', email } });
});

for (const language of languages) {
  for (const [index, { address, viewer }] of examples.entries()) {
    // Pages for developers are in one language.
    if (language !== 'en' && isForDevelopers(address)) continue;
    const isWhole = isFull || isForDevelopers(address) || language === languages[index % 2];
    test(`${address} for a ${viewer}, ${language}, without findings`, async ({ visitorOf }) => {
      const { page, problems } = await visitorOf(viewer, language);
      await change(page, looks[language][0]);
      await go(page, address.replace(SOME_BOOKING, await someBooking(page, address)));
      if (isWhole) await expectAccessibleInAll(page, looks[language], address);
      else await expectRoomInAll(page, looks[language], address);
      if (language === 'en') {
        // Parts in every state, those that wait among them, are for developers to see.
        if (!isForDevelopers(address)) await expectAtRest(page, address);
        expect(await cutOffIn(page), `bars on ${address}`).toEqual([]);
        await expectValidDocument(page, address);
      }
      expect(problems.splice(0), `complaints of the browser on ${address}`).toEqual([]);
    });
    for (const [turn, overlay] of overlaysOf(address, viewer).entries()) {
      if (!isFull && language !== languages[turn % 2]) continue;
      test(`${overlay.shows} above ${address} for a ${viewer}, ${language}, without findings`, async ({
        visitorOf,
      }) => {
        const { page, problems } = await visitorOf(viewer, language);
        await expectOverlay(page, address, overlay, looks[language]);
        expect(problems.splice(0), `complaints of the browser above ${address}`).toEqual([]);
      });
    }
  }
}

function isForDevelopers(address: string) {
  return rows.some(({ path, isDevelopment }) => isDevelopment && path === address);
}

let booking = '';
/** The id of a booking on the list of whoever is logged in: always the same family. */
async function someBooking(page: Page, address: string): Promise<string> {
  if (!address.includes(SOME_BOOKING) || booking) return booking;
  await go(page, '/dashboardbookings?tab=ongoing');
  await page.locator('[data-testid^=open-]').first().click();
  await page.waitForURL(({ searchParams }) => searchParams.has('id'));
  booking = new URL(page.url()).searchParams.get('id') ?? '';
  return booking;
}
