import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsOf } from './calls-of.ts';
import { go, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

const centre = demoId('centre jacaranda');
const lucia = { email: 'lucia@example.com', password: marcus.password };

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a colleague accepts an invitation, gets another role, and is removed (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    await logIn(owner.page, marcus, '/partner/team');
    const colleague = await newcomer(browser, 'colleague', language);
    const { page, person } = colleague;
    const { team } = await callsOf(owner.page);
    await team.invite({ params: { providerId: centre }, body: { email: person.email, role: 'answering' } });
    const row = owner.page.locator('[data-testid^=member-]').filter({ hasText: person.email });

    await test.step('the colleague accepts, and sees what the front desk sees', async () => {
      await go(page, '/partner/team');
      await expectAccessible(page, 'an invitation to a team');
      await page.getByTestId('accept-place').click();
      await expect(page.locator('#members')).toBeVisible();
      await expect(page.getByTestId('invite-form')).toBeHidden();
      await go(page, '/partner');
      await page.locator('[data-testid^=open-SC]').first().click();
      await expect(page.getByTestId('accept')).toBeVisible();
    });

    await test.step('with another role the open page loses what it no longer includes', async () => {
      await row.getByTestId('change-role').click();
      await expectAccessible(owner.page, 'the roles of a team');
      await owner.page.getByTestId('role-dialog').getByTestId('role-choice-reading').check();
      await owner.page.getByTestId('role-save').click();
      await expect(row.getByTestId('role')).toHaveText(says('Read only', 'providers.role.reading'));
      await expect(page.getByTestId('accept')).toBeHidden();
      await expect(page.getByTestId('only-others')).toBeVisible();
      await go(page, '/partner/profile');
      await expect(page.getByTestId('not-in-role')).toBeVisible();
      await expectAccessible(page, 'a page that the role does not include');
    });

    await test.step('removed, the open page has nothing left', async () => {
      await go(page, '/partner/day');
      await row.getByTestId('remove').click();
      await owner.page.getByTestId('end-membership-yes').click();
      await expect(row).toBeHidden();
      await expect(page.getByTestId('no-provider')).toBeVisible();
      await expect(owner.page.getByTestId('team-events')).toContainText('Nadia Ortiz');
    });
    expect([...owner.problems, ...colleague.problems]).toEqual([]);
  });

  test(`two places are never mixed (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language, width: 390 });
    await logIn(page, lucia, '/partner');
    const listed = () =>
      page
        .locator('[data-testid^=request-SC]')
        .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-testid')));
    /** Each place has a document of its own. */
    const choose = async (place: string, name: RegExp) => {
      const opened = page.waitForEvent('load');
      await page.getByTestId(`place-${place}`).click();
      await opened;
      await expect(page.getByTestId('place-switch')).toHaveAccessibleName(name);
    };
    await page.getByTestId('place-switch').click();
    await expectAccessible(page, 'the places of somebody who works for two');
    await choose(centre, /Jacaranda/);
    await expect.poll(async () => (await listed()).length).toBeGreaterThan(1);
    const here = await listed();
    await page.getByTestId('place-switch').click();
    await choose(demoId('centre casa-amable'), /Casa Amable/);
    expect((await listed()).filter((id) => here.includes(id))).toEqual([]);
  });
}

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`an owner sees what the place earned, takes a month along, and changes where it is paid (${language})`, async ({
    browser,
  }) => {
    const { page, problems, context } = await visitor(browser, { language });
    await logIn(page, marcus, '/partner/payouts');

    await test.step('what was sent, what came back and what waits', async () => {
      await expect(page.getByTestId('payout-failed')).toContainText(
        says(
          'Came back because the account is closed. The money goes into a later payout.',
          'payouts.why.account_closed',
        ),
      );
      await expect(page.getByTestId('held-money')).toBeVisible();
      await page.getByTestId('payout-paid').first().locator('summary').click();
      await expect(page.getByTestId('payout-paid').first()).toContainText('SC-');
      await expectAccessible(page, 'a payout with its bookings');
      const [table] = await Promise.all([page.waitForEvent('download'), page.getByTestId('statement-csv').click()]);
      expect(table.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d\.csv$/);
    });

    await test.step('wrong numbers are said at their fields, and a line that is cut loses nothing', async () => {
      await page.getByTestId('bank-change').click();
      await page.getByTestId('bank-holder').fill('Jacaranda Day Center');
      await page.getByTestId('bank-routing').fill('110000001');
      await page.getByTestId('bank-account').fill('000123456789');
      await page.getByTestId('bank-save').click();
      await expect(page.getByTestId('bank-form')).toContainText(
        says('This is no routing number. Compare the nine digits with a check of yours.', 'payouts.bank.routingWrong'),
      );
      await expectAccessible(page, 'the account of a place');
      await page.getByTestId('bank-routing').fill('110000000');
      await context.setOffline(true);
      await page.getByTestId('bank-save').click();
      await expect(page.getByTestId('bank-dialog').getByTestId('error-summary')).toBeVisible();
      await expect(page.getByTestId('bank-account')).toHaveValue('000123456789');
      await context.setOffline(false);
      problems.length = 0; // the browser says that there was no line
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
    expect(problems).toEqual([]);
  });
}
