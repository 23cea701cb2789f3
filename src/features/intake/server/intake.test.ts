import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import { services } from '#shared/services.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { type IntakeAnswers, VISIT_REPORT } from '../intake.ts';
import { giveIntake } from './give-intake.ts';

const { t, town } = await openTown();
const CANARY = 'warfarin-2718';
const no = { reply: 'no', details: '' } as const;
const answers: IntakeAnswers = {
  treated: { reply: 'yes', details: 'A fall, in the emergency room' },
  conditions: no,
  medicines: { reply: 'yes', details: `One pill of ${CANARY} in the evening` },
  allergies: { reply: 'unsure', details: '' },
  operations: no,
};

let rosa: Person;
const relate = relating(t, () => ({ person: rosa, member: town.elena }));
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await relate(['bookings', 'records']);
});

const forRosa = () => ({ familyMemberId: rosa.personId });
const last = async (by = town.elena) =>
  (await (await t.as(by)).intake.last({ params: { id: by.id }, body: by === rosa ? {} : forRosa() })).data;
const add = async (by = town.elena, said = answers) =>
  (await (await t.as(by)).intake.add({ body: { ...(by === rosa ? {} : forRosa()), answers: said } })).data;
const change = async (id: string, version: number, { by = town.elena, said = answers } = {}) =>
  (await (await t.as(by)).intake.change({ params: { id }, body: { version, answers: said } })).data;
const aReport = ({ id }: Person) => aKeptFile(t, { ownerId: id, kind: VISIT_REPORT, now: t.clock.now() });
const isRefused = { code: 'not_found' };

describe('the questions before a visit', () => {
  test('are asked of a person, or the patient has to be selected', async () => {
    const { intake } = await t.as(town.elena);
    await expect(intake.add({ body: { familyMemberId: 'rosa', answers } })).rejects.toMatchObject({
      issues: [{ field: 'familyMemberId', key: 'errors.patientUnselected' }],
    });
  });

  test('are answered once for a person, remembered for all who care for them, and each look is in the trail', async () => {
    expect(await last()).toBeNull();
    const given = await add();
    expect(await last(rosa)).toEqual(given);
    await expect(add(rosa)).rejects.toMatchObject({ code: 'conflict' });
    const trail = (await auditTrailOf(t, rosa.personId)).map(({ action, subject }) => `${action} ${subject}`);
    expect(trail).toEqual(expect.arrayContaining(['write intake', 'read intake']));
  });

  test('are kept by version, and said to be still true by sending the same again', async () => {
    const { _id: id, version } = await add();
    t.clock.advance(3600);
    const said = await change(id, version, { by: rosa });
    expect(said.version).toBe(2);
    expect(Date.parse(said.updated_at)).toBe(t.clock.now().getTime());
    await expect(change(id, version)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('forget with a no what was said to a yes', async () => {
    const medicines = { reply: 'no', details: CANARY } as const;
    expect((await add(rosa, { ...answers, medicines })).answers.medicines).toEqual(no);
  });

  test('ask about treatment anew when sixty days are over', async () => {
    await add();
    t.clock.set(new Date(t.clock.now().getTime() + 60 * DAY_MS).toISOString());
    expect((await last())?.answers.treated).toEqual(answers.treated);
    t.clock.advance(1);
    expect((await last())?.answers).toEqual({ ...answers, treated: undefined });
  });

  test('want an answer each, and a yes says what', async () => {
    const refused = async (said: object) =>
      add(town.elena, { ...answers, ...said }).catch(({ issues }: { issues: { field: string; key: string }[] }) =>
        issues.map(({ field, key }) => `${field} ${key}`),
      );
    expect(await refused({ treated: { reply: 'yes', details: ' ' } })).toEqual([
      'answers.treated.details errors.intakeDetailsBlank',
    ]);
    expect(await refused({ treated: { reply: 'maybe', details: '' } })).toEqual([
      'answers.treated.reply errors.intakeUnanswered',
    ]);
    expect(await refused({ medicines: { reply: 'yes', details: 'x'.repeat(501) } })).toEqual([
      'answers.medicines.details errors.tooLong',
    ]);
  });

  test('are for whoever may see the records, and nobody sees them by another account', async () => {
    const { _id: id } = await add();
    await relate(['bookings']);
    await expect(last()).rejects.toMatchObject(isRefused);
    await expect(add()).rejects.toMatchObject(isRefused);
    await expect(change(id, 1)).rejects.toMatchObject(isRefused);
    await relate(['records'], 'revoked');
    await expect(last()).rejects.toMatchObject(isRefused);
    const { intake } = await t.as(town.elena);
    await expect(intake.last({ params: { id: rosa.id }, body: {} })).rejects.toMatchObject(isRefused);
  });
});

describe('with a booking', () => {
  const booked = async (status: 'pending' | 'accepted' = 'accepted') =>
    (await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId, status })).id;
  const give = (bookingId: string, intakeId: string, personId = rosa.personId) =>
    t.db.transaction().execute((db) =>
      giveIntake(db, {
        bookingId,
        intakeId,
        personId: personId as PersonId, // the booking proved it
        userId: town.elena.id,
        now: t.clock.now(),
      }),
    );
  const told = async (id: string, by = town.manager) => (await (await t.as(by)).intake.told({ params: { id } })).data;

  test('they go as they are then, and the provider reads them from acceptance on', async () => {
    const { _id: intakeId } = await add();
    const id = await booked('pending');
    await give(id, intakeId);
    await expect(told(id)).rejects.toMatchObject(isRefused);
    await (await t.as(town.manager)).requests.accept({ params: { id } });
    await change(intakeId, 1, { said: { ...answers, medicines: no } });
    expect((await told(id))?.answers).toEqual(answers);
    const looks = (await auditTrailOf(t, rosa.personId)).filter(({ actor_id: actor }) => actor === town.manager.id);
    expect(looks.at(-1)).toEqual({ actor_id: town.manager.id, action: 'read', subject: `intake:${id}` });
    const byItsName = async (by = town.manager) =>
      (await (await t.as(by)).intake.last({ params: { id }, body: {} })).data;
    expect(await byItsName()).toMatchObject({ _id: id, answers });
    await expect(byItsName(await aPerson(t.db))).rejects.toMatchObject(isRefused);
    await expect(byItsName(town.elena)).rejects.toMatchObject(isRefused);
    expect(await told(await booked())).toBeNull();
    await expect(told(id, town.elena)).rejects.toMatchObject(isRefused);
  });

  test('they cannot go with the visit of somebody else', async () => {
    const { _id: intakeId } = await add();
    await expect(give(await booked(), intakeId, town.elena.personId)).rejects.toMatchObject({
      issues: [{ field: 'intakeId', key: 'errors.intakeScope' }],
    });
    await relate(['bookings']);
    await expect(give(await booked(), intakeId)).rejects.toMatchObject({
      issues: [{ field: 'intakeId', key: 'errors.intakeScope' }],
    });
  });

  test('its family sees them, gives newer ones in their place and takes them back until it is over; the provider hears', async () => {
    const { _id: intakeId } = await add();
    const id = await booked();
    const { intake } = await t.as(town.elena);
    const give = async (body: { intakeId?: string | null; reports?: string[] }) =>
      (await intake.give({ params: { id }, body })).data;
    expect((await intake.ofBooking({ params: { id } })).data).toEqual({
      answers: null,
      givenAt: null,
      reports: [],
      canChange: true,
    });
    expect((await give({ intakeId })).answers).toEqual(answers);
    await change(intakeId, 1, { said: { ...answers, medicines: no } });
    expect((await give({ intakeId })).answers?.medicines).toEqual(no);
    expect((await told(id))?.answers?.medicines).toEqual(no);
    const bell = async () => (await (await t.as(town.manager)).notifications.list({ query: {} })).data;
    expect((await bell()).filter(({ kind }) => kind === 'careNotes')).toHaveLength(1);
    expect((await give({ intakeId: null })).answers).toBeNull();
    expect(await told(id)).toBeNull();
    await expect(intake.give({ params: { id }, body: { intakeId: randomUUID() } })).rejects.toMatchObject({
      issues: [{ field: 'intakeId', key: 'errors.intakeScope' }],
    });
    t.clock.set('2027-06-15T16:00:00Z');
    const later = (await t.as(town.elena)).intake;
    await expect(later.give({ params: { id }, body: { intakeId } })).rejects.toMatchObject({ code: 'notes_closed' });
  });

  test('reports go along once, five at most, and are opened by its family and its provider alone', async () => {
    const id = await booked('pending');
    const { intake } = await t.as(town.elena);
    const report = () => aReport(town.elena);
    const [first, second] = [await report(), await report()];
    const give = async (reports: string[]) =>
      (await intake.give({ params: { id }, body: { reports } })).data.reports.map(({ _id }) => _id);
    expect((await give([first, second])).sort()).toEqual([first, second].sort());
    expect(await give([second])).toEqual([second]);
    await expect(give([first])).rejects.toMatchObject(isRefused);
    await expect(give([await aReport(town.manager)])).rejects.toMatchObject(isRefused);
    await expect(give(Array.from({ length: 6 }, () => randomUUID()))).rejects.toMatchObject({
      issues: [{ field: 'reports', key: 'errors.tooManyReports' }],
    });
    const opens = async (who: Person) =>
      (await t.fetch(`${services.common}/uploads/v1.0/files/${second}`, { headers: await t.headersOf(who) })).status;
    expect(await opens(town.manager)).toBe(404);
    expect(await opens(town.elena)).toBe(200);
    expect(await opens(await aPerson(t.db))).toBe(404);
    await (await t.as(town.manager)).requests.accept({ params: { id } });
    expect((await told(id))?.reports.map(({ _id }) => _id)).toEqual([second]);
    expect(await opens(town.manager)).toBe(200);
    await relate(['bookings']);
    expect(await opens(town.elena)).toBe(404);
    await expect(intake.ofBooking({ params: { id } })).rejects.toMatchObject(isRefused);
  });

  test('they are nowhere in mail, the bell or kept answers', async () => {
    const { _id: intakeId } = await add();
    await give(await booked(), intakeId);
    await t.runJobs();
    const kept = await Promise.all(
      (['mailbox', 'notifications', 'idempotent_answers', 'audit_entries'] as const).map((table) =>
        t.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(kept)).not.toContain(CANARY);
  });
});
