import { expect, type Page } from '@playwright/test';
import { demoDoctors } from '#features/doctors/demo/doctors.ts';
import { npiWith } from '#features/providers/npi.ts';
import { wordsOf } from '#server/words.ts';
import { expectAccessible } from './accessibility.ts';
import { alive, elena, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';

const until = `06/30/${new Date().getUTCFullYear() + 2}`;
const licence = { state: 'CA', number: 'A-198223', title: 'Physician and surgeon', issuer: 'Medical Board', until };
const insurance = { issuer: 'Example Physicians Mutual', number: 'ML-9', until };

/** Gives one thing that is shown. */
async function give(page: Page, kind: string, typed: Record<string, string>) {
  await page.getByTestId(`add-${kind}`).click();
  await type(page, typed);
  await expect(page.getByTestId(`change-${kind}`)).toBeVisible();
}

async function type(page: Page, typed: Record<string, string>) {
  for (const [field, text] of Object.entries(typed)) {
    const box = page.getByTestId(`evidence-field-${field}`);
    await (field === 'state' ? box.selectOption(text) : box.fill(text));
  }
  await page.getByTestId('evidence-save').click();
}

/** Staff looks a line up and finds it right. */
async function confirm(page: Page, kind: string) {
  await page.getByTestId(`result-${kind}-confirmed`).check();
  await page.getByTestId(`source-${kind}`).fill('Register of the State of California');
  await page.getByTestId(`save-${kind}`).click();
  await expect(page.getByTestId(`save-${kind}`)).toHaveCount(0);
}

for (const [index, language] of languagesOf('en').entries()) {
  test(`a doctor joins on two devices, is checked, asked, approved, and found (${language})`, async ({ browser }) => {
    const t = wordsOf(language);
    const name = `Dr. Rosa Whitfield ${language}`;
    const doctor = await newcomer(browser, 'doctor', language);
    const { page } = doctor;
    const next = () => page.getByTestId('join-next').click();

    await test.step('who it is; what is wrong is said at its field and nothing typed is lost', async () => {
      await go(page, '/registertype?as=doctor');
      await expectAccessible(page, 'joining as a doctor');
      await page.getByTestId('join-go').click();
      await page.getByTestId('join-begin').click();
      await expect(page).toHaveURL(/as=doctor&step=doctor/);
      await page.getByTestId('doctor-name').fill(name);
      await page.getByTestId('doctor-since').fill('1912');
      await next();
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.sinceImproper'));
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.specialtyUnselected'));
      await expectAccessible(page, 'the first step of a doctor with what is wrong');
      await expect(page.getByTestId('doctor-name')).toHaveValue(name);
      await page.getByTestId('doctor-gender-female').check();
      await page.getByTestId('doctor-specialty').selectOption('geriatrics');
      await page.getByTestId('doctor-since').fill('2012');
      await page.getByTestId('doctor-phone').fill('626 555 0171');
      await page.getByTestId('doctor-street').fill('12 Example Plaza');
      await page.getByTestId('doctor-zip').fill('91101');
      await next();
      await expect(page).toHaveURL(/step=visits/);
    });

    const phone = await visitor(browser, { language, width: 390, theme: 'dark' });
    await test.step('goes on with it on a phone: prices and hours, with the week that they make', async () => {
      await logIn(phone.page, doctor.person, '/partner/join?as=doctor');
      await expect(phone.page.getByTestId('join-visits')).toBeVisible();
      await phone.page.getByTestId('join-next').click();
      await expect(phone.page.getByTestId('error-summary')).toContainText(t('errors.modeNone'));
      await phone.page.locator('input[name=videoPrice]').fill('54');
      await expect(phone.page.getByTestId('visit-week')).toContainText(t('availability.week.asTyped'));
      await expectAccessible(phone.page, 'visits and hours of a doctor');
      await phone.page.getByTestId('join-next').click();
      await expect(phone.page).toHaveURL(/step=bio/);
    });

    await test.step('and comes back to the first device', async () => {
      await go(page, '/partner/join?as=doctor');
      await expect(page.getByTestId('join-bio')).toBeVisible();
      await page.locator('textarea[name=aboutEn]').fill('Takes the time that a long list of medicines needs.');
      await expectAccessible(page, 'what patients read');
      await next();
      await page.getByTestId('add-npi').click();
      await type(page, { number: '1234567890' });
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiImproper'));
      await expectAccessible(page, 'an NPI whose check digit is wrong');
      await type(page, { number: demoDoctors()[0]?.npi ?? '' });
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiKnown'));
      await type(page, { number: npiWith(88_000_001 + index) });
      await expect(page.getByTestId('change-npi')).toBeVisible();
      await give(page, 'licence', licence);
      await give(page, 'insurance', insurance);
      await expectAccessible(page, 'the evidence of a doctor');
      await next();
      await expectAccessible(page, 'the application of a doctor before it is sent');
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
    });

    const desk = await visitor(browser, { language });
    const check = desk.page;
    const open = async () => {
      await go(check, '/partner/staff/partners');
      await check.getByTestId('application').filter({ hasText: name }).click();
    };
    await test.step('staff asks for more in words, the doctor answers', async () => {
      await logIn(check, staff, '/partner/staff/partners');
      await open();
      await expect(check.getByTestId('line-npi')).toBeVisible();
      await expectAccessible(check, 'checking a doctor');
      await check.getByTestId('approve').click();
      await expect(check.getByTestId('refusal')).toHaveText(t('errors.doctorUnconfirmed'));
      await check.getByTestId('ask').click();
      await check.getByTestId('answer').fill('Please attach a scan of the license.');
      await check.getByTestId('answer-send').click();
      await expect(page.getByTestId('status-asked')).toBeVisible();
      await page.getByTestId('join-complete').click();
      await expect(page.getByText('Please attach a scan of the license.')).toBeVisible();
      await page.getByTestId('join-next').click();
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
    });

    await test.step('staff confirms line by line and approves; the open page says so, and a mail', async () => {
      await open();
      for (const kind of ['npi', 'licence', 'insurance']) await confirm(check, kind);
      await check.getByTestId('approve').click();
      await expect(check.getByTestId('state')).toHaveText(t('partners.state.approved'));
      await expect(page.getByTestId('status-approved')).toBeVisible();
      await expectAccessible(page, 'a doctor who was approved');
      await expect
        .poll(async () => (await lettersTo(page, doctor.person.email)).map(({ subject }) => subject))
        .toContain(t('partners.mail.approved.subject', { name, brand: 'Lado' }));
    });

    await test.step('families find the doctor with free times', async () => {
      await go(phone.page, `/top-Doctors?q=${encodeURIComponent('Whitfield')}`);
      await phone.page.getByRole('link', { name, exact: true }).click();
      await phone.page.waitForURL(/\/Md\//);
      await alive(phone.page);
      await expect(phone.page.getByTestId('trust-npi')).toBeVisible();
      await expectAccessible(phone.page, 'the page of the new doctor');
    });

    await test.step('the workspace shows what fits a doctor, and each of its pages is true', async () => {
      await page.getByTestId('to-workspace').click();
      await alive(page);
      const header = page.getByTestId('partner-header');
      await header.getByRole('button', { name: t('shell.more') }).click();
      await expect(header.locator('a[href="/partner/video"]')).toBeVisible();
      await expect(header.locator('a[href="/partner/visits"], a[href="/partner/leads"]')).toHaveCount(0);
      await go(page, '/partner/profile');
      await expect(page.getByTestId('preview')).toContainText('$54');
      await page.locator('input[name=videoPrice]').fill('61');
      await expect(page.getByTestId('preview')).toContainText('$61');
      await expectAccessible(page, 'the profile of a doctor with its preview');
      await page.locator('input[name=videoPrice]').fill('54');
      await go(page, '/partner/payouts');
      await expect(page.getByTestId('no-visits')).toBeVisible();
      await expectAccessible(page, 'the earnings of a new doctor');
      await go(page, '/partner/calendar?show=hours');
      await expect(page.getByTestId('visit-week')).toBeVisible();
      await page.getByTestId('noticeMinutes').selectOption('60');
      await page.getByTestId('hours-save').click();
      await expect(page.getByTestId('hours-undo')).toHaveCount(0);
      await go(page, '/partner/team');
      await expect(page.getByTestId('team-events')).toContainText(t('team.event.hours'));
    });
    expect([...doctor.problems, ...desk.problems, ...phone.problems]).toEqual([]);
  });

  test(`a listed doctor is asked, claims the listing by its NPI, and answers (${language})`, async ({ browser }) => {
    const t = wordsOf(language);
    const listing = demoDoctors().filter(({ isVerified }) => !isVerified)[index + 1];
    if (!listing) throw new Error('The town has no such listing.');
    const { id, name, npi } = listing;

    const family = await visitor(browser, { language, width: 390 });
    await test.step('a family asks, and reads that the question waits', async () => {
      await logIn(family.page, elena, `/UnMd/${id}`);
      await expectAccessible(family.page, 'a doctor whom nobody has checked');
      await family.page.getByTestId('ask').click();
      await expect(family.page.getByTestId('ask-waits')).toBeVisible();
      await expectAccessible(family.page, 'a question that waits');
      await family.page.getByTestId('ask-words').fill('Do you take new patients?');
      await family.page.getByTestId('ask-send').click();
      await expect(family.page).toHaveURL(/dashboard-enquiries\?id=/);
    });

    const doctor = await newcomer(browser, 'listed', language);
    const { page } = doctor;
    await test.step('the doctor claims the listing with its number', async () => {
      await go(page, `/UnMd/${id}`);
      await page.getByTestId('claim').click();
      await page.getByTestId('claim-begin').click();
      await expect(page.getByTestId('claim-missing')).toHaveText(t('partners.claim.missing.doctor'));
      await page.getByTestId('add-npi').click();
      await type(page, { number: npiWith(5) });
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiOther'));
      await type(page, { number: npi });
      await expect(page.getByTestId('change-npi')).toBeVisible();
      await give(page, 'licence', licence);
      await expectAccessible(page, 'the proofs of a doctor');
      await page.getByTestId('claim-send').click();
      await expect(page.getByTestId('claim-sent')).toBeVisible();
    });

    const desk = await visitor(browser, { language });
    await test.step('staff compares it with the listing, confirms the number, and approves', async () => {
      await logIn(desk.page, staff, '/partner/staff/partners');
      await desk.page.getByTestId('application').filter({ hasText: name }).click();
      await expect(desk.page.getByTestId('registered')).toContainText(npi);
      await expectAccessible(desk.page, 'the claim of a doctor at the desk of staff');
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('refusal')).toHaveText(t('errors.npiUnconfirmed'));
      await confirm(desk.page, 'npi');
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('state')).toHaveText(t('partners.state.approved'));
      await expect(page.getByTestId('claim-approved')).toBeVisible();
    });

    await test.step('the question that waited is theirs to answer', async () => {
      await go(page, '/partner/enquiries');
      await expect(page.getByText('Do you take new patients?')).toBeVisible();
      await page.getByRole('link', { name: 'Elena' }).click();
      await expect(page).toHaveURL(/enquiries\?id=/);
      await expectAccessible(page, 'a question that waited, at the doctor');
      await page.locator('textarea').fill('I do.');
      await page.getByTestId('message-send').click();
      await expect(family.page.getByTestId('message').getByText('I do.')).toBeVisible();
    });
    expect([...family.problems, ...doctor.problems, ...desk.problems]).toEqual([]);
  });
}
