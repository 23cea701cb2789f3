import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { MOST_FAVOURITES } from '../contract.ts';

let t: TestApp; // Monday, June 15, 2026, nine in the morning in Pasadena
let elena: Person;
let manager: Person;
let centre: NewCentre;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  manager = await aPerson(t.db, { firstName: 'Omar' });
  centre = await aCentre(t.db, { managerId: manager.id });
});
afterAll(() => t.close());
beforeEach(async () => {
  elena = await aPerson(t.db);
});

type MarkOptions = { isFavourite?: boolean; familyMemberId?: string };
const mark = async (person: Person, centerId = centre.id, { isFavourite = true, ...body }: MarkOptions = {}) =>
  (await t.as(person)).favourites.markCentre({ body: { centerId, isFavourite, ...body } });
const listOf = async (person: Person, query: object = {}) =>
  (await t.as(person)).favourites.centres({ params: { id: person.id }, query });
const change = async (person: Person, body: { note: string; isShared: boolean; familyMemberId?: string }) =>
  (await t.as(person)).favourites.change({ params: { id: centre.id }, body });
const marked = async (person: Person) => (await (await t.as(person)).favourites.marked()).data;

const relate = async (member: Person, person: Person, scopes: Scope[], status = 'accepted') => {
  await t.db.deleteFrom('family_links').where('member_user_id', '=', member.id).execute();
  await t.db
    .insertInto('family_links')
    .values({
      person_id: person.personId,
      member_user_id: member.id,
      relationship: 'mother',
      status,
      scopes,
      updated_at: t.clock.now(),
    })
    .execute();
};

/** What it once showed holds no more: nobody has to say so. */
const endEvidence = (id: string) =>
  t.db.updateTable('providers').set({ evidence_until: t.clock.now() }).where('id', '=', id).execute();

describe('marking', () => {
  test('twice is as good as once, and so is taking the mark away', async () => {
    expect(await mark(elena)).toEqual({ data: { _id: centre.id, isFavourite: true } });
    await mark(elena);
    expect(await marked(elena)).toEqual([centre.id]);
    await mark(elena, centre.id, { isFavourite: false });
    await mark(elena, centre.id, { isFavourite: false });
    expect(await marked(elena)).toEqual([]);
    expect((await listOf(elena)).counts).toEqual({ saved: 0, archived: 0 });
  });

  test('is of centers only, and nobody marks what does not exist', async () => {
    await expect(mark(elena, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    await expect(mark(elena, elena.personId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('undone at once brings the note back; much later it begins anew', async () => {
    await mark(elena);
    await change(elena, { note: 'Ask about Fridays.', isShared: false });
    await mark(elena, centre.id, { isFavourite: false });
    await mark(elena);
    expect((await listOf(elena)).data[0]?.note).toBe('Ask about Fridays.');
    await mark(elena, centre.id, { isFavourite: false });
    t.clock.advance(3600);
    await mark(elena);
    expect((await listOf(elena)).data[0]?.note).toBe('');
    t.clock.set('2026-06-15T16:00:00Z');
  });

  test('ends at a number, however many are sent at once', async () => {
    const many = await Promise.all(Array.from({ length: MOST_FAVOURITES + 3 }, () => aCentre(t.db)));
    const client = await t.as(elena);
    const answers = await Promise.allSettled(
      many.map(({ id }) => client.favourites.markCentre({ body: { centerId: id } })),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'favourites_full', values: { count: MOST_FAVOURITES } } });
    expect(await marked(elena)).toHaveLength(MOST_FAVOURITES);
  });

  test('is for somebody one may book for, and for nobody else', async () => {
    const rosa = await aDependant(t.db, { of: elena });
    const stranger = await aPerson(t.db);
    await mark(elena, centre.id, { familyMemberId: rosa });
    expect((await listOf(elena)).data[0]?.person).toEqual({ _id: rosa, firstName: 'Rosa', isSelf: false });
    expect((await listOf(elena, { for: elena.personId })).data).toEqual([]);
    await expect(mark(elena, centre.id, { familyMemberId: stranger.personId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await relate(elena, stranger, ['records']);
    await expect(change(elena, { note: '', isShared: true, familyMemberId: stranger.personId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the list', () => {
  test('says what it costs today and when it has a free day', async () => {
    await mark(elena);
    const { data } = await listOf(elena);
    expect(data[0]).toMatchObject({
      name: 'Jacaranda Day Center',
      what: 'Adult day care',
      price: '$84 a day',
      nextFreeDay: '2026-06-16',
      standing: 'open',
      hasLostVerification: false,
      person: { isSelf: true },
    });
    await t.db.updateTable('providers').set({ price_cents: 9100 }).where('id', '=', centre.id).execute();
    expect((await listOf(elena)).data[0]?.price).toBe('$91 a day');
    await t.db.updateTable('providers').set({ price_cents: 8400 }).where('id', '=', centre.id).execute();
  });

  test('says that a center lost its verification, closed, is full or answers nobody', async () => {
    const standingAfter = async (id: string) => (await listOf(elena)).data.find(({ _id }) => _id === id)?.standing;
    const lost = await aCentre(t.db, { managerId: manager.id });
    const alone = await aCentre(t.db);
    const busy = await aCentre(t.db, { managerId: manager.id, capacity: 1 });
    for (const { id } of [lost, alone, busy]) await mark(elena, id);
    await endEvidence(lost.id);
    expect((await listOf(elena)).data.find(({ _id }) => _id === lost.id)).toMatchObject({
      hasLostVerification: true,
      price: null,
      nextFreeDay: null,
      standing: 'unverified',
    });
    expect(await standingAfter(alone.id)).toBe('unanswered');
    const days = Array.from({ length: 32 }, (_, index) =>
      new Date(Date.UTC(2026, 5, 14 + index)).toISOString().slice(0, 10),
    );
    const filled = days.map((day) => ({ provider_id: busy.id, day, capacity: 1, taken: 1 }));
    await t.db.insertInto('seat_days').values(filled).execute();
    expect(await standingAfter(busy.id)).toBe('full');
    await t.db.updateTable('seat_days').set({ capacity: 0, taken: 0 }).where('provider_id', '=', busy.id).execute();
    expect(await standingAfter(busy.id)).toBe('closed');
  });

  test('goes by the last saved, by name and by price, and what is put away stands apart', async () => {
    const cheap = await aCentre(t.db, { name: 'Amable', prices: { dayCents: 100, weekCents: 1, monthCents: 1 } });
    await mark(elena, cheap.id);
    t.clock.advance(60);
    await mark(elena);
    const names = async (query: object) => (await listOf(elena, query)).data.map(({ name }) => name);
    expect(await names({})).toEqual(['Jacaranda Day Center', 'Amable']);
    expect(await names({ sort: 'name' })).toEqual(['Amable', 'Jacaranda Day Center']);
    expect(await names({ sort: 'price' })).toEqual(['Amable', 'Jacaranda Day Center']);
    const lapsed = await aCentre(t.db, { name: 'Lapsed', prices: { dayCents: 1, weekCents: 1, monthCents: 1 } });
    await endEvidence(lapsed.id);
    await mark(elena, lapsed.id);
    expect(await names({ sort: 'price' })).toEqual(['Amable', 'Jacaranda Day Center', 'Lapsed']);
    expect((await listOf(elena, { sort: 'price' })).data[2]).toMatchObject({ hasLostVerification: false });
    await mark(elena, lapsed.id, { isFavourite: false });
    await (await t.as(elena)).favourites.change({ params: { id: cheap.id }, body: { isArchived: true } });
    expect(await names({})).toEqual(['Jacaranda Day Center']);
    expect(await listOf(elena, { show: 'archived' })).toMatchObject({
      data: [{ name: 'Amable', isArchived: true }],
      counts: { saved: 1, archived: 1 },
    });
    await (await t.as(elena)).favourites.change({ params: { id: cheap.id }, body: { isArchived: false } });
    expect(await names({})).toHaveLength(2);
    t.clock.set('2026-06-15T16:00:00Z');
  });

  test('is nobody else’s: not by id, not by change, not without a log-in', async () => {
    const stranger = await aPerson(t.db);
    await mark(elena);
    await expect(
      (await t.as(stranger)).favourites.centres({ params: { id: elena.id }, query: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(stranger, { note: 'Mallory', isShared: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect((await t.as()).favourites.marked()).rejects.toMatchObject({ status: 401 });
    expect((await listOf(elena)).data[0]?.note).toBe('');
  });
});

describe('a shared note', () => {
  let rosa: Person;
  let mateo: Person;
  beforeEach(async () => {
    rosa = await aPerson(t.db, { firstName: 'Rosa' });
    mateo = await aPerson(t.db, { firstName: 'Mateo' });
    await relate(elena, rosa, ['bookings']);
    await relate(mateo, rosa, ['bookings']);
    await mark(elena, centre.id, { familyMemberId: rosa.personId });
    await change(elena, { note: 'The garden is lovely.', isShared: true, familyMemberId: rosa.personId });
  });
  const sharedWith = async (person: Person) =>
    (await listOf(person)).shared.map(({ sharedBy, note }) => `${sharedBy}: ${note}`);

  test('is read by the person and by relatives who may see bookings, and changed by its writer alone', async () => {
    for (const reader of [rosa, mateo]) expect(await sharedWith(reader)).toEqual(['Elena: The garden is lovely.']);
    expect(await sharedWith(elena)).toEqual([]);
    await expect(change(mateo, { note: 'No.', isShared: true })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('rings once with those who may read it, and not with its writer', async () => {
    const bell = async (person: Person) =>
      (await (await t.as(person)).notifications.list({ query: {} })).data.filter(({ kind }) => kind === 'favourite');
    for (const reader of [rosa, mateo])
      expect(await bell(reader)).toMatchObject([
        { facts: { by: 'Elena', providerName: 'Jacaranda Day Center', person: 'Rosa' }, isRead: false },
      ]);
    expect(await bell(elena)).toEqual([]);
    await (await t.as(rosa)).notifications.markAllRead();
    await change(elena, { note: 'Still lovely.', isShared: true, familyMemberId: rosa.personId });
    expect(await bell(rosa)).toMatchObject([{ isRead: true }]);
  });

  test('is read by nobody else: strangers, relatives without a look at bookings, and those whose relation ended', async () => {
    const stranger = await aPerson(t.db);
    expect(await sharedWith(stranger)).toEqual([]);
    await relate(mateo, rosa, ['records']);
    expect(await sharedWith(mateo)).toEqual([]);
    await relate(mateo, rosa, ['bookings'], 'revoked');
    expect(await sharedWith(mateo)).toEqual([]);
  });

  test('goes with the relation of whoever wrote it, who then no longer sees for whom it was', async () => {
    await relate(elena, rosa, ['bookings'], 'revoked');
    expect(await sharedWith(rosa)).toEqual([]);
    expect((await listOf(elena)).data[0]).toMatchObject({ note: 'The garden is lovely.', person: null });
  });

  test('is gone once it is private again, put away or taken away', async () => {
    await change(elena, { note: 'Mine.', isShared: false, familyMemberId: rosa.personId });
    expect(await sharedWith(rosa)).toEqual([]);
    await change(elena, { note: 'Ours.', isShared: true, familyMemberId: rosa.personId });
    await (await t.as(elena)).favourites.change({ params: { id: centre.id }, body: { isArchived: true } });
    expect(await sharedWith(rosa)).toEqual([]);
    await (await t.as(elena)).favourites.change({ params: { id: centre.id }, body: { isArchived: false } });
    expect(await sharedWith(rosa)).toEqual(['Elena: Ours.']);
    await mark(elena, centre.id, { isFavourite: false });
    expect(await sharedWith(rosa)).toEqual([]);
  });
});
