import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { aVisit } from './book-visit.ts';
import { callsOf } from './calls-of.ts';
import { elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const doctor = demoId(`doctor ${demoDoctor.email}`);

for (const [index, language] of languagesOf('en').entries()) {
  const says = sentencesIn(language);

  test(`a doctor cannot keep a time, and the family takes another one or its money (${language})`, async ({
    browser,
  }) => {
    const reason = `A conference ${language}`;
    const family = await visitor(browser, { language, width: index === 0 ? 390 : 1440 });
    const { page } = family;
    await logIn(page, elena);
    const [first, second] = [
      await aVisit(page, { doctor, personId: rosa.id, issue: `Her knee ${language}`, day: 2 + 5 * index }),
      await aVisit(page, { doctor, personId: rosa.id, issue: `Her hip ${language}`, day: 9 + 5 * index }),
    ];
    const desk = await visitor(browser, { language, width: index === 0 ? 1440 : 390 });
    await logIn(desk.page, demoDoctor, '/partner');
    const request = desk.page.getByTestId(`request-${first.number}`);
    const record = (number: string) => page.getByTestId(`booking-${number}`);
    const opened = record(first.number);
    let day = '';

    await test.step('the doctor sees what would be offered, wants a reason, and frees the time', async () => {
      await request.getByTestId(`open-${first.number}`).click();
      await request.getByTestId('offer-times').click();
      await expect(desk.page.getByTestId('times-near').getByRole('listitem')).toHaveCount(3);
      await desk.page.getByTestId('offer-send').click();
      await expect(desk.page.getByTestId('offer-dialog')).toContainText(
        says('Give a reason, the family will read it', 'errors.reasonBlank'),
      );
      await expectAccessible(desk.page, `offering other times (${language})`);
      await desk.page.getByTestId('offer-why-declined').check();
      await desk.page.getByTestId('reason').fill(reason);
      await desk.page.getByTestId('offer-send').click();
      await expect(request.getByTestId('offer-open')).toBeVisible();
      await expect(request).toContainText(says('The family is choosing', 'partner.offer.tag'));
      await expect(request.getByTestId('accept')).toHaveCount(0);
      await expectAccessible(desk.page, `other times that were offered (${language})`);
    });

    await test.step('the family reads it in a mail and on its dashboard, and takes a time with one tap', async () => {
      const subjects = async () => (await lettersTo(page, elena.email)).map(({ subject }) => subject ?? '');
      await expect.poll(subjects).toContainEqual(expect.stringMatching(new RegExp(`Okafor.*${first.number}`)));
      await page.getByTestId(`need-choose-${first.number}`).getByTestId('need-choose').click();
      await expect(opened.getByTestId('offered-times')).toContainText(reason);
      await expect(opened.getByTestId('offered-time')).toHaveCount(3);
      await expectAccessible(page, `other times (${language})`);
      await opened.getByTestId('offered-time').nth(1).click();
      await expect(opened.getByTestId('offered-times')).toHaveCount(0);
      await go(page, `/dashboardappointments?tab=upcoming&id=${first.id}`);
      await expect(opened).toContainText(says('Moved to another time', 'bookings.event.moved'));
      day = /\d\d-\d\d-\d{4}/.exec(await opened.innerText())?.[0] ?? '';
    });

    await test.step('a time that is only asked for stays, until the family takes its money', async () => {
      const { offers, requests } = await callsOf(desk.page);
      const params = { id: second.id };
      await requests.accept({ params });
      await offers.make({ params, body: { why: 'change', reason } });
      await go(page, `/dashboardappointments?tab=upcoming&id=${second.id}`);
      await expect(record(second.number)).toContainText(
        says('Until you choose, your present time stays held.', 'bookings.offer.kept'),
      );
      await record(second.number).getByTestId('money-back').click();
      await expectAccessible(page, `the money back (${language})`);
    });

    await test.step('the day of the other one is closed suddenly: one button offers other times', async () => {
      await go(desk.page, '/partner/calendar?show=hours');
      await desk.page.getByTestId('off-first').fill(day);
      await desk.page.getByTestId('off-last').fill(day);
      await desk.page.getByTestId('off-send').click();
      await expect(desk.page.getByTestId(`closed-${first.number}`)).toBeVisible();
      await expectAccessible(desk.page, `whom a closed day concerns (${language})`);
      await desk.page.getByTestId('closed-offer').click();
      await expect(desk.page.getByTestId(`closed-${first.number}`)).toContainText(
        says('The family is choosing', 'partner.offer.tag'),
      );
      await desk.page.getByTestId('closed-close').click();
      await go(page, `/dashboardappointments?tab=pending&id=${first.id}`);
      await opened.getByTestId('offered-time').first().click();
      await expect(opened.getByTestId('offered-times')).toHaveCount(0);
    });

    await test.step('either makes a private address for a calendar', async () => {
      await go(desk.page, '/partner/calendar');
      await go(page, '/dashboardbookings');
      await page.getByTestId('family-feed-open').click();
      for (const [reader, card] of [
        [desk.page, 'calendar-feed'],
        [page, 'family-feed'],
      ] as const) {
        const feed = reader.getByTestId(card);
        // Whoever tried it before in this town has one.
        await expect(feed.getByTestId('feed-stop').or(feed.getByTestId('feed-make'))).toBeVisible();
        if (await feed.getByTestId('feed-stop').isVisible()) await feed.getByTestId('feed-stop').click();
        await feed.getByTestId('feed-make').click();
        await expect(feed.getByTestId('feed-address')).toBeVisible();
        await expectAccessible(reader, `a private calendar address (${card}, ${language})`);
      }
    });
    expect(family.problems).toEqual([]);
    expect(desk.problems).toEqual([]);
  });
}
