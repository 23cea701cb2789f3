import { expect, type Page } from '@playwright/test';
import { callsAs, relationOf } from './calls-of.ts';
import { alive, elena, ernesto, go, logIn, test, visitor } from './journeys.ts';
import { isKept, stored } from './kept-on-device.ts';
import { languagesOf } from './looks.ts';
import { stepOfBooking } from './paying.ts';
import { sentencesIn } from './sentences.ts';

const anAddress = /Example (Ave|Court|Lane|Street|Road|Way|Drive|Place|Blvd)/;

/** Parts that a tap opens are brought once the browser is idle, which may be after the network was: a cut before that is another case. */
const hasBrought = (page: Page, part: string) =>
  page.waitForFunction((name) => {
    const arrived = performance.getEntriesByType('resource').map((entry) => entry.name);
    const asked = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])',
    );
    return arrived.some((url) => url.includes(`/${name}-`)) && [...asked].every(({ href }) => arrived.includes(href));
  }, part);

/** What the browser itself says of a line that is cut. */
const ofTheLine = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);
  const away = says('No connection', 'shell.away.title');

  test(`a visitor without a connection stays in the product, reads so in sight, and goes on by itself (${language})`, async ({
    browser,
  }) => {
    const { page, context, problems } = await visitor(browser, { language, width: 390 });
    const notice = page.getByTestId('offline');
    const day = page.locator('[data-testid^=calendar-day-]').first();
    const openWithout = async (opener: string, part: string, seen = day) => {
      await hasBrought(page, part);
      await context.setOffline(true);
      await page.getByTestId(opener).click();
      await expect(seen).toBeVisible();
    };
    await test.step('what opens above a page opens after the line was cut, too', async () => {
      await go(page, '/senior-care');
      await isKept(page, 'words');
      expect((await stored(page)).names).toEqual(['words']);
      await openWithout('care-when', 'calendar');
    });
    await test.step('a page that is loaded without a line says so in their language, and opens by itself', async () => {
      await page.evaluate(() => caches.open('of somebody else'));
      await page.goto('/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(away);
      await expect(page.getByRole('link')).toHaveAttribute('href', 'tel:+16265550100');
      await context.setOffline(false);
      await expect(page.locator('main h1')).not.toHaveText(away);
      await alive(page);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
    await test.step('and its map opens without one', async () => {
      const zoom = page.getByTestId('map-sheet').getByRole('button', { name: says('Zoom in', 'places.map.zoomIn') });
      await openWithout('map-open', 'ResultsMap', zoom);
      await context.setOffline(false);
    });
    await test.step('a tap waits for the line, and leads on by itself', async () => {
      const centre = page.getByRole('link', { name: 'Jacaranda Day Center', includeHidden: true }).first();
      await go(page, (await centre.getAttribute('href')) ?? '');
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      // A module that is cut off on its way leads home, as specified.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice).toHaveText(says('No connection.', 'shell.offline'));
      await page.getByTestId('booking-bar-go').click();
      await expect(notice).toHaveText(
        says('No connection. The page you asked for opens by itself when it is back.', 'shell.offline.going'),
      );
      await expect(page.locator('#reviews')).toBeVisible();
      await expect(page.getByTestId('page-loader')).toHaveCount(0);
      await context.setOffline(false);
      await page.waitForURL(/daycare-bookingdetails/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        says('Check your dates', 'seniorCare.booking.dates'),
      );
      await expect(notice).toHaveCount(0);
    });
    await test.step('where the calendar opens without one', () => openWithout('stay-calendar', 'calendar'));
    expect(problems.filter((problem) => !ofTheLine.test(problem))).toEqual([]);
  });

  test(`bookings, tickets and addresses seen before open by a full load without a connection, booking waits for it, and all is gone at log-out (${language})`, async ({
    browser,
  }) => {
    const { page, context, problems } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena, '/dashboardbookings');
    const row = page.locator('[data-testid^=booking-SC]').first();
    const number = ((await row.getAttribute('data-testid')) ?? '').replace('booking-', '');
    await row.getByRole('button').first().click();
    await page.waitForURL(/id=/);
    await expect(row).toContainText(anAddress);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await isKept(page, 'page /confirmedBooking');
    await go(page, `/confirmedBooking?booking=${id}`);
    await expect(page.locator('main')).toContainText(anAddress);
    await page.evaluate(() => caches.open('of somebody else'));

    await context.setOffline(true);
    await go(page, '/dashboardbookings');
    await expect(page.getByTestId('offline')).toBeVisible();
    await expect(row).toContainText(number);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await go(page, `/confirmedBooking?booking=${id}`);
    await expect(page.locator('main')).toContainText(anAddress);
    await page.goto('/care/daycarecenters?place=Pasadena,+CA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(away);
    await page.getByRole('link', { name: says('See my bookings', 'shell.away.bookings') }).click();
    await expect(row).toContainText(number);
    const { names, text } = await stored(page);
    expect(names.length).toBeGreaterThan(4);
    expect(text).not.toMatch(new RegExp(`${number}|Example|booking`));

    await page.goto('/senior-care');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(away);
    await context.setOffline(false);
    await expect(page.locator('main h1')).not.toHaveText(away);
    await alive(page);
    await test.step('what is kept goes once a relative shares less, on whichever page one is', async () => {
      const kept = async () => (await stored(page)).names.filter((name) => name.includes(id));
      expect(await kept()).not.toEqual([]);
      const { circle } = await callsAs(ernesto);
      await circle.change({ params: { id: await relationOf(circle, 'Elena') }, body: { change: 'pause' } });
      await expect.poll(kept).toEqual([]);
    });
    await test.step('booking says that there is no connection, and goes on by itself', async () => {
      await go(page, await stepOfBooking(page, 'person'));
      await page.getByTestId('person-self').check();
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=check/);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const book = page.getByTestId('booking-continue');
      await book.click();
      await expect(book).toHaveAccessibleName(says('No connection, waiting…', 'shell.offline.sending'));
      await expect(page.getByText(says('Holding your days…', 'seniorCare.booking.busy'))).toBeHidden();
      await expect(page.getByTestId('page-loader')).toHaveCount(0);
      await context.setOffline(false);
      await page.waitForURL(/paymentmethod/);
    });
    await go(page, '/dashboardbookings');
    await page.getByTestId('avatar-narrow').click();
    await page.getByTestId('log-out-narrow').click();
    await page.waitForURL((url) => url.pathname === '/');
    // of a visitor nothing is kept but the words for a page without a connection
    await expect.poll(async () => (await stored(page)).names.filter((name) => name !== 'words')).toEqual([]);
    expect(problems.filter((problem) => !ofTheLine.test(problem))).toEqual([]);
  });
}
