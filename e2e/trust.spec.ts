import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { elena, go, logIn, marcus, staff, test, visitor } from './journeys.ts';
import { change, languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const jacaranda = demoId('centre jacaranda');
const saved = demoId('centre mission-road');
const narrow = { width: 320, theme: 'light' } as const;
const all = [...looks.en, ...looks.sp, narrow] as const;

for (const language of languagesOf('en')) {
  const say = sentencesIn(language);

  test(`a heart pressed in the moment its tab closes is kept; favourites and a comparison are looked at (${language})`, async ({
    browser,
  }) => {
    const { context, page, problems } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena);
    const passing = await context.newPage();
    await go(passing, `/care/daycaredetails/${saved}`);
    const asked = passing.waitForRequest((request) => request.url().includes('scfav') && request.method() !== 'GET');
    await passing.getByTestId(`heart-${saved}`).click();
    await asked;
    await passing.close();
    const card = page.getByTestId(`favourite-${saved}`);
    await expect(async () => {
      await go(page, '/favourites');
      await expect(card).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await test.step('a note on a favourite', async () => {
      await card.getByTestId(`note-${saved}`).click();
      await card.getByTestId('note-words').fill('Ask about Fridays.');
      await expectAccessibleInAll(page, all, 'a note on a favourite', '[data-testid=favourite-note]');
      await card.getByTestId('note-shared').check();
      await card.getByTestId('save-note').click();
      await expect(card.locator('blockquote')).toHaveText('Ask about Fridays.');
      await expectAccessible(page, 'favourites at 320 px');
      await card.getByTestId(`heart-${saved}`).click();
      await expect(card).toHaveCount(0);
    });
    await test.step('three centers side by side, at 320 px', async () => {
      await go(page, '/care/daycarecenters?place=Pasadena, CA');
      const scales = page.locator('main article [data-testid^=compare-]');
      for (const index of [0, 1, 2]) await scales.nth(index).click();
      await page.getByTestId('compare-go').click();
      await expect(page.locator('h1')).toHaveText(say('Centers side by side', 'seniorCare.compare.title'));
      await expect(page.locator('[data-testid^=compared-] h2')).toHaveCount(3);
      await expectAccessible(page, 'a comparison at 320 px');
    });
    expect(problems).toEqual([]);
  });

  test(`what is written about a review is looked at where it is written (${language})`, async ({ browser }) => {
    const [family, center, desk] = [
      await visitor(browser, { language, width: 390 }),
      await visitor(browser, { language, width: 1440 }),
      await visitor(browser, { language, width: 1440 }),
    ];
    await logIn(center.page, marcus, '/partner/reviews');
    await center.page.locator('[data-testid^=reply-]').first().click();
    await expectAccessibleInAll(center.page, all, 'a reply to a review', '[data-testid=reply-form]');

    await logIn(family.page, elena, `/care/daycaredetails/${jacaranda}`);
    await family.page.locator('[data-testid^=report-]').first().click();
    await family.page.getByTestId('send-report').click();
    await expect(family.page.getByTestId('error-summary')).toContainText(
      say('Choose a reason', 'errors.reportReasonUnselected'),
    );
    await expectAccessibleInAll(family.page, all, 'a report', 'dialog[open]');

    await logIn(desk.page, staff, '/partner/staff/reviews');
    await change(desk.page, narrow);
    await expect(desk.page.locator('[data-testid^=reported-]').first()).toBeVisible();
    await expectAccessible(desk.page, 'reported reviews at 320 px');
    expect([...family.problems, ...center.problems, ...desk.problems]).toEqual([]);
  });
}
