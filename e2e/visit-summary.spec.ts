import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { nothingWritten } from '#features/visit-summaries/summary.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { callsOf } from './calls-of.ts';
import { alive } from './journeys.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { come, test, type VisitServer } from './visit-server.ts';

const notes = (page: Page) => page.getByTestId('summary-notes');
const isKept = (page: Page) => expect(page.getByTestId('draft-kept')).toBeVisible();

for (const language of languagesOf('en'))
  test(`a doctor writes the summary of a visit, and the family reads it (${language})`, async ({ world }) => {
    const says = sentencesIn(language);
    const id = world.freshVisit();
    const all = looks[language];
    const doctor = await come(world.browser, world.server, 'amara', '/partner/summaries', { language, width: 1440 });
    const { page } = doctor;

    await test.step('the list leads to the visit; what is wrong is said at its field', async () => {
      await expectAccessibleInAll(page, all, 'visits to write up');
      await page.getByTestId(`write-${id}`).click();
      await alive(page);
      await expectAccessibleInAll(page, all, 'an empty summary');
      await page.getByTestId('summary-sign').click();
      await expect(page.getByText(says("Notes can't be blank", 'errors.summaryNotesBlank')).first()).toBeVisible();
      await expectAccessible(page, 'a summary without notes');
    });

    await test.step('a medicine is put on the prescription, field by field', async () => {
      await page.getByTestId('add-medicine').click();
      await page.getByTestId('medicine-use').click();
      await expect(page.getByTestId('medicine-dialog')).toContainText(
        says("Medicine can't be blank", 'errors.medicineNameBlank'),
      );
      await expectAccessibleInAll(page, all, 'a medicine');
      await page.getByTestId('medicine-name').fill('Lisinopril');
      await page.getByTestId('medicine-strength').fill('10 mg');
      await page.getByTestId('medicine-dose').fill('1');
      await page.getByTestId('medicine-frequency').selectOption('morning');
      await page.getByTestId('medicine-days').fill('30');
      await page.getByTestId('medicine-use').click();
      await expect(page.getByTestId('medicines')).toContainText('Lisinopril 10 mg');
      await page.getByTestId('summary-weeks').selectOption('4');
    });

    await test.step('what is typed is kept: over a reload, a cut line and a second window', async () => {
      await notes(page).fill('Her knee is better.');
      await isKept(page);
      await page.reload();
      await alive(page);
      await expect(notes(page)).toHaveValue('Her knee is better.');
      await expect(page.getByTestId('medicines')).toContainText('Lisinopril 10 mg');
      await doctor.context.setOffline(true);
      await notes(page).fill('Her knee is much better.');
      await expect(page.getByTestId('draft-unkept')).toBeVisible();
      await doctor.context.setOffline(false);
      await isKept(page);
      // the browser says so itself of what was under way
      expect(doctor.problems.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
      const { partnerSummaries } = await callsOf(page);
      const { version, draft } = (await partnerSummaries.one({ params: { id } })).data;
      const second = { ...nothingWritten, ...draft, notes: 'Her knee is much better. From the second window.' };
      await partnerSummaries.keep({ params: { id }, body: { version, draft: second } });
      await notes(page).fill('Her knee is much better. From the first window.');
      await expect(page.getByTestId('draft-elsewhere')).toBeVisible();
      await expectAccessibleInAll(page, all, 'a draft that was changed elsewhere');
      await page.getByTestId('draft-theirs').click();
      await page.getByTestId('take-theirs-yes').click();
      await expect(notes(page)).toHaveValue('Her knee is much better. From the second window.');
      await alive(page);
    });

    await test.step('the notes become a template, which is used and renamed', async () => {
      const name = `Knee ${language}`;
      await page.getByTestId('keep-notes').click();
      await page.getByTestId('template-name').fill(name);
      await expectAccessible(page, 'naming a template');
      await page.getByTestId('template-save').click();
      await page.getByTestId('choose-notes').click();
      await expectAccessibleInAll(page, all, 'choosing a template');
      await page.getByRole('button', { name }).click();
      await expect(notes(page)).toHaveValue(/second window\.\n\nHer knee/);
      await isKept(page);
    });

    await test.step('it is signed, and can only be added to', async () => {
      await page.getByTestId('summary-sign').click();
      await expectAccessible(page, 'signing a summary');
      await page.getByTestId('sign-summary-yes').click();
      await expect(page.getByTestId('summary-sheet')).toContainText('Lisinopril 10 mg');
      await expect(page.getByTestId('summary-notes')).toHaveCount(0);
      await page.getByTestId('addendum-words').fill('The left knee.');
      await page.getByTestId('addendum-send').click();
      await expect(page.getByTestId('summary-addendum')).toContainText('The left knee.');
      await expectAccessibleInAll(page, all, 'a signed summary at the doctor');
    });

    const rosa = await come(world.browser, world.server, 'rosa', '/notifications', { language });
    await test.step('the patient hears of it, reads it, prints it, and knows until when to write', async () => {
      const { page: hers } = rosa;
      await hers.locator('[data-testid^=notification-summary]').first().click();
      await expect(hers.getByTestId('summary-sheet')).toContainText('Lisinopril 10 mg');
      await expect(hers.getByTestId('summary-sheet')).toContainText('The left knee.');
      await expect(hers.getByTestId('summary-again')).toBeVisible();
      await expect(hers.getByTestId('summary-chat')).toBeVisible();
      await alive(hers);
      await expectAccessibleInAll(hers, [...all, { width: 320, theme: 'light' }], 'a signed summary');
      const [paper] = await Promise.all([hers.waitForEvent('download'), hers.getByTestId('summary-paper').click()]);
      expect(paper.suggestedFilename()).toMatch(/^visit-.*\.pdf$/);
      await hers.emulateMedia({ media: 'print' });
      await expect(hers.getByTestId('medicines')).toBeVisible();
      await expect(hers.getByTestId('summary-again')).toBeHidden();
      await hers.emulateMedia({ media: 'screen' });
      await hers.getByTestId('summary-write').click();
      await alive(hers);
      await expect(hers.getByTestId('composer')).toBeVisible();
    });

    await test.step('once it is over, whoever booked is asked how it was, and the patient reads until when to write', async () => {
      await endVisit(world.server, id);
      await moveOthers(world.server, id, '-30 days');
      const elena = await come(world.browser, world.server, 'elena', `/visit-summary/${id}`, { language });
      await elena.page.getByTestId('summary-review-write').click();
      await elena.page.getByTestId('stars').locator('label').last().click();
      await elena.page.getByTestId('review-words').fill('She listens.');
      await expectAccessibleInAll(elena.page, all, 'a review with a summary');
      await elena.page.getByTestId('send-review').click();
      await expect(elena.page.getByTestId('summary-review')).toHaveCount(0);
      await rosa.page.reload();
      await alive(rosa.page);
      await expect(rosa.page.getByTestId('follow-up')).toBeVisible();
      await expectAccessibleInAll(rosa.page, all, 'a conversation after a visit');
      await moveOthers(world.server, id, '30 days');
    });
    expect([...doctor.problems, ...rosa.problems]).toEqual([]);
  });

/** As if it had been two hours earlier; the daughter sees the health records by then. */
async function endVisit(server: VisitServer, id: string) {
  await inDatabase(
    server,
    `update bookings set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours' where id = $1`,
    [id],
  );
  await inDatabase(server, `update family_links set scopes = '{records,bookings,messages}'`, []);
}

/** The visits of the other tests: while one of them is ahead, nothing is the follow-up of the last one. */
const moveOthers = (server: VisitServer, id: string, by: string) =>
  inDatabase(
    server,
    `update bookings set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where id <> $1`,
    [id, by],
  );

async function inDatabase({ database }: VisitServer, statement: string, values: string[]) {
  const db = new Client({ connectionString: database });
  await db.connect();
  await db.query(statement, values);
  await db.end();
}
