import { expect, type Page } from '@playwright/test';
import { elenasFamily, rosa } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const mateo = { email: elenasFamily.mateo.email, password: DEMO_PASSWORD };
const WEDNESDAY = 3;

/** A Wednesday so many weeks ahead, on which nothing else of the demo town happens. */
function aWednesday(weeks: number) {
  const today = dayIn('America/Los_Angeles', new Date());
  return addDays(today, weeks * 7 + WEDNESDAY - weekdayOf(today));
}

for (const [index, language] of languagesOf('sp').entries()) {
  const says = sentencesIn(language);

  test(`what the center needs to know goes with a booking, and is hidden once that is cancelled (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena);
    const day = aWednesday(12 + index);
    const center = demoId(`centre ${demoManager.centreKey}`);
    await go(page, `/care/daycare-bookingdetails?center=${center}&in=${day}&out=${day}&days=${WEDNESDAY}&step=2`);

    const bookingId = await test.step('a daughter books for her mother and says what is still true', async () => {
      await page.getByTestId(`person-${rosa.id}`).check();
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=3/);
      const card = page.getByTestId('care-notes-card');
      await expect(card).toContainText('Rosa Marín');
      await card.getByTestId('care-notes-again').click();
      await card.getByTestId('care-notes-write').click();
      await page.waitForURL(/know=1/);
      await expect(page.getByTestId('share-medicines')).not.toBeChecked();
      await page.getByTestId('care-diet').fill(`Sopa ${language}`);
      await expectAccessible(page, `what the center should know (${language})`);
      await page.getByTestId('booking-continue').click();
      await expect(page.getByTestId('care-diet')).toHaveText(`Sopa ${language}`);
      expect(page.url()).not.toContain('Sopa');
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/\/care\/paymentmethod/);
      return pay(page);
    });

    const manager = await visitor(browser, { language });
    const request = manager.page.getByTestId(`request-${bookingId}`);
    await test.step('the center reads it once it has accepted, and what was kept back never', async () => {
      await logIn(manager.page, marcus, '/partner');
      await request.getByTestId(`open-${bookingId}`).click();
      await expect(request.getByTestId('told-notes')).toHaveCount(0);
      await request.getByTestId('accept').click();
      await expect(request.getByTestId('told-notes')).toContainText(`Sopa ${language}`);
      await expect(request.getByTestId('told-notes')).toContainText('Mateo');
      await expect(request).not.toContainText('white tablet');
    });

    await test.step('the daughter cancels, and it is gone', async () => {
      await go(page, '/dashboardbookings?tab=upcoming');
      const booking = page.getByTestId(`booking-${bookingId}`);
      await booking.getByTestId(`open-${bookingId}`).click();
      await expect(booking.getByTestId('booking-care-notes')).toContainText(`Sopa ${language}`);
      await booking.getByTestId('cancel-booking').click();
      await page.getByTestId('cancel-yes').click();
      await expect(request.getByTestId('told-notes')).toHaveCount(0);
    });

    await test.step('her mother’s list says who looked', async () => {
      await go(page, `/dashboard-privacy?for=${rosa.id}`);
      await expect(page.getByTestId('trail')).toContainText(
        says(`Read what is to know for booking ${bookingId}`, 'circle.trail.read.careNotes', { bookingId }),
      );
    });
    expect(family.problems).toEqual([]);
    expect(manager.problems).toEqual([]);
  });

  test(`two of a circle share a week: one does it, the other sees it at once (${language})`, async ({ browser }) => {
    const [her, him] = [await visitor(browser, { language, width: 390 }), await visitor(browser, { language })];
    const board = `/dashboard-week?for=${rosa.id}`;
    const title = `Glasses ${language}`;
    await logIn(her.page, elena, board);
    await logIn(him.page, mateo, board);
    const row = ({ page }: typeof her) => page.getByTestId('board-task').filter({ hasText: title });
    await her.page.getByTestId('task-title').fill(title);
    await her.page.getByTestId('task-add').click();
    await expect(row(her)).toBeVisible();
    await row(him).getByTestId('take').click();
    await expect(row(him).getByTestId('give-back')).toBeVisible();
    await expect(row(her).getByTestId('doer')).toContainText('Mateo');
    await expect(row(her).getByTestId('take')).toHaveCount(0);
    await row(him).getByTestId('task-done').click();
    await expect(row(her)).toContainText(says('Done: Mateo', 'board.done.by', { name: 'Mateo' }));
    await her.page.getByTestId('note-words').fill(`Gracias ${language}`);
    await her.page.getByTestId('note-add').click();
    await expect(him.page.getByTestId('board-notes')).toContainText(`Gracias ${language}`);
    await expectAccessible(her.page, `the shared week (${language})`);
    await expectAccessible(him.page, `the shared week of a relative (${language})`);
    expect([...her.problems, ...him.problems]).toEqual([]);
  });
}

/** With the card that is saved; paying for somebody else is confirmed by name. Answers the number that people read aloud. */
async function pay(page: Page): Promise<string> {
  await page.getByTestId('paid-for-confirm').check();
  await page.getByTestId('pay').click();
  await page.waitForURL(/\/confirmedBooking/);
  await expect(page.locator('main')).toContainText(/SC-\d+/);
  return /SC-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
}
