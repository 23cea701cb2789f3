import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessibleInAll } from './accessibility.ts';
import { alive, elena, go, logIn, marcus, staff, test, visitor } from './journeys.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const jacaranda = demoId('centre jacaranda');
const saved = demoId('centre mission-road');
const all = [...looks.en, ...looks.sp, { width: 320, theme: 'light' }] as const;

for (const language of languagesOf('en')) {
  const say = sentencesIn(language);

  test(`a visitor saves a center, logs in, notes something for the family, and takes it back (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    await go(page, `/care/daycaredetails/${saved}`);
    await page.getByTestId(`heart-${saved}`).click();
    await page.locator('input[name=email]').fill(elena.email);
    await page.locator('input[name=password]').fill(elena.password);
    await page.getByTestId('login-submit').click();
    await page.waitForURL(`**/care/daycaredetails/${saved}`);
    const heart = page.getByTestId(`heart-${saved}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy'); // it is kept by then
    await go(page, '/favourites');
    const card = page.getByTestId(`favourite-${saved}`);
    await card.getByTestId(`note-${saved}`).click();
    await card.getByTestId('note-words').fill('Ask about Fridays.');
    await expectAccessibleInAll(page, all, 'a note on a favourite', '[data-testid=favourite-note]');
    await card.getByTestId('note-shared').check();
    await card.getByTestId('save-note').click();
    await expect(card.locator('blockquote')).toHaveText('Ask about Fridays.');
    await expect(card).toContainText(say('Your family sees this', 'favourites.isShared'));
    await expectAccessibleInAll(page, all, 'favourites');
    await card.getByTestId(`heart-${saved}`).click();
    await expect(card).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test(`a heart pressed in the moment its tab closes is kept (${language})`, async ({ browser }) => {
    const { context, page } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena);
    await go(page, `/care/daycaredetails/${saved}`);
    const asked = page.waitForRequest((request) => request.url().includes('scfav') && request.method() !== 'GET');
    await page.getByTestId(`heart-${saved}`).click();
    await asked;
    await page.close();
    const next = await context.newPage();
    const heart = next.getByTestId(`heart-${saved}`);
    await expect(async () => {
      await go(next, `/care/daycaredetails/${saved}`);
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
    }).toPass();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).not.toHaveAttribute('aria-busy');
  });

  test(`centers chosen in a list stand side by side, at an address that somebody else can open (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    await go(page, '/care/daycarecenters?place=Pasadena, CA');
    const scales = page.locator('main article [data-testid^=compare-]');
    for (const index of [0, 1, 2]) await scales.nth(index).click();
    await page.getByTestId('compare-go').click();
    const title = say('Centers side by side', 'seniorCare.compare.title');
    await expect(page.locator('h1')).toHaveText(title);
    await expectAccessibleInAll(page, all, 'a comparison');
    const other = await visitor(browser, { language });
    await go(other.page, page.url());
    await expect(other.page.locator('[data-testid^=compared-] h2')).toHaveCount(3);
    await other.page.getByTestId('only-differences').click();
    await expect(other.page.getByTestId('only-differences')).toHaveText(
      say('Show everything', 'seniorCare.compare.showAll'),
    );
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test(`a review is reported, replied to by the center, and taken down by staff (${language})`, async ({ browser }) => {
    const [family, center, desk] = [
      await visitor(browser, { language, width: 390 }),
      await visitor(browser, { language, width: 1440 }),
      await visitor(browser, { language, width: 1440 }),
    ];
    await logIn(center.page, marcus, '/partner/reviews');
    await alive(center.page);
    const newest = center.page.locator('[data-testid^=reply-]').first();
    const id = ((await newest.getAttribute('data-testid')) ?? '').replace('reply-', '');
    await newest.click();
    await expectAccessibleInAll(center.page, all, 'a reply to a review');
    await center.page.getByTestId('reply-words').fill('Thank you for telling us.');
    await center.page.getByTestId('send-reply').click();
    await expect(center.page.getByTestId('reply-form')).toHaveCount(0);

    await logIn(family.page, elena, `/care/daycaredetails/${jacaranda}`);
    await go(family.page, `/care/daycaredetails/${jacaranda}?filtertype=replied`);
    const review = family.page.getByTestId(`review-${id}`);
    await expect(review).toContainText('Thank you for telling us.');
    await family.page.getByTestId(`report-${id}`).click();
    await family.page.getByTestId('send-report').click();
    await expect(family.page.getByTestId('error-summary')).toContainText(
      say('Choose a reason', 'errors.reportReasonUnselected'),
    );
    await expectAccessibleInAll(family.page, all, 'a report', 'dialog[open]');
    await family.page.getByTestId('report-reason-private').check();
    await family.page.getByTestId('send-report').click();
    await expect(family.page.getByTestId('report-form')).toHaveCount(0);

    await logIn(desk.page, staff, '/partner/staff/reviews');
    await alive(desk.page);
    const reported = desk.page.getByTestId(`reported-${id}`);
    await expectAccessibleInAll(desk.page, all, 'reported reviews');
    await reported.getByTestId('hide-review').click();
    await desk.page.locator('dialog[open] [data-testid=hide-reason-private]').check();
    await desk.page.locator('dialog[open] [data-testid=hide-yes]').click();
    await expect(reported).toHaveCount(0);

    await go(family.page, `/care/daycaredetails/${jacaranda}?filtertype=replied`);
    await expect(family.page.locator('#reviews article').first()).toBeVisible();
    await expect(review).toHaveCount(0);
    await go(family.page, '/notifications');
    await expect(family.page.getByTestId(`notification-review-${id}`)).toBeVisible();
    expect([...family.problems, ...center.problems, ...desk.problems]).toEqual([]);
  });
}
