import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { go, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a colleague is invited, accepts, gets another role, and is removed (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    await logIn(owner.page, marcus, '/partner/team');
    const colleague = await newcomer(browser, 'colleague', language);
    const { page, person } = colleague;

    await test.step('the owner invites an address', async () => {
      await expectAccessible(owner.page, '/partner/team');
      await owner.page.getByTestId('invite-email').fill('nobody');
      await owner.page.getByTestId('invite-send').click();
      await expect(owner.page.getByTestId('error-summary')).toContainText(
        says('Please enter valid Email', 'errors.emailImproper'),
      );
      await owner.page.getByTestId('invite-email').fill(person.email);
      await owner.page.getByTestId('invite-send').click();
      await expect(owner.page.getByTestId('sent-invitation').filter({ hasText: person.email })).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(owner.page, person.email)).map(({ text }) => text).join())
        .toContain('/partner/team');
    });

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
      const row = owner.page.locator('[data-testid^=member-]').filter({ hasText: person.email });
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
      const row = owner.page.locator('[data-testid^=member-]').filter({ hasText: person.email });
      await row.getByTestId('remove').click();
      await owner.page.getByTestId('end-membership-yes').click();
      await expect(row).toBeHidden();
      await expect(page.getByTestId('no-provider')).toBeVisible();
      await expect(owner.page.getByTestId('team-events')).toContainText('Nadia Ortiz');
    });
    expect([...owner.problems, ...colleague.problems]).toEqual([]);
    await Promise.all([owner.context.close(), colleague.context.close()]);
  });

  test(`the last owner stays, and two places are never mixed (${language})`, async ({ browser }) => {
    const owner = await visitor(browser, { language });
    await logIn(owner.page, marcus, '/partner/team');
    await owner.page.getByTestId('leave').click();
    await owner.page.getByTestId('end-membership-yes').click();
    await expect(owner.page.getByTestId('end-membership')).toContainText(
      says('Somebody has to look after the place. Make somebody else an owner first.', 'errors.last_owner'),
    );
    const lucia = await visitor(browser, { language, width: 390 });
    await logIn(lucia.page, { email: 'lucia@example.com', password: marcus.password }, '/partner');
    await lucia.page.getByTestId('place-switch').click();
    await expectAccessible(lucia.page, 'the places of somebody who works for two');
    await lucia.page.getByTestId(`place-${demoId('centre jacaranda')}`).click();
    await expect(lucia.page.getByTestId('place-switch')).toHaveAccessibleName(/Jacaranda/);
    const listed = () =>
      lucia.page
        .locator('[data-testid^=request-SC]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-testid')));
    await expect.poll(async () => (await listed()).length).toBeGreaterThan(1);
    const here = await listed();
    await lucia.page.getByTestId('place-switch').click();
    const opened = lucia.page.waitForEvent('load');
    await lucia.page.getByTestId(`place-${demoId('centre casa-amable')}`).click();
    await opened;
    await expect(lucia.page.getByTestId('place-switch')).toHaveAccessibleName(/Casa Amable/);
    expect((await listed()).filter((id) => here.includes(id))).toEqual([]);
    await Promise.all([owner.context.close(), lucia.context.close()]);
  });
}
