import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { bookVisit } from './book-visit.ts';
import { elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const doctor = demoId(`doctor ${demoDoctor.email}`);

for (const [index, language] of languagesOf('en').entries()) {
  const says = sentencesIn(language);

  test(`a doctor cannot keep a time, and the family takes another one or its money (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: index === 0 ? 390 : 1440 });
    const { page } = family;
    await logIn(page, elena);
    const book = (issue: string, day: number) => bookVisit(page, { doctor, personId: rosa.id, issue, day });
    const [first, second] = [
      await book(`Her knee ${language}`, 2 + 3 * index),
      await book(`Her hip ${language}`, 3 + 3 * index),
    ];

    const desk = await visitor(browser, { language, width: index === 0 ? 1440 : 390 });
    await logIn(desk.page, demoDoctor, '/partner');
    const request = (id: string) => desk.page.getByTestId(`request-${id}`);
    const open = async (id: string, tab: 'waiting' | 'coming' = 'waiting') => {
      await go(desk.page, `/partner?tab=${tab}`);
      await request(id).getByTestId(`open-${id}`).click();
    };
    const offer = async (id: string, why: 'declined' | 'change') => {
      await request(id).getByTestId('offer-times').click();
      await desk.page.getByTestId(`offer-why-${why}`).check();
      await desk.page.getByTestId('reason').fill(`A conference ${language}`);
      await desk.page.getByTestId('offer-send').click();
      await expect(request(id).getByTestId('offer-open')).toBeVisible();
    };
    const record = (id: string) => page.getByTestId(`booking-${id}`);

    await test.step('the doctor sees what would be offered, wants a reason, and frees the time', async () => {
      await open(first);
      await request(first).getByTestId('offer-times').click();
      await expect(desk.page.getByTestId('times-near').getByRole('listitem')).toHaveCount(3);
      await desk.page.getByTestId('offer-send').click();
      await expect(desk.page.getByTestId('offer-dialog')).toContainText(
        says('Give a reason, the family will read it', 'errors.reasonBlank'),
      );
      await expectAccessible(desk.page, `offering other times (${language})`);
      await desk.page.getByTestId('offer-no').click();
      await offer(first, 'declined');
      await expect(request(first)).toContainText(says('The family is choosing', 'partner.offer.tag'));
      await expect(request(first).getByTestId('accept')).toHaveCount(0);
      await expectAccessible(desk.page, `other times that were offered (${language})`);
    });

    const opened = record(first);
    await test.step('the family reads it in a mail and on its dashboard, and takes a time with one tap', async () => {
      const subjects = async () => (await lettersTo(page, elena.email)).map(({ subject }) => subject ?? '');
      await expect.poll(subjects).toContainEqual(expect.stringMatching(new RegExp(`Okafor.*${first}`)));
      await go(page, '/dashboard');
      await page.getByTestId(`need-choose-${first}`).getByTestId('need-choose').click();
      await expect(opened.getByTestId('offered-times')).toContainText(`A conference ${language}`);
      await expect(opened.getByTestId('offered-time')).toHaveCount(3);
      await expectAccessible(page, `other times (${language})`);
      await opened.getByTestId('offered-time').nth(1).click();
      await expect(opened.getByTestId('offered-times')).toHaveCount(0);
      await go(page, '/dashboardappointments?tab=upcoming');
      await opened.getByTestId(`open-${first}`).click();
      await expect(opened).toContainText(says('Moved to another time', 'bookings.event.moved'));
    });

    await test.step('a time that is only asked for stays, until the family takes its money', async () => {
      await open(second);
      await request(second).getByTestId('accept').click();
      await expect(request(second).getByTestId('accepted')).toBeVisible();
      await offer(second, 'change');
      await request(second).getByTestId('offer-withdraw').click();
      await expect(request(second).getByTestId('offer-open')).toHaveCount(0);
      await offer(second, 'change');
      await go(page, '/dashboardappointments?tab=upcoming');
      await record(second).getByTestId(`open-${second}`).click();
      await expect(record(second)).toContainText(
        says('Until you choose, your present time stays held.', 'bookings.offer.kept'),
      );
      await record(second).getByTestId('money-back').click();
      await expectAccessible(page, `the money back (${language})`);
      await page.getByTestId('money-yes').click();
      await go(page, '/dashboardappointments?tab=cancelled');
      await record(second).getByTestId(`open-${second}`).click();
      await expect(record(second).getByTestId('cancelled')).toContainText(`A conference ${language}`);
    });

    await test.step('the day of the other one is closed suddenly: one button offers other times', async () => {
      await go(page, '/dashboardappointments?tab=upcoming');
      await opened.getByTestId(`open-${first}`).click();
      const day = /\d\d-\d\d-\d{4}/.exec(await opened.innerText())?.[0] ?? '';
      await go(desk.page, '/partner/calendar?show=hours');
      await desk.page.getByTestId('off-first').fill(day);
      await desk.page.getByTestId('off-last').fill(day);
      await desk.page.getByTestId('off-send').click();
      await expect(desk.page.getByTestId(`closed-${first}`)).toBeVisible();
      await expectAccessible(desk.page, `whom a closed day concerns (${language})`);
      await desk.page.getByTestId('closed-offer').click();
      await expect(desk.page.getByTestId(`closed-${first}`)).toContainText(
        says('The family is choosing', 'partner.offer.tag'),
      );
      await desk.page.getByTestId('closed-close').click();
      await go(page, '/dashboardappointments?tab=pending');
      await opened.getByTestId(`open-${first}`).click();
      await opened.getByTestId('offered-time').first().click();
      await expect(opened.getByTestId('offered-times')).toHaveCount(0);
    });
    expect(family.problems).toEqual([]);
    expect(desk.problems).toEqual([]);
  });

  const readers = {
    doctor: { account: demoDoctor, path: '/partner/calendar', card: 'calendar-feed' },
    family: { account: elena, path: '/dashboardbookings', card: 'family-feed' },
  };
  for (const [who, { account, path, card }] of Object.entries(readers))
    test(`a ${who} subscribes to the bookings, and makes a new address (${language})`, async ({ browser }) => {
      const isWide = (who === 'doctor') === (index === 0);
      const { page, problems } = await visitor(browser, { language, width: isWide ? 1440 : 390 });
      const feed = page.getByTestId(card);
      const open = async () => {
        if (who === 'family') await page.getByTestId('family-feed-open').click();
      };
      await logIn(page, account, path);
      await open();
      const renewed = feed.getByTestId('feed-renew');
      const addressOf = async () => feed.locator('input').inputValue();
      // Whoever tried it before in this town has one.
      await expect(renewed.or(feed.getByTestId('feed-make'))).toBeVisible();
      if (await renewed.isVisible()) await feed.getByTestId('feed-stop').click();
      await feed.getByTestId('feed-make').click();
      await expect(feed.getByTestId('feed-address')).toBeVisible();
      await expectAccessible(page, `a private calendar address of a ${who} (${language})`);
      const old = await addressOf();
      const answer = await page.request.get(new URL(old).pathname);
      expect(await answer.text()).toContain('BEGIN:VCALENDAR');
      await renewed.click();
      await page.getByTestId('renew-yes').click();
      await expect.poll(addressOf).not.toBe(old);
      expect((await page.request.get(new URL(old).pathname)).status()).toBe(404);
      await go(page, path);
      await open();
      await expect(feed.getByTestId('feed-known')).toBeVisible();
      await expect(feed.getByTestId('feed-address')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
}
