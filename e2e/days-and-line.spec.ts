import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs } from './calls-of.ts';
import { elena, go, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { bookPaidStay, payByCall } from './stay-by-call.ts';

const casaAmable = { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD };
const priya = { email: 'priya.raman@example.com', password: DEMO_PASSWORD };

for (const language of languagesOf('en')) {
  test(`a family changes its days and skips one, and the center says yes (${language})`, async ({ browser }) => {
    const as = await callsAs(elena);
    // a Monday, the Wednesday and the Thursday after it
    const { _id: id, bookingId } = await bookPaidStay(as, {
      centre: demoId('centre casa-amable'),
      days: [1, 3, 4],
      lasts: 4,
    });
    await (await callsAs(casaAmable)).requests.accept({ params: { id } });
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    const record = `/dashboardbookings?tab=upcoming&id=${id}`;
    await logIn(page, elena, record);
    const center = await visitor(browser, { language });
    await logIn(center.page, casaAmable, `/partner?tab=coming&id=${id}`);
    const request = center.page.getByTestId(`request-${bookingId}`);
    const changeDays = () => page.getByTestId(`booking-${bookingId}`).getByTestId('change-days').click();

    await test.step('it sees what Tuesdays would mean before it asks', async () => {
      await changeDays();
      await page.getByTestId('change-weekdays-2').check();
      await expect(page.getByTestId('change-money')).toContainText('$');
      await expectAccessible(page, 'other days of a stay');
      await page.getByTestId('ask-change').click();
      await expect(page.getByTestId('change-asked')).toBeVisible();
      await expectAccessible(page, 'other days that wait');
    });

    await test.step('the center reads it where it is, and accepts', async () => {
      await expect(request.getByTestId('change-asked')).toBeVisible();
      await expectAccessible(center.page, 'a request with other days');
      await request.getByTestId('accept-change').click();
      await expect(request.getByTestId('change-asked')).toHaveCount(0);
    });

    await test.step('the open page of the family asks for the difference; once it is paid a day is skipped', async () => {
      await expect(page.getByTestId('no-change').getByRole('link')).toBeVisible();
      await payByCall(as, id);
      await go(page, record);
      await changeDays();
      const days = page.getByTestId('coming-days');
      await days.locator('[data-testid^=skip-]').nth(1).click();
      await expect(page.getByTestId('skip-money')).toContainText('$');
      await expectAccessible(page, 'skipping a day');
      await page.getByTestId('skip-yes').click();
      await expect(days.locator('[data-skipped]')).toHaveCount(1);
    });

    await test.step('and the center reads on that day who does not come', async () => {
      const skipped = await page.locator('[data-skipped]').getAttribute('data-testid');
      await go(center.page, `/partner/day?day=${skipped?.replace('day-', '')}`);
      await expect(center.page.getByTestId('absent')).toBeVisible();
      await expectAccessible(center.page, 'a day with somebody who skips it');
    });

    await test.step('whoever waits for a place sees at once that one is free', async () => {
      const first = await visitor(browser, { language, width: 390 });
      await logIn(first.page, priya);
      const [{ day } = { day: '' }] = (await (await callsAs(priya)).waiting.mine()).data;
      const manager = (await callsAs(marcus)).centrePartner;
      const params = { centreId: demoId('centre jacaranda') };
      const [{ capacity } = { capacity: 0 }] = (await manager.calendar({ params, query: { from: day, to: day } })).data;
      await manager.setSeats({ params, body: { day, capacity: capacity + 1 } });
      await expect(first.page.getByTestId('offer')).toBeVisible();
      await expectAccessible(first.page, 'a dashboard with an offer');
      expect(first.problems).toEqual([]);
    });
    expect([...family.problems, ...center.problems]).toEqual([]);
  });
}
