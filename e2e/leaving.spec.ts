import fs from 'node:fs';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { expectAccessible } from './accessibility.ts';
import { addDependant } from './dependants.ts';
import { go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a copy of everything, a break, and back again (${language})`, async ({ browser }) => {
    const { page, person, problems } = await newcomer(browser, 'nadia.leaves', language);
    await go(page, '/dashboard-account');
    await page.getByTestId('to-own-data').click();
    await page.getByTestId('copy-ask').click();
    // It is made while one waits, or is there already, and comes by itself: the page hears of it.
    await expect(page.getByTestId('copy-making').or(page.getByTestId('copy-ready'))).toBeVisible();
    await expect(page.getByTestId('copy-ready')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'own data with a copy');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('copy-fetch').click()]);
    expect(download.suggestedFilename()).toMatch(/^lado-.*\.zip$/);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByTestId('leave-deactivate').click();
    await expect(page.getByTestId('kept')).toBeVisible();
    await expectAccessible(page, 'before leaving');
    await page.getByTestId('leave-submit').dblclick();
    await page.waitForURL((address) => address.pathname === '/');
    await expect(
      page.getByText(says('Your account rests. Log in within 30 days to come back.', 'closing.answers.deactivate')),
    ).toBeVisible();
    expect((await lettersTo(page, person.email)).length).toBeGreaterThan(1);

    const { page: elsewhere } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(elsewhere, '/login');
    await elsewhere.locator('input[name=email]').fill(person.email);
    await elsewhere.locator('input[name=password]').fill(person.password);
    await elsewhere.getByTestId('login-submit').click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(says('Come back?', 'account.comeBack.title'));
    await expectAccessible(elsewhere, 'coming back');
    await elsewhere.getByTestId('come-back').click();
    await elsewhere.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  test(`an account is deleted, and whom it looked after goes to a relative (${language})`, async ({ browser }) => {
    const leaver = await newcomer(browser, 'nadia.ends', language);
    const heir = await newcomer(browser, 'heir', language);
    const { page, person } = leaver;
    await test.step('she looks after somebody without an account, and lets a relative in', async () => {
      await go(page, '/dashboard-addfamily?step=add&how=dependant');
      await addDependant(page, 'Leo');
      await go(page, '/dashboard-addfamily?step=add&how=offer');
      await page.getByRole('radio', { name: 'Leo Marín' }).check();
      await page.getByTestId('member-email').fill(heir.person.email);
      await page.getByTestId('member-relationship').selectOption('brother');
      await page.getByTestId('invite-send').click();
      await go(heir.page, '/dashboard-addfamily');
      await heir.page.getByTestId('accept-invitation').click();
      await expect(heir.page.getByTestId('member-relation').filter({ hasText: 'Leo' })).toBeVisible();
    });
    await test.step('she reads what is kept and why, hands him on, and leaves', async () => {
      await go(page, '/dashboard-data?step=delete');
      for (const reason of ['money', 'stays', 'trail', 'words'])
        await expect(page.getByTestId(`kept-${reason}`)).toBeVisible();
      await page.getByTestId('heir').getByRole('radio', { name: 'Nadia Ortiz' }).check();
      await expectAccessible(page, 'before deleting');
      await page.getByTestId('leave-submit').click();
      await page.waitForURL((address) => address.pathname === '/');
    });
    await test.step('the relative hears, and looks after him from now on', async () => {
      await expect(heir.page.getByTestId('member-dependant').filter({ hasText: 'Leo' })).toBeVisible();
      await expect(heir.page.getByTestId('member-relation')).toHaveCount(0);
    });
    await test.step('her log-in opens nothing but the question whether to come back', async () => {
      await go(page, '/dashboard');
      await page.waitForURL(/login/);
      await page.locator('input[name=email]').fill(person.email);
      await page.locator('input[name=password]').fill(person.password);
      await page.getByTestId('login-submit').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('Come back?', 'account.comeBack.title'));
      await go(page, '/dashboard-data');
      await page.waitForURL(/login/);
    });
    await test.step('staff see who is away, and have the way back sent, once', async () => {
      const desk = await visitor(browser, { language, width: 390 });
      await logIn(desk.page, staff, '/partner/staff/away');
      await desk.page.getByTestId('away-sought').fill(person.email);
      await desk.page.getByTestId('away-seek').click();
      await expect(desk.page.getByTestId('send-way-back')).toHaveCount(1);
      await expectAccessible(desk.page, 'accounts that are away');
      await desk.page.getByTestId('send-way-back').click();
      await expect(desk.page.getByTestId('way-back-at')).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(page, person.email))[0]?.subject)
        .toBe(says('The way back to Lado', 'account.letters.wayBack.subject', { brand: 'Lado' }));
    });
    expect([...leaver.problems, ...heir.problems]).toEqual([]);
  });

  test(`a place is handed on by whoever leaves, with the yes of a colleague (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    await logIn(owner.page, { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD }, '/dashboard-data');
    await go(owner.page, '/dashboard-data?step=delete');
    await owner.page.getByTestId('hand-over').click();
    await expectAccessible(owner.page, 'handing a place on');
    await owner.page.getByTestId('handover-then-owner').check();
    await owner.page.getByTestId('handover-ask').click();
    await expect(owner.page.getByTestId('open-place')).toContainText('Lucía Ortega');

    const lucia = await visitor(browser, { language, width: 390, theme: 'dark' });
    await logIn(lucia.page, { email: 'lucia@example.com', password: DEMO_PASSWORD }, '/partner/team');
    await expect(lucia.page.getByTestId('waiting-handover')).toContainText('Casa Amable');
    await expectAccessible(lucia.page, 'a question to be an owner');
    await lucia.page.getByTestId('handover-agree').dblclick();
    await expect(lucia.page.getByTestId('waiting-handover')).toHaveCount(0);
    // The open page of whoever leaves hears of it: nothing holds them there by the place.
    await expect(owner.page.getByTestId('open-place')).toHaveCount(0);
    // In the language of her account.
    await expect
      .poll(async () => (await lettersTo(owner.page, 'lucia.barragan@example.com')).map((letter) => letter.subject))
      .toContain('Lucía Ortega is an owner of Casa Amable now');

    await test.step('and stays with who had it, as others come here, too', async () => {
      await go(owner.page, '/partner/team');
      const row = owner.page.locator('[data-testid^=member-]').filter({ hasText: 'lucia@example.com' });
      await row.getByTestId('change-role').click();
      await owner.page.getByTestId('role-dialog').getByTestId('role-choice-reading').check();
      await owner.page.getByTestId('role-save').click();
      await expect(row.getByTestId('role')).toHaveText(says('Read only', 'providers.role.reading'));
    });
    expect([...owner.problems, ...lucia.problems]).toEqual([]);
  });
}
