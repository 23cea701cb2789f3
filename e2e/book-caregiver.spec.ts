import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoCaregiver } from '#features/caregivers/demo/caregivers.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { payVisit } from './book-visit.ts';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const caregiver = demoId('caregiver Yolanda Prieto');

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a daughter finds somebody who comes to her mother, and the caregiver says yes (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: 1440 });
    const { page } = family;
    await logIn(page, elena, '/top-Caregivers?place=Pasadena, CA&help=dementia_care');

    await test.step('she opens one of the list and chooses hours', async () => {
      await page.getByTestId(`caregiver-${caregiver}`).getByRole('link', { name: 'Yolanda Prieto' }).first().click();
      await page.waitForURL(/\/cg\//);
      await expectAccessible(page, `a caregiver (${language})`);
      await page.locator('[data-testid^="visit-slots-day-"]').nth(3).click();
      await page.locator('[data-testid^="visit-slots-2"]').first().click();
      await page.getByTestId('visit-go').click();
      await page.waitForURL(/caregiver-bookDetails/);
    });

    await test.step('what help, and for whom', async () => {
      await page.getByTestId('booking-continue').click();
      await expect(page.locator('main')).toContainText(says('Please select the service', 'errors.serviceUnselected'));
      await page.getByTestId('help-dementia_care').check();
      await page.getByTestId('often-weekly').check();
      await expect(page.getByTestId('visits-sum')).toBeVisible();
      await expectAccessible(page, `the time of a care visit (${language})`);
      await page.getByTestId('often-once').check();
      await page.getByTestId('booking-continue').click();
      await page.getByTestId(`person-${rosa.id}`).check();
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=check/);
    });

    const bookingId = await test.step('where and why, and she pays', async () => {
      await page.getByTestId('home-street').fill('418 Example Avenue');
      await page.getByTestId('home-zip').fill('91104');
      await page.getByTestId('booking-issue').fill('She leaves the stove on.');
      await expectAccessible(page, `the check of a care visit (${language})`);
      await page.getByTestId('booking-continue').click();
      return payVisit(page);
    });

    await test.step('the caregiver reads the town, accepts, and then the address', async () => {
      const office = await visitor(browser, { language });
      await logIn(office.page, { ...demoCaregiver, password: DEMO_PASSWORD }, '/partner');
      const request = office.page.getByTestId(`request-${bookingId}`);
      await request.getByTestId(`open-${bookingId}`).click();
      await expect(request).toContainText('She leaves the stove on.');
      await expect(request).not.toContainText('418 Example Avenue');
      await request.getByTestId('accept').click();
      await expect(request).toContainText('418 Example Avenue');
      await expectAccessible(office.page, `a care visit in the workspace (${language})`);
      expect(office.problems).toEqual([]);
    });

    await test.step('it stands among her appointments', async () => {
      await go(page, '/dashboardappointments?tab=upcoming');
      await expect(page.getByTestId(`booking-${bookingId}`)).toContainText('Yolanda Prieto');
    });
    expect(family.problems).toEqual([]);
  });
}
