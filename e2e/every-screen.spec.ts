import { expect, test } from '@playwright/test';
import { elena, expectAccessible, go, logIn, looks, marcus, nameOf, type Visitor, visitor } from './journeys.ts';

const jacaranda = '/care/daycaredetails/';
const publicScreens = [
  '/',
  '/registertype',
  '/login',
  '/profile/signup',
  '/profile/form',
  '/profile/forgot-password',
  '/profile/success-password',
  '/profile/reset-password',
  '/profile/form/onboarding',
  '/profile/form/completeProfile',
  '/myProfile',
  '/senior-care',
  '/care/daycarecenters?place=Pasadena, CA',
  '/care/daycarecenters?place=Nome, AK',
  '/care/daycarecenters',
  jacaranda,
  '/care/daycaredetails/00000000-0000-4000-8000-000000000000',
  '/coming-soon',
  '/coming-soon?service=doctors',
  '/cs-pharmacy',
  '/cs-transportation',
  '/404',
  '/dev/ui',
  '/dev/outbox',
];
const familyScreens = [
  '/dashboard',
  '/dashboardbookings?tab=pending',
  '/dashboardbookings?tab=ongoing',
  '/dashboardbookings?tab=completed',
  '/dashboardbookings?tab=cancelled',
  '/notifications',
  '/myProfile',
  '/profile/form',
  '/profile/form/onboarding',
  '/profile/form/completeProfile',
];
const partnerScreens = [
  '/partner',
  '/partner?tab=coming',
  '/partner?tab=past',
  '/partner/calendar',
  '/partner/profile',
];

for (const look of looks) {
  const name = nameOf(look);

  test(`public screens without findings: ${name}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const who = await visitor(browser, look);
    const centre = await who.page.request.get(
      '/services/seniorcare/centres/v1.0/search?place=Pasadena,%20CA&kind=day_care',
    );
    const first = ((await centre.json()) as { data: { _id: string }[] }).data[0]?._id ?? '';
    const longAddress = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
    await who.page.request.post('/services/common/leads/v1.0/waitingList', {
      data: { service: 'doctors', email: longAddress },
    });
    await walk(
      who,
      publicScreens
        .map((path) => (path === jacaranda ? path + first : path))
        .concat(`/care/daycare-bookingdetails?center=${first}`),
    );
  });

  test(`family screens without findings: ${name}`, async ({ browser }) => {
    test.setTimeout(400_000);
    const who = await visitor(browser, look);
    await logIn(who.page, elena);
    await walk(who, familyScreens);
  });

  test(`partner screens without findings: ${name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const who = await visitor(browser, look);
    await logIn(who.page, marcus, '/partner');
    await walk(who, partnerScreens);
  });
}

async function walk({ page, problems, context }: Visitor, paths: string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await go(page, path);
      await expectAccessible(page, path);
      expect.soft(problems.splice(0), `complaints of the browser on ${path}`).toEqual([]);
    });
  }
  await context.close();
}
