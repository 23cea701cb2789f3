import { expect, type Page } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { oliveCare, olivePlace, oliveWords } from '#features/partners/server/seed.ts';
import { demoId } from '#server/demo-id.ts';
import { wordsOf } from '#server/words.ts';
import { addDays, weekdayOf } from '#shared/dates.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs, callsOf } from './calls-of.ts';
import { alive, codeFor, elena, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { aScan, inWriting } from './in-writing.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { fillCard, numberOnTicket, useAnotherCard } from './paying.ts';

/** The Monday after next, which a new place has free. */
function aMonday() {
  const today = new Date().toISOString().slice(0, 10);
  return addDays(today, 15 - weekdayOf(today));
}

const inTwoYears = new Date().getUTCFullYear() + 2;
const licence = {
  kind: 'licence',
  number: 'ADP-1982',
  title: 'Adult day program',
  issuer: 'State of California',
  until: `${inTwoYears}-06-30`,
} as const;
const insurance = { issuer: 'Example Mutual', number: 'GL-9', until: `06/30/${inTwoYears}` };

/** Each language claims a listing of its own. */
const listings = {
  en: { key: 'arroyo-house', name: 'Arroyo House', phone: '6265550128', rival: 'Peter Nordquist' },
  sp: { key: 'casa-nopal', name: 'Casa Nopal', phone: '2105550144', rival: undefined },
};

for (const language of languagesOf('en')) {
  const t = wordsOf(language);

  test(`a place joins, is checked, found, booked, and says yes (${language})`, async ({ browser }) => {
    const name = `Sunrise Garden ${language}`;
    const partner = await newcomer(browser, 'partner', language);
    const { page } = partner;

    await test.step('the partner goes on with an application, gives the last evidence, and sends it', async () => {
      const { joining, uploads } = await callsOf(page);
      const params = { id: (await joining.begin({ body: {} })).data._id };
      await joining.saveProfile({ params, body: { ...olivePlace, name } });
      await go(page, '/partner/join?step=place');
      await expect(page.getByTestId('place-name')).toHaveValue(name);
      await expect(page.getByText(t('partners.pin.at', { place: 'Pasadena, CA 91101' }))).toBeVisible();
      await expectAccessible(page, 'the first step of joining');
      for (const body of [oliveCare, oliveWords]) await joining.saveProfile({ params, body });
      await joining.addEvidence({ params, body: await inWriting({ uploads }, licence) });
      await go(page, '/partner/join?step=evidence');
      await expect(page.getByTestId('change-licence')).toBeVisible();
      await page.getByTestId('add-insurance').click();
      for (const [field, text] of Object.entries(insurance))
        await page.getByTestId(`evidence-field-${field}`).fill(text);
      await page.getByTestId('evidence-save').click();
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.documentMissing'));
      await expectAccessible(page, 'evidence without its document');
      await page.getByTestId('fileIds-choose').setInputFiles(await aScan());
      await expect(page.getByTestId('file-row')).toHaveAttribute('data-state', 'sent');
      await page.getByTestId('evidence-save').click();
      await expect(page.getByTestId('change-insurance')).toBeVisible();
      await expectAccessible(page, 'the evidence of joining');
      await page.getByTestId('join-next').click();
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
      await expectAccessible(page, 'the status of joining');
    });

    const check = await visitor(browser, { language });
    await test.step('staff check it line by line, and approve', async () => {
      await logIn(check.page, staff, '/partner/staff/partners');
      await check.page.getByTestId('application').filter({ hasText: name }).click();
      await expect(check.page.getByTestId('line-licence')).toBeVisible();
      await expectAccessible(check.page, 'checking an application');
      for (const kind of ['licence', 'insurance']) {
        await check.page.getByTestId(`result-${kind}-confirmed`).check();
        await check.page.getByTestId(`source-${kind}`).fill('Register of the State of California');
        await check.page.getByTestId(`save-${kind}`).click();
        await expect(check.page.getByTestId(`save-${kind}`)).toHaveCount(0);
      }
      await check.page.getByTestId('approve').click();
      await expect(check.page.getByTestId('state')).toHaveText(t('partners.state.approved'));
    });

    await test.step('the open page of the partner says so, and a mail', async () => {
      await expect(page.getByTestId('status-approved')).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(page, partner.person.email)).map(({ subject }) => subject))
        .toContain(t('partners.mail.approved.subject', { name, brand: 'Lado' }));
    });

    const family = await visitor(browser, { language, width: 390 });
    let number = '';
    await test.step('a family finds it, reads what was checked, and books', async () => {
      await go(family.page, '/care/daycarecenters?place=Pasadena,%20CA');
      await family.page.getByRole('link', { name }).first().click();
      await family.page.waitForURL(/daycaredetails/);
      await alive(family.page);
      await family.page.getByTestId('verified-link').click();
      await expect(family.page.getByTestId('trust-licence')).toContainText('ADP-1982');
      await expect(family.page.getByTestId('trust-inspection')).toContainText(t('providers.trust.state.unchecked'));
      const centerId = /daycaredetails\/([^?#]+)/.exec(family.page.url())?.[1] ?? '';
      number = await bookAndPay(family.page, centerId, aMonday());
    });

    await test.step('the partner says yes, which the family sees', async () => {
      await page.getByTestId('to-workspace').click();
      await page.getByTestId(`open-${number}`).click();
      await page.getByTestId(`request-${number}`).getByTestId('accept').click();
      await expect(page.getByTestId(`request-${number}`).getByTestId('accepted')).toBeVisible();
      await expectAccessible(page, 'the first accepted request');
      await go(family.page, '/dashboardbookings?tab=upcoming');
      await expect(family.page.getByTestId(`booking-${number}`)).toContainText(t('status.accepted'));
    });
    expect([...partner.problems, ...check.problems, ...family.problems]).toEqual([]);
  });

  test(`a listing is claimed, proven by its phone, handed over, and given up (${language})`, async ({ browser }) => {
    const { key, name, phone, rival } = listings[language];
    const listing = demoId(`centre ${key}`);
    const claimant = await newcomer(browser, 'claimant', language);
    const { page } = claimant;

    await test.step('a code to the phone and a license prove it', async () => {
      const { claiming, joining, uploads } = await callsOf(page);
      const { data } = await claiming.begin({ body: { place: listing } });
      const params = { id: data.application?._id ?? '' };
      await joining.addEvidence({ params, body: await inWriting({ uploads }, licence) });
      await go(page, `/partner/claim?place=${listing}`);
      await page.getByTestId('claim-code-send').click();
      await expect(page.getByTestId('claim-code')).toBeVisible();
      await expectAccessible(page, 'the proofs of a claim');
      await page.getByTestId('claim-code').fill(await codeFor(page, phone));
      await expect(page.getByTestId('phone-proven')).toBeVisible();
      await page.getByTestId('claim-send').click();
      await expect(page.getByTestId('claim-sent')).toBeVisible();
      await expectAccessible(page, 'a claim that was sent');
    });

    const desk = await visitor(browser, { language });
    await test.step('staff sees who else claims it, and approves; the open page says so', async () => {
      await logIn(desk.page, staff, '/partner/staff/partners');
      await desk.page.getByTestId('application').filter({ hasText: 'Nadia Ortiz' }).filter({ hasText: name }).click();
      if (rival) await expect(desk.page.getByTestId('rivals')).toContainText(rival);
      await expectAccessible(desk.page, 'a claim at the desk of staff');
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('state')).toContainText(t('partners.state.approved'));
      await expect(page.getByTestId('claim-approved')).toBeVisible();
      await page.getByTestId('to-evidence').click();
      await expect(page.getByTestId('renew')).toBeVisible();
    });

    await test.step('its only owner leaves: the place is given up, and can be claimed again', async () => {
      await go(page, '/dashboard-data?step=delete');
      await expect(page.getByTestId('leave-submit')).toHaveCount(0);
      await page.getByTestId('give-up').click();
      await expectAccessible(page, 'giving a place up');
      await page.getByTestId('give-up-confirm-yes').click();
      await expect(page.getByTestId('open-place')).toHaveCount(0);
      await expect(page.getByTestId('leave-submit')).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(page, claimant.person.email)).map(({ subject }) => subject))
        .toContain(t('team.mail.gaveUp.subject', { place: name }));
      const { claiming } = await callsAs(elena);
      expect((await claiming.one({ query: { place: listing } })).data.place.canClaim).toBe(true);
    });
    expect([...claimant.problems, ...desk.problems]).toEqual([]);
  });
}

/** A day for Rosa at a center, asked for and paid by her daughter; answers its number. */
async function bookAndPay(page: Page, centerId: string, day: string): Promise<string> {
  const address = `/care/daycare-bookingdetails?center=${centerId}&in=${day}&out=${day}&days=1&type=day&guests=1`;
  await logIn(page, elena, `${address}&step=check&for=${rosa.id}`);
  await expect(page.getByTestId('check-rows')).toContainText(rosa.firstName);
  await page.getByTestId('booking-continue').click();
  await expect(page).toHaveURL(/paymentmethod/);
  await useAnotherCard(page);
  await fillCard(page);
  await page.getByTestId('paid-for-confirm').check();
  await page.getByTestId('pay').click();
  return numberOnTicket(page);
}
