import { expect, type Page } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { countRoad } from './count-road.ts';
import { alive, elena, fillSignUp, go, logIn, test, visitor } from './journeys.ts';
import { card } from './paying.ts';

test('with a saved card a day for her mother is few taps away from her dashboard', async ({ browser }) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  await logIn(page, elena);
  const road = await countRoad(page);
  await go(page, `/dashboard?for=${rosa.id}`);
  await page.getByRole('link', { name: 'Find care' }).first().click();
  await page.locator('input[name=place]').fill('pasad');
  await page.getByRole('option', { name: 'Pasadena, CA' }).first().click();
  await page.getByTestId('care-go').click();
  await page.waitForURL(/daycarecenters/);
  await page.getByRole('article').filter({ hasText: 'Figueroa Garden House' }).locator('[data-testid^=book-]').click();
  await page.waitForURL(/step=check/);
  await page.getByTestId('book-and-pay').click();
  await page.waitForURL(/confirmedBooking/);
  const { taps, screens } = road();
  expect(taps).toBeLessThanOrEqual(6);
  expect(screens, 'from the dashboard to the ticket').toBeLessThanOrEqual(5);
  expect(problems).toEqual([]);
});

/** From home to the last step of a stay, through one of the doors of whoever has no account. */
async function signUpForStay(page: Page, door: string) {
  await go(page, '/');
  await page.locator('input[name=place]').fill('91101');
  await page.getByTestId('care-go').click();
  await page.waitForURL(/daycarecenters/);
  await page.getByRole('article').filter({ hasText: 'Casa Amable' }).locator('[data-testid^=book-]').click();
  await expect(page.getByTestId('proposed-stay')).toBeVisible();
  await test.step('its doors are links before a script has come', async () => {
    const document = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
    const [link] = new RegExp(`<a [^>]*data-testid="${door}"[^>]*>`).exec(await document.text()) ?? [''];
    expect(decodeURIComponent(link)).toContain('href="/profile/signup?next=/care/daycare-bookingdetails?center=');
  });
  await page.getByTestId(door).click();
  await fillSignUp(page, { email: `${door}.${Date.now()}@example.com` });
  await page.waitForURL(/step=check/);
  await alive(page);
}

/** A card without its ZIP code, which may be left out, and the press that books and pays. */
async function payAtCheck(page: Page) {
  await expect(page.getByTestId('card-name')).toHaveValue('Nadia Ortiz');
  for (const field of ['number', 'expiry', 'code'] as const) await page.getByTestId(`card-${field}`).fill(card[field]);
  await page.getByTestId('book-and-pay').click();
  await page.waitForURL(/confirmedBooking/);
}

test('somebody new pays with a card that is typed where the stay is checked, and the road from home to the ticket is short', async ({
  browser,
}) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  const road = await countRoad(page);
  await signUpForStay(page, 'gate-signup');
  await payAtCheck(page);
  const { taps, screens } = road();
  expect(taps).toBeLessThanOrEqual(17);
  expect(screens, 'from home to the ticket').toBeLessThanOrEqual(7);
  expect(problems).toEqual([]);
});

test('for her mother it is one tap longer: her name, on the step that books and pays', async ({ browser }) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  const road = await countRoad(page);
  await signUpForStay(page, 'gate-for-mother');
  await page.locator('input[name=fullName]').fill('Lucía Ortiz Vega');
  await payAtCheck(page);
  const { taps, screens } = road();
  await expect(page.getByText('Lucía Ortiz Vega').first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(18);
  expect(screens, 'from home to the ticket').toBeLessThanOrEqual(7);
  expect(problems).toEqual([]);
});
