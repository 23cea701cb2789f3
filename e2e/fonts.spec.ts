import { expect } from '@playwright/test';
import { alive, go, READERS, test, visitor } from './journeys.ts';

test.use({ town: READERS });

test('a first page stands in fonts of the device, and the next one in ours', async ({ browser }) => {
  const { page } = await visitor(browser);
  await go(page, '/login');
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-fonts');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('.fonts');
  await expect(root).not.toHaveAttribute('data-fonts');
  await page.locator('a[href^="/profile/forgot-password"]').first().click();
  await page.waitForURL('**/profile/forgot-password**');
  await expect(root).toHaveAttribute('data-fonts');
  await page.reload();
  await alive(page);
  await expect(root).toHaveAttribute('data-fonts');
  expect(await page.evaluate(() => document.fonts.check("700 1rem 'Bricolage Grotesque'"))).toBe(true);
});
