import { expect } from '@playwright/test';
import { elenasFamily, rosa } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { aMonday } from './stay-by-call.ts';

const mateo = { email: elenasFamily.mateo.email, password: DEMO_PASSWORD };

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

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

    await test.step('what a center should know of her mother is looked at', async () => {
      const day = aMonday();
      const center = demoId(`centre ${demoManager.centreKey}`);
      const { page } = her;
      await go(
        page,
        `/care/daycare-bookingdetails?center=${center}&in=${day}&out=${day}&days=1&step=check&for=${rosa.id}`,
      );
      await page.getByTestId('care-notes-card').getByTestId('care-notes-again').click();
      await page.getByTestId('care-notes-card').getByTestId('care-notes-write').click();
      await page.waitForURL(/know=1/);
      await expect(page.getByTestId('share-medicines')).not.toBeChecked();
      await page.getByTestId('care-diet').fill(`Sopa ${language}`);
      await expectAccessible(page, `what the center should know (${language})`);
      await page.getByTestId('booking-continue').click();
      await expect(page.getByTestId('care-diet')).toHaveText(`Sopa ${language}`);
      expect(page.url()).not.toContain('Sopa');
    });
    expect([...her.problems, ...him.problems]).toEqual([]);
  });
}
