import { demoId } from '#server/demo-id.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { brokenWords } from './broken-words.ts';
import { go, READERS, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';

// Nothing is booked here.
test.use({ town: READERS });

for (const language of languagesOf('en'))
  test(`on a phone names stand whole, and all times in a sheet (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(page, '/top-Doctors?specialty=neurology');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(brokenWords)).toEqual([]);
    await go(page, `/Md/${demoId('doctor amara.okafor@example.com')}`);
    await page.getByTestId('choose-time').click();
    await expect(page.getByTestId('visit-sheet')).toBeVisible();
    await expectAccessible(page, 'times in a sheet', 'dialog[open]');
    await page.getByTestId('visit-sheet').getByTestId('days-later').click();
    await expect(page.getByTestId('visit-sheet').locator('[data-testid^=slot-]').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
