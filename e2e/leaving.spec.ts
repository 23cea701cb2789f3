import fs from 'node:fs';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoId } from '#server/demo-id.ts';
import { unnamedIn, unzipped } from '#test/unzipped.ts';
import { expectAccessible } from './accessibility.ts';
import { callsOf } from './calls-of.ts';
import { go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';
import { bookPaidStay } from './stay-by-call.ts';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a copy of everything, a break, and back again (${language})`, async ({ browser }) => {
    const { page, person, problems } = await newcomer(browser, 'nadia.leaves', language);
    await go(page, '/dashboard-data');
    await page.getByTestId('copy-ask').click();
    // It is made while one waits, or is there already, and comes by itself: the page hears of it.
    await expect(page.getByTestId('copy-making').or(page.getByTestId('copy-ready'))).toBeVisible();
    await expect(page.getByTestId('copy-ready')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'own data with a copy');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('copy-fetch').click()]);
    expect(download.suggestedFilename()).toMatch(/^lado-.*\.zip$/);
    const entries = unzipped(fs.readFileSync(await download.path()));
    expect(entries.get('index.html')?.toString()).toContain(person.email);
    expect(JSON.parse(entries.get('data/account.json')?.toString() ?? '')).toMatchObject({
      users: [{ email: person.email }],
    });
    expect(unnamedIn(entries)).toEqual([]);

    await page.getByTestId('leave-deactivate').click();
    await expect(page.getByTestId('kept')).toBeVisible();
    await page.getByTestId('leave-submit').dblclick();
    await page.waitForURL((address) => address.pathname === '/');
    await expect(
      page.getByText(says('Your account rests. Log in within 30 days to come back.', 'closing.answers.deactivate')),
    ).toBeVisible();

    const { page: elsewhere } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(elsewhere, '/login');
    await elsewhere.locator('input[name=email]').fill(person.email);
    await elsewhere.locator('input[name=password]').fill(person.password);
    await elsewhere.getByTestId('login-submit').click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(says('Come back?', 'account.comeBack.title'));
    await expectAccessible(elsewhere, 'coming back');
    await elsewhere.getByTestId('come-back').click();
    await elsewhere.waitForURL('**/dashboard');

    await test.step('a booking that is to come is named, and nothing is deleted before it ends', async () => {
      await bookPaidStay(await callsOf(elsewhere), { centre: demoId('centre casa-amable') });
      await go(elsewhere, '/dashboard-data?step=delete');
      await expect(elsewhere.getByTestId('open-booking')).toContainText('Casa Amable');
      await expect(elsewhere.getByTestId('leave-submit')).toHaveCount(0);
    });
    expect(problems).toEqual([]);
  });

  test(`a place is handed on by whoever leaves, with the yes of a colleague (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    await logIn(
      owner.page,
      { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD },
      '/dashboard-data?step=delete',
    );
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
    expect([...owner.problems, ...lucia.problems]).toEqual([]);
  });
}
