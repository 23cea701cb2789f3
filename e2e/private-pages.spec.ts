import { expect } from '@playwright/test';
import { alive, elena, holdScripts, logIn, READERS, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

test.use({ town: READERS });

for (const language of languagesOf('sp')) {
  const title = `${sentencesIn(language)('Bookings', 'bookings.title')} | Lado`;

  test(`a private page stands there before any script has come, comes alive without being asked again, and is nobody else’s (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena, '/care/daycarecenters?place=Fresno,+CA');
    await test.step('a list with nobody in it comes alive as it was sent, for whoever is logged in', async () => {
      await expect(page.getByTestId('filters')).toHaveAttribute('data-more');
      expect(problems, 'nothing was drawn anew').toEqual([]);
    });
    await test.step('bookings are there before the scripts, which ask for nothing', async () => {
      // What the town does meanwhile, reminders of its first minute for one, is a reason to ask again.
      await page.routeWebSocket(/\/realtime$/, () => undefined);
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/services/') && calls.push(request.url()));
      const bring = await holdScripts(page);
      await page.goto('/dashboardbookings?tab=ongoing', { waitUntil: 'commit' });
      await expect(page).toHaveTitle(title);
      await expect(page.locator('[data-testid^=open-]').first()).toBeVisible();
      await expect(page.getByTestId('page-loader')).toHaveCount(0);
      expect(await page.evaluate(() => window.hydrated)).toBeUndefined();
      bring();
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect(calls.filter((address) => address.includes('/bookings'))).toEqual([]);
      expect(problems).toEqual([]);
    });
    await test.step('a browser that has another log-in than its page was rendered for shows its own', async () => {
      await page.evaluate(() => localStorage.setItem('userId', '5c0a7e1e-0000-4000-8000-00000000dead'));
      await page.goto('/dashboardbookings');
      await expect(page.getByTestId('session-expired')).toBeVisible();
      await expect(page.locator('[data-testid^=open-]')).toHaveCount(0);
    });
  });

  test(`a private page that nobody has proved to hold has its title and its outline (${language})`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena);
    await context.clearCookies({ name: '__Host-lado_refresh' });
    await page.route(/\.js$/, () => undefined); // never answered
    await page.goto('/dashboardbookings', { waitUntil: 'commit' });
    await expect(page.getByTestId('page-waiting')).toBeVisible();
    await expect(page).toHaveTitle(title);
    const words = await page.getByTestId('page-loader').locator('p').boundingBox();
    expect(words?.width, 'no words stand over the outline').toBeLessThanOrEqual(1);
  });
}
