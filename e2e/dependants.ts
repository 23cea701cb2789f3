import { expect, type Page, test } from '@playwright/test';
import { alive } from './journeys.ts';

/** From the open form of somebody without an account to their card on the family page. */
export const addDependant = (page: Page, name: string) =>
  test.step('is added with the right by which one speaks for them', async () => {
    await alive(page);
    await page.locator('input[name=firstName]').fill(name);
    await page.locator('input[name=lastName]').fill('Marín');
    await page.locator('input[name=dob]').fill('02/11/1990');
    await page.getByTestId('member-relationship').selectOption('sister');
    await page.locator('input[name=basis][value=agreed]').check();
    await page.getByTestId('dependant-save').click();
    const dependant = page.getByTestId('member-dependant').filter({ hasText: name });
    await expect(dependant).toBeVisible();
    return dependant;
  });
