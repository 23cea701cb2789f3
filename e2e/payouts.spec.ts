import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { go, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const nell = { email: 'nell@example.com', password: marcus.password };

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`an owner sees what the place earned, and changes where it is paid (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    const { page } = owner;
    await logIn(page, marcus, '/partner/payouts');

    await test.step('what was sent, what came back and what waits', async () => {
      await expect(page.getByTestId('payout-paid').first()).toBeVisible();
      await expect(page.getByTestId('payout-failed')).toContainText(
        says(
          'Came back because the account is closed. The money goes into a later payout.',
          'payouts.why.account_closed',
        ),
      );
      await expect(page.getByTestId('held-money')).toBeVisible();
      await page.getByTestId('payout-paid').first().locator('summary').click();
      await expect(page.getByTestId('payout-paid').first()).toContainText('SC-');
      await expectAccessible(page, '/partner/payouts');
    });

    await test.step('wrong numbers are said at their fields, and nothing that was typed is lost', async () => {
      await page.getByTestId('bank-change').click();
      await page.getByTestId('bank-holder').fill('Jacaranda Day Center');
      await page.getByTestId('bank-routing').fill('110000001');
      await page.getByTestId('bank-account').fill('000123456789');
      await page.getByTestId('bank-save').click();
      await expect(page.getByTestId('bank-form')).toContainText(
        says('This is no routing number. Compare the nine digits with a check of yours.', 'payouts.bank.routingWrong'),
      );
      await expect(page.getByTestId('bank-account')).toHaveValue('000123456789');
      await expectAccessible(page, 'the account of a place');
    });

    await test.step('a line that is cut loses nothing', async () => {
      await page.getByTestId('bank-routing').fill('110000000');
      await owner.context.setOffline(true);
      await page.getByTestId('bank-save').click();
      await expect(page.getByTestId('bank-dialog').getByTestId('error-summary')).toBeVisible();
      await expect(page.getByTestId('bank-account')).toHaveValue('000123456789');
      await owner.context.setOffline(false);
      owner.problems.length = 0; // the browser says that there was no line
    });

    await test.step('another account, by a double click: payouts wait, and the owner gets a mail', async () => {
      const changes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') changes.push(request.url());
      });
      await page.getByTestId('bank-save').dblclick();
      await expect(page.getByTestId('bank-dialog')).toBeHidden();
      expect(changes).toHaveLength(1);
      await expect(page.getByTestId('bank-change')).toBeFocused();
      await expect(page.getByTestId('bank-known')).toContainText('6789');
      await expect
        .poll(async () => (await lettersTo(page, marcus.email)).map(({ text }) => text).join())
        .toContain('6789');
    });
    expect(owner.problems).toEqual([]);
    await owner.context.close();
  });

  test(`whoever keeps the books begins with the money, and takes a month along (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await logIn(page, nell, '/partner/payouts');
    await go(page, '/partner');
    await expect(page).toHaveURL(/\/partner\/payouts$/);
    await expect(page.getByTestId('payout-paid').first()).toBeVisible();
    await expectAccessible(page, '/partner/payouts of a bookkeeper');
    const [table] = await Promise.all([page.waitForEvent('download'), page.getByTestId('statement-csv').click()]);
    expect(table.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d\.csv$/);
    await go(page, '/partner/calendar');
    await expect(page.getByTestId('not-in-role')).toBeVisible();
    expect(problems).toEqual([]);
  });
}
