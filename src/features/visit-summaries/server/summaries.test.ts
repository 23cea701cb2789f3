import { beforeEach, describe, expect, test } from 'vitest';
import { letProofAge } from '#features/account/server/seed.ts';
import { endAs, knownBooking } from '#features/bookings/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { aSentFile, UPLOADS } from '#test/send-file.ts';
import { lettersTo } from '#test/letters.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import { MOST_ADDENDA, nothingWritten, type SummaryDraft } from '../summary.ts';
import { aMedicine } from './seed.ts';

const CANARY = 'zwieback-2718';
const written: SummaryDraft = {
  ...nothingWritten,
  notes: `Her knee is better. ${CANARY}`,
  diagnosis: `Osteoarthritis ${CANARY}`,
  medicines: [{ ...aMedicine, instructions: CANARY }],
  followUpWeeks: 4,
};

const { t, party } = await openVisitingParty();
let id: string;
beforeEach(async () => {
  id = await party.book(5);
});

const desk = async (person = party.amara) => (await t.as(person)).partnerSummaries;
const keep = async (draft: Partial<SummaryDraft>, version = 0) =>
  (await (await desk()).keep({ params: { id }, body: { version, draft: { ...nothingWritten, ...draft } } })).data;
const sign = async (version = 0, form = written) =>
  (await (await desk()).sign({ params: { id }, body: { version, ...form } })).data;
const read = async (person: { id: string }) =>
  (await (await t.as(person)).visitSummaries.ofVisit({ params: { id } })).data;
const isMissing = { code: 'not_found' };

describe('writing', () => {
  test('is kept version by version: a second window hears that there is a newer one, and loses nothing', async () => {
    expect(await keep({ notes: 'Her knee' })).toMatchObject({ version: 1, state: 'draft' });
    expect(await keep({ notes: 'Her knee hurts' }, 1)).toMatchObject({ version: 2 });
    await expect(keep({ notes: 'From another window' }, 1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(keep({ notes: 'From a third' }, 0)).rejects.toMatchObject({ code: 'conflict' });
    expect((await (await desk()).one({ params: { id } })).data.draft?.notes).toBe('Her knee hurts');
    await expect(sign(1)).rejects.toMatchObject({ code: 'conflict' });
    expect((await sign(2)).summary?.notes).toBe(written.notes);
  });

  test('of two that sign at once one does', async () => {
    await keep({ notes: 'Her knee' });
    const ended = await Promise.allSettled([sign(1), sign(1), sign(1)]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await t.db.selectFrom('medications').select('name').where('person_id', '=', party.rosa.personId).execute(),
    ).toHaveLength(1);
  });

  test('begins when the visit may be entered, and is of visits on the screen alone', async () => {
    id = await party.book(60);
    await expect(keep({ notes: 'Too early' })).rejects.toMatchObject({ code: 'visit_ahead' });
    expect((await (await desk()).one({ params: { id } })).data).toMatchObject({
      state: 'ahead',
      version: 0,
      draft: null,
    });
    t.clock.advance(46 * 60);
    expect(await keep({ notes: 'Now' })).toMatchObject({ state: 'draft' });
    expect((await (await desk()).list({ query: {} })).data.map(({ state }) => state).toSorted()).toEqual([
      'draft',
      'open',
    ]);
  });

  test('says when the license that its doctor has shown is over', async () => {
    const ended = async () => (await (await desk()).one({ params: { id } })).data.licenceEnded;
    const show = (until: string) =>
      t.db
        .insertInto('evidence')
        .values({
          provider_id: party.clinician.id,
          kind: 'licence',
          facts: '{}',
          result: 'confirmed',
          source: 'Register',
          valid_until: until,
          checked_at: t.clock.now(),
          created_at: t.clock.now(),
        })
        .execute();
    expect(await ended()).toBeNull();
    await show('2026-06-14');
    expect(await ended()).toBe('2026-06-14');
    await show('2026-06-15');
    expect(await ended()).toBeNull();
  });

  test('has limits and says at which field', async () => {
    const refused = async (form: Partial<SummaryDraft>) =>
      sign(0, { ...written, ...form }).catch(({ issues }: { issues: { field: string; key: string }[] }) =>
        issues.map(({ field, key }) => `${field} ${key}`),
      );
    expect(await refused({ notes: ' ' })).toEqual(['notes errors.summaryNotesBlank']);
    expect(await refused({ notes: 'x'.repeat(8001) })).toEqual(['notes errors.tooLong']);
    expect(await refused({ medicines: Array.from({ length: 21 }, () => aMedicine) })).toEqual([
      'medicines errors.tooManyMedicines',
    ]);
    expect(await refused({ medicines: [{ ...aMedicine, name: '' }] })).toEqual([
      'medicines.0.name errors.medicineNameBlank',
    ]);
    expect(await refused({ followUpWeeks: 53 })).toEqual(['followUpWeeks errors.followUpWeeks']);
  });

  test('is for the doctor alone: the draft is not there for anybody else, whatever they try', async () => {
    await keep(written);
    for (const person of [party.rosa, party.elena, party.stranger]) {
      await expect(read(person)).rejects.toMatchObject(isMissing);
      await expect((await desk(person)).one({ params: { id } })).rejects.toMatchObject(isMissing);
    }
    await t.db
      .updateTable('provider_managers')
      .set({ role: 'answering' })
      .where('user_id', '=', party.amara.id)
      .execute();
    await expect((await desk()).one({ params: { id } })).rejects.toMatchObject(isMissing);
  });
});

describe('a signed summary', () => {
  test('is read by the patient and by those who see the records, and each look is in the trail', async () => {
    await sign();
    const relate = relating(t, () => ({ person: party.rosa, member: party.elena }));
    expect(await read(party.rosa)).toMatchObject({
      notes: written.notes,
      diagnosis: written.diagnosis,
      medicines: written.medicines,
      followUpWeeks: 4,
      followUpOn: '2026-07-13',
    });
    await relate(['bookings']);
    await expect(read(party.elena)).rejects.toMatchObject(isMissing);
    await relate(['records']);
    expect(await read(party.elena)).toMatchObject({ personName: 'Rosa Marín' });
    await relate(['records'] as Scope[], 'revoked');
    await expect(read(party.elena)).rejects.toMatchObject(isMissing);
    await expect(read(party.stranger)).rejects.toMatchObject(isMissing);
    const trail = (await auditTrailOf(t, party.rosa.personId)).filter(
      ({ subject }) => subject === `visit_summary:${id}`,
    );
    expect(trail.map(({ actor_id: actor, action }) => `${actor} ${action}`)).toEqual(
      expect.arrayContaining([`${party.amara.id} write`, `${party.rosa.id} read`, `${party.elena.id} read`]),
    );
  });

  test('stays with those who read it when its booking is cancelled afterwards', async () => {
    await keep({ notes: 'Her knee' });
    await sign(1);
    await t.db.transaction().execute(async (db) => {
      const inside = { ...t.context(), db };
      await endAs(inside, await knownBooking(inside, id), { as: 'cancelled' });
    });
    expect(await read(party.rosa)).toMatchObject({ notes: written.notes });
    expect((await (await desk()).one({ params: { id } })).data.state).toBe('signed');
    await expect(read(party.stranger)).rejects.toMatchObject(isMissing);
  });

  test('is told to them by bell, mail and text, and nothing of it', async () => {
    await sign();
    await t.runJobs();
    expect(await lettersTo(t, party.rosa.email)).toContainEqual(expect.stringContaining(`/visit-summary/${id}`));
    const { notifications } = await t.as(party.rosa);
    expect((await notifications.list({ query: { page: 1 } })).data).toContainEqual(
      expect.objectContaining({ kind: 'summary', facts: expect.objectContaining({ what: 'signed' }) as unknown }),
    );
    const told = await Promise.all(
      (['mailbox', 'outbox', 'notifications', 'audit_entries', 'idempotent_answers'] as const).map((table) =>
        t.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(told)).not.toContain(CANARY);
  });

  test('is never changed: what is put right is added, each addition once', async () => {
    await sign();
    await expect(keep({ notes: 'Other words' }, 1)).rejects.toMatchObject({ code: 'summary_signed' });
    await expect(sign(1)).rejects.toMatchObject({ code: 'summary_signed' });
    const add = async (after: number, words = 'The left knee, not the right one.') =>
      (await desk()).add({ params: { id }, body: { after, words } });
    const ended = await Promise.allSettled([add(0), add(0)]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(party.rosa)).addenda).toMatchObject([{ words: 'The left knee, not the right one.' }]);
    for (let count = 1; count < MOST_ADDENDA; count += 1) await add(count, `More ${count}`);
    await expect(add(MOST_ADDENDA)).rejects.toMatchObject({ code: 'too_many_addenda' });
  });

  test('has its files, for those who read it and for nobody else', async () => {
    const file = await aSentFile(t, party.amara, { name: 'knee.png', bytes: await aPng(), kind: 'summary-file' });
    const fetched = async (person: { id: string }) =>
      (await t.fetch(`${UPLOADS}/${file}`, { headers: await t.headersOf(person) })).status;
    await keep({ notes: 'With a picture', files: [file] });
    expect(await fetched(party.rosa)).toBe(404);
    await sign(1, { ...written, files: [file] });
    expect((await read(party.rosa)).files).toMatchObject([{ _id: file }]);
    expect(await fetched(party.rosa)).toBe(200);
    expect(await fetched(party.stranger)).toBe(404);
  });

  test('makes of what it prescribes medications of the patient', async () => {
    await sign();
    expect(
      await t.db.selectFrom('medications').selectAll().where('person_id', '=', party.rosa.personId).execute(),
    ).toMatchObject([
      { type: 'tablet', name: 'Lisinopril', dose: '1 tablet', frequency: 'morning', days: 30, starts_on: '2026-06-15' },
    ]);
  });

  test('can be had on paper, with a fresh proof', async () => {
    await sign();
    const headers = await t.headersOf(party.rosa);
    const paper = () => t.fetch(`/services/telehealth/summaries/v1.0/paper/${id}`, { headers });
    const answer = await paper();
    expect(answer.headers.get('content-type')).toContain('application/pdf');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    await letProofAge(t.db, party.rosa.id);
    expect((await paper()).status).toBe(403);
  });

  test('says until when one writes about it at no cost: seven days, for both sides, and not longer', async () => {
    await sign();
    const { writableUntil } = await read(party.rosa);
    expect(new Date(writableUntil).getTime()).toBe(new Date('2026-06-15T16:25:00Z').getTime() + 7 * DAY_MS);
    const talk = async () =>
      (await (await t.as(party.rosa)).messaging.with({ params: { providerId: party.clinician.id }, query: {} })).data;
    t.clock.advance(26 * 60);
    expect(await talk()).toMatchObject({ standing: 'open', isFollowUp: true, writableUntil });
    const { partnerMessaging } = await t.as(party.amara);
    expect((await partnerMessaging.about({ params: { bookingId: id } })).data).toMatchObject({
      isFollowUp: true,
      writableUntil,
    });
    t.clock.set(writableUntil);
    expect(await talk()).toMatchObject({ standing: 'over' });
  });
});
