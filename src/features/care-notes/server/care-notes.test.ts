import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { racing } from '#test/racing.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { CARE_NOTE_LIMIT, type CareNotes, noCareNotes } from '../care-notes.ts';

const { t, town } = await openTown();
const CANARY = 'zwieback-3141';
const notes: CareNotes = {
  ...noCareNotes,
  needs: `Help with buttons, ${CANARY}`,
  mobility: 'aid',
  allergies: 'Peanuts',
  medicines: 'Not for the center',
  calming: 'Hum an old song',
  contactName: 'Mateo Marín',
  contactRelationship: 'son',
  contactPhone: '(626) 555-0177',
  language: 'es',
  shared: ['needs', 'mobility', 'allergies', 'calming', 'contact', 'language'],
};

let rosa: Person;
const relate = relating(t, () => ({ person: rosa, member: town.elena }));
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await relate(['bookings', 'records']);
});

const stayFor = async (status: 'pending' | 'accepted' = 'accepted') =>
  (await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId, status })).id;
const give = async (id: string, { by = town.elena, version = 0, said = notes } = {}) =>
  (await (await t.as(by)).careNotes.change({ params: { id }, body: { version, notes: said } })).data;
const told = async (id: string, by = town.manager) => (await (await t.as(by)).careNotes.told({ params: { id } })).data;
const isRefused = { code: 'not_found' };

describe('what the provider needs to know', () => {
  test('goes with a booking in one call, and is offered the next time', async () => {
    const { seniorCare, careNotes } = await t.as(town.elena);
    const { data } = await seniorCare.book({
      body: {
        centerId: town.centre.id,
        checkInDate: '2026-06-22',
        checkOutDate: '2026-06-24',
        weekDays: [1, 3],
        familyMemberId: rosa.personId,
        careNotes: notes,
      },
    });
    const { data: given } = await careNotes.ofBooking({ params: { id: data._id } });
    expect(given).toMatchObject({ version: 1, canChange: true, notes: { ...notes, contactPhone: '6265550177' } });
    expect((await careNotes.last({ query: { familyMemberId: rosa.personId } })).data).toEqual(given.notes);
    expect((await careNotes.last({ query: {} })).data).toBeNull();
    expect((await auditTrailOf(t, rosa.personId)).map(({ action, subject }) => `${action} ${subject}`)).toContain(
      `write care_notes:${data._id}`,
    );
  });

  test('is read by the provider from acceptance on, what is shared alone, and each look is in the trail', async () => {
    const id = await stayFor('pending');
    await give(id);
    await expect(told(id)).rejects.toMatchObject(isRefused);
    await (await t.as(town.manager)).requests.accept({ params: { id } });
    const read = await told(id);
    expect(read).toMatchObject({ mobility: 'aid', contactPhone: '6265550177', medicines: '' });
    expect(JSON.stringify(read)).not.toContain('Not for the center');
    const looks = (await auditTrailOf(t, rosa.personId)).filter(({ actor_id: actor }) => actor === town.manager.id);
    expect(looks.at(-1)).toEqual({ actor_id: town.manager.id, action: 'read', subject: `care_notes:${id}` });
  });

  test('stands in the list of the day, until 72 hours after the end', async () => {
    const id = await stayFor();
    await give(id);
    const onDay = async () =>
      (await (await t.as(town.manager)).requests.day({ query: { day: '2026-06-22' } })).data.map(
        ({ careNotes }) => careNotes?.allergies,
      );
    expect(await onDay()).toEqual(['Peanuts']);
    const { ends_at: end } = await t.db
      .selectFrom('bookings')
      .select('ends_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    t.clock.set(new Date(end.getTime() + 71.9 * 3_600_000).toISOString());
    expect(await told(id)).not.toBeNull();
    t.clock.set(new Date(end.getTime() + 72.1 * 3_600_000).toISOString());
    await expect(told(id)).rejects.toMatchObject(isRefused);
    expect(await onDay()).toEqual([undefined]);
  });

  test('is hidden from other providers, and from all of them once the booking is cancelled or declined', async () => {
    const other = await aPerson(t.db);
    await aCentre(t.db, { managerId: other.id });
    const id = await stayFor();
    await give(id);
    await expect(told(id, other)).rejects.toMatchObject(isRefused);
    await expect(told(id, town.elena)).rejects.toMatchObject(isRefused);
    await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    await expect(told(id)).rejects.toMatchObject(isRefused);
    await expect(give(id, { version: 1 })).rejects.toMatchObject({ code: 'notes_closed' });
    const declined = await stayFor('pending');
    await give(declined);
    await (await t.as(town.manager)).requests.decline({ params: { id: declined }, body: { reason: 'No room.' } });
    await expect(told(declined)).rejects.toMatchObject(isRefused);
  });

  test('is written and read only by whoever may book and see the records; a relation that ends, ends that', async () => {
    const id = await stayFor();
    await give(id);
    const reading = async () => (await t.as(town.elena)).careNotes.ofBooking({ params: { id } });
    for (const scopes of [['bookings'], ['records']] as Scope[][]) {
      await relate(scopes);
      await expect(reading()).rejects.toMatchObject(isRefused);
      await expect(give(id, { version: 1 })).rejects.toMatchObject(isRefused);
      await expect(
        (await t.as(town.elena)).careNotes.last({ query: { familyMemberId: rosa.personId } }),
      ).rejects.toMatchObject(isRefused);
    }
    await relate(['bookings', 'records'], 'revoked');
    await expect(reading()).rejects.toMatchObject(isRefused);
    expect(await give(id, { by: rosa, version: 1 })).toMatchObject({ version: 2 });
  });

  test('cannot be given along by somebody who may only book', async () => {
    await relate(['bookings']);
    const { seniorCare, bookings } = await t.as(town.elena);
    const body = {
      centerId: town.centre.id,
      checkInDate: '2026-06-22',
      checkOutDate: '2026-06-24',
      weekDays: [1],
      familyMemberId: rosa.personId,
    };
    await expect(seniorCare.book({ body: { ...body, careNotes: notes } })).rejects.toMatchObject({
      issues: [{ field: 'careNotes', key: 'errors.careNotesScope' }],
    });
    expect((await bookings.list({ query: { tab: 'pending' } })).data).toEqual([]);
    await seniorCare.book({ body });
  });

  test('of somebody without an account is written by who looks after them', async () => {
    const luz = await aDependant(t.db, { of: town.elena });
    const { id } = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: luz });
    await give(id);
    expect((await told(id))?.allergies).toBe('Peanuts');
  });
});

describe('a change', () => {
  test('is over another version refused, also when two come at once', async () => {
    const id = await stayFor();
    const ended = await racing(t.db, id, [() => give(id), () => give(id, { by: rosa })]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  });

  test('is told to the provider that reads it, without its words, when what is shared changes', async () => {
    const id = await stayFor();
    await give(id);
    const bell = async () =>
      (await (await t.as(town.manager)).notifications.list({ query: { page: 1 } })).data.filter(
        ({ kind }) => kind === 'careNotes',
      );
    expect(await bell()).toMatchObject([{ facts: { booking: id, personName: 'Rosa Marín' } }]);
    await (await t.as(town.manager)).notifications.markAllRead();
    await give(id, { version: 1, said: { ...notes, medicines: 'Still not theirs' } });
    expect(await bell()).toMatchObject([{ isRead: true }]);
    await give(id, { version: 2, said: { ...notes, allergies: 'None' } });
    expect(await bell()).toMatchObject([{ isRead: false }]);
  });

  test('is nowhere in mail, text, the bell or kept answers', async () => {
    const id = await stayFor('pending');
    await give(id);
    await (await t.as(town.manager)).requests.accept({ params: { id } });
    await give(id, { version: 1, said: { ...notes, diet: CANARY } });
    await t.runJobs();
    const kept = await Promise.all(
      (['mailbox', 'notifications', 'idempotent_answers', 'audit_entries'] as const).map((table) =>
        t.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(kept)).not.toContain(CANARY);
  });

  test('has limits: no part longer than told, a contact that can be called', async () => {
    const id = await stayFor();
    const refused = async (said: Partial<CareNotes>) =>
      give(id, { said: { ...notes, ...said } }).catch(({ issues }: { issues: { field: string; key: string }[] }) =>
        issues.map(({ field, key }) => `${field.replace('notes.', '')} ${key}`),
      );
    expect(await refused({ needs: 'x'.repeat(CARE_NOTE_LIMIT + 1) })).toEqual(['needs errors.tooLong']);
    expect(await refused({ contactName: '' })).toEqual(['contactName errors.contactNameBlank']);
    expect(await refused({ contactPhone: '' })).toEqual(['contactPhone errors.phoneBlank']);
    expect(await refused({ contactPhone: '12' })).toEqual(['contactPhone errors.phoneDigits']);
    expect(await refused({ shared: ['pets' as never] })).toEqual(['shared.0 errors.invalid_input']);
  });
});
