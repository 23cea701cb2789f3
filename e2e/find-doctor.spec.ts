import { demoId } from '#server/demo-id.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const unverified = demoId('doctor anahit.sarkisova@example.com');

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);
  const complaint = { en: 'cannot sleep', sp: 'no puedo dormir' }[language as 'en' | 'sp'];

  test(`a doctor found by a complaint, filtered, and a time of theirs chosen (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    await go(page, '/top-Doctors');
    await expect(page.getByTestId('average-years')).toHaveText(
      says('Our doctors have 7 years of clinical experience on average.', 'doctors.average', { count: 7 }),
    );
    await expectAccessible(page, 'the list of doctors');

    await page.getByTestId('doctor-words').fill(complaint);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('understood')).toContainText(says('Psychiatry', 'doctors.specialty.psychiatry'));
    const cards = page.locator('[data-testid^=doctor-]').filter({ has: page.locator('h2') });
    await expect(cards.first()).toBeVisible();
    const before = await cards.count();

    await test.step('a filter says how many it leaves, and leaves them', async () => {
      await page.getByTestId('filter-language').click();
      const spanish = page.locator('label', { has: page.getByTestId('chip-language-language-es') });
      await expect(spanish).toContainText(/\d/);
      const promised = Number(/\d+/.exec(await spanish.innerText())?.[0]);
      await page.getByTestId('chip-language-language-es').click();
      await page.waitForURL(/language=es/);
      await expect(cards).toHaveCount(promised);
      expect(promised).toBeLessThanOrEqual(before);
      await page.keyboard.press('Escape');
    });
    await expectAccessible(page, 'doctors for a complaint');

    await test.step('the profile, and a time of another day', async () => {
      await cards.first().locator('h2 a').click();
      await page.waitForURL(/\/Md\//);
      await expectAccessible(page, 'the profile of a doctor');
      const book = page.locator('#times');
      await book.locator('[data-testid^=day-]:not([aria-disabled])').last().click();
      const slot = book.locator('[data-testid^=slot-]').first();
      await slot.check();
      await expect(slot).toBeChecked();
    });
    expect(problems).toEqual([]);
  });

  test(`on a phone all times stand in a sheet (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(page, `/Md/${demoId('doctor amara.okafor@example.com')}`);
    await page.getByTestId('choose-time').click();
    await expect(page.getByTestId('visit-sheet')).toBeVisible();
    await expectAccessible(page, 'times in a sheet', 'dialog[open]');
    await page.getByTestId('visit-sheet').getByTestId('days-later').click();
    await expect(page.getByTestId('visit-sheet').locator('[data-testid^=slot-]').first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`a doctor whom nobody has checked can be asked about, marked, and nothing else (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena, `/UnMd/${unverified}`);
    await expect(page.getByTestId('not-checked')).toBeVisible();
    await expect(page.locator('[data-testid^=slot-]')).toHaveCount(0);
    await expect(page.getByTestId('ask')).toBeVisible();
    await expectAccessible(page, 'a doctor whom nobody has checked');
    const heart = page.getByTestId(`heart-${unverified}`);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy'); // it is kept by then
    await go(page, '/favourites');
    const card = page.getByTestId(`favourite-${unverified}`);
    await expect(card).toContainText(says('Price not known yet', 'favourites.price.unknown'));
    await card.getByTestId(`heart-${unverified}`).click();
    await expect(card).toHaveCount(0);
    await go(page, `/UnMd/${unverified}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
}
