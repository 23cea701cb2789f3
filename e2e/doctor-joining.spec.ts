import { expect, type Page } from '@playwright/test';
import { demoDoctors } from '#features/doctors/demo/doctors.ts';
import { aDoctorsLicence, anInsurance } from '#features/partners/server/seed.ts';
import { npiWith } from '#features/providers/npi.ts';
import { wordsOf } from '#server/words.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs, callsOf } from './calls-of.ts';
import { alive, elena, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { inWriting } from './in-writing.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';

const until = `${new Date().getUTCFullYear() + 2}-06-30`;

async function typeNumber(page: Page, number: string) {
  await page.getByTestId('evidence-field-number').fill(number);
  await page.getByTestId('evidence-save').click();
}

/** Staff has looked each line up and found it right. */
async function confirmAll(id: string) {
  const { checking } = await callsAs(staff);
  const body = { result: 'confirmed', source: 'Register of the State of California', until: null } as const;
  for (const { _id: lineId } of (await checking.one({ params: { id } })).data.evidence)
    await checking.check({ params: { id, lineId }, body });
}

for (const [index, language] of languagesOf('en').entries()) {
  const t = wordsOf(language);

  test(`a doctor joins on two devices, is checked, asked, approved, and found (${language})`, async ({ browser }) => {
    const name = `Dr. Rosa Whitfield ${language}`;
    const doctor = await newcomer(browser, 'doctor', language);
    const { page } = doctor;
    const next = () => page.getByTestId('join-next').click();
    const { joining, uploads } = await callsOf(page);
    const params = { id: (await joining.begin({ body: { as: 'doctor' } })).data._id };

    await test.step('who it is; what is wrong is said at its field and nothing typed is lost', async () => {
      await go(page, '/partner/join?as=doctor&step=doctor');
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
      for (const body of [aDoctorsLicence, anInsurance])
        await joining.addEvidence({ params, body: await inWriting({ uploads }, { ...body, until }) });
      await go(page, '/partner/join?as=doctor');
      await expect(page.getByTestId('join-bio')).toBeVisible();
      await page.locator('textarea[name=aboutEn]').fill('Takes the time that a long list of medicines needs.');
      await expectAccessible(page, 'what patients read');
      await next();
      await page.getByTestId('add-npi').click();
      await typeNumber(page, '1234567890');
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiImproper'));
      await expectAccessible(page, 'an NPI whose check digit is wrong');
      await typeNumber(page, demoDoctors()[0]?.npi ?? '');
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiKnown'));
      await typeNumber(page, npiWith(88_000_001 + index));
      await expect(page.getByTestId('change-npi')).toBeVisible();
      await expectAccessible(page, 'the evidence of a doctor');
      await next();
      await expectAccessible(page, 'the application of a doctor before it is sent');
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
    });

    await test.step('staff asks for more in words, the doctor answers', async () => {
      const { checking } = await callsAs(staff);
      const { version } = (await checking.one({ params })).data;
      const answer = 'Please attach the back of the license, too.';
      await checking.decide({ params, body: { as: 'asked', version, answer } });
      await expect(page.getByTestId('status-asked')).toBeVisible();
      await page.getByTestId('join-complete').click();
      await expect(page.getByText(answer)).toBeVisible();
      await page.getByTestId('join-next').click();
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
    });

    const desk = await visitor(browser, { language });
    await test.step('staff confirms each line and approves; the open page says so, and a mail', async () => {
      await logIn(desk.page, staff, '/partner/staff/partners');
      await desk.page.getByTestId('application').filter({ hasText: name }).click();
      await expect(desk.page.getByTestId('line-npi')).toBeVisible();
      await expectAccessible(desk.page, 'checking a doctor');
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('refusal')).toHaveText(t('errors.doctorUnconfirmed'));
      await confirmAll(params.id);
      await desk.page.reload();
      await alive(desk.page);
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('state')).toHaveText(t('partners.state.approved'));
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

    await test.step('the way into the workspace, where nothing was earned yet', async () => {
      await page.getByTestId('to-workspace').click();
      await alive(page);
      await go(page, '/partner/payouts');
      await expect(page.getByTestId('no-visits')).toBeVisible();
      await expectAccessible(page, 'the earnings of a new doctor');
    });
    expect([...doctor.problems, ...desk.problems, ...phone.problems]).toEqual([]);
  });

  test(`a listed doctor is asked, claims the listing by its NPI, and answers (${language})`, async ({ browser }) => {
    const listing = demoDoctors().filter(({ isVerified }) => !isVerified)[index + 1];
    if (!listing) throw new Error('The town has no such listing.');
    const { id, name, npi } = listing;

    const family = await visitor(browser, { language, width: 390 });
    await test.step('a family asks, and reads that the question waits', async () => {
      await logIn(family.page, elena, `/UnMd/${id}`);
      await family.page.getByTestId('ask').click();
      await expect(family.page.getByTestId('ask-waits')).toBeVisible();
      await expectAccessible(family.page, 'a question that waits');
      await family.page.getByTestId('ask-words').fill('Do you take new patients?');
      await family.page.getByTestId('ask-send').click();
      await expect(family.page).toHaveURL(/dashboard-enquiries\?id=/);
    });

    const doctor = await newcomer(browser, 'listed', language);
    const { page } = doctor;
    const { claiming, joining, uploads } = await callsOf(page);
    const { application } = (await claiming.begin({ body: { place: id } })).data;
    const params = { id: application?._id ?? '' };
    await test.step('the doctor claims the listing with its number', async () => {
      await joining.addEvidence({ params, body: await inWriting({ uploads }, { ...aDoctorsLicence, until }) });
      await go(page, `/partner/claim?place=${id}`);
      await expect(page.getByTestId('claim-missing')).toHaveText(t('partners.claim.missing.doctor'));
      await page.getByTestId('add-npi').click();
      await typeNumber(page, npiWith(5));
      await expect(page.getByTestId('error-summary')).toContainText(t('errors.npiOther'));
      await typeNumber(page, npi);
      await expect(page.getByTestId('change-npi')).toBeVisible();
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
      await desk.page.getByTestId('result-npi-confirmed').check();
      await desk.page.getByTestId('source-npi').fill('Register of the State of California');
      await desk.page.getByTestId('save-npi').click();
      await expect(desk.page.getByTestId('save-npi')).toHaveCount(0);
      await desk.page.getByTestId('approve').click();
      await expect(desk.page.getByTestId('state')).toHaveText(t('partners.state.approved'));
      await expect(page.getByTestId('claim-approved')).toBeVisible();
    });

    await test.step('the question that waited is theirs to answer', async () => {
      await go(page, '/partner/enquiries');
      await page.getByRole('link', { name: 'Elena' }).click();
      await expect(page).toHaveURL(/enquiries\?id=/);
      await expect(page.getByTestId('message').getByText('Do you take new patients?')).toBeVisible();
      await expectAccessible(page, 'a question that waited, at the doctor');
      await page.locator('textarea').fill('I do.');
      await page.getByTestId('message-send').click();
      await expect(family.page.getByTestId('message').getByText('I do.')).toBeVisible();
    });
    expect([...family.problems, ...doctor.problems, ...desk.problems]).toEqual([]);
  });
}
