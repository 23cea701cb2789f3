import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { Failure } from '#shared/failure.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { relating } from '#test/relation.ts';

let t: TestApp;
let rosa: Person;
let manager: Person;
let centre: NewCentre;
beforeAll(async () => {
  t = await testApp();
  manager = await aPerson(t.db, { firstName: 'Omar' });
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Marín' });
});
afterAll(() => t.close());
beforeEach(async () => {
  centre = await aCentre(t.db, { managerId: manager.id, capacity: 100 });
});

/** A stay at the center that ended in May, as far as a review asks. */
const aPastStay = async (person: Person, choices: Omit<Parameters<typeof aStay>[1], 'centre' | 'person'> = {}) =>
  (await aStay(t, { centre, person, checkIn: '2026-05-04', ...choices })).id;

const add = async (person: Person, bookingId: string, { stars = 5, words = 'She came home singing.' } = {}) =>
  (await t.as(person)).reviews.add({ body: { bookingId, stars, words } });
const list = async (filtertype?: 'newest' | 'highest' | 'lowest', page?: number) =>
  (await t.as()).reviews.list({ params: { id: centre.id }, query: { filtertype, page } });
const codeOf = async (asked: Promise<unknown>) => {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  return failure instanceof Failure ? failure.code : 'answered';
};
const ratingOf = (id: string) =>
  t.db.selectFrom('providers').select(['rating', 'review_count']).where('id', '=', id).executeTakeFirstOrThrow();

describe('writing a review', () => {
  test('after a completed stay: it is public, counts, and is in the audit trail', async () => {
    await aReview(t.db, { providerId: centre.id, stars: 4 });
    const { data } = await add(rosa, await aPastStay(rosa), { words: '  She came home singing.  ' });
    expect(data).toMatchObject({
      author: 'Rosa M.',
      stars: 5,
      words: 'She came home singing.',
      createdAt: '2026-06-15T16:00:00.000Z',
    });
    expect(await ratingOf(centre.id)).toEqual({ rating: 4.5, review_count: 2 });
    expect((await list()).data[0]).toEqual(data);
    const entry = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'person_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'write', subject: `review:${data._id}`, person_id: rosa.personId });
    expect(await brokenEntry(t.db, rosa.personId)).toBeUndefined();
  });

  test('carries the language of the page that it was written on', async () => {
    const spanish = (await t.as(rosa, { 'accept-language': 'es' })).reviews;
    const { data } = await spanish.add({
      body: { bookingId: await aPastStay(rosa), stars: 5, words: 'Volvió cantando.' },
    });
    expect(data.language).toBe('es');
    expect((await add(rosa, await aPastStay(rosa))).data.language).toBe('en');
  });

  test('once for each booking', async () => {
    const bookingId = await aPastStay(rosa);
    await add(rosa, bookingId);
    expect(await codeOf(add(rosa, bookingId))).toBe('already_reviewed');
    expect(await codeOf(add(rosa, await aPastStay(rosa)))).toBe('answered');
    expect((await ratingOf(centre.id)).review_count).toBe(2);
  });

  test('once, however many tabs send it at the same moment', async () => {
    const bookingId = await aPastStay(rosa);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(add(rosa, bookingId))));
    expect(codes.filter((code) => code === 'answered')).toHaveLength(1);
    expect(codes.filter((code) => code === 'already_reviewed')).toHaveLength(7);
    expect(await ratingOf(centre.id)).toEqual({ rating: 5, review_count: 1 });
  });

  test('by whoever booked or by the person cared for, whoever is first; the other one hears of it', async () => {
    const [daughter, mother] = [
      await aPerson(t.db, { firstName: 'Nadia' }),
      await aPerson(t.db, { firstName: 'Teresa', lastName: 'Solís' }),
    ];
    const relate = relating(t, () => ({ person: mother, member: daughter }));
    await relate(['bookings']);
    const booked = async () => aPastStay(daughter, { forPersonId: mother.personId });
    const canReview = async (who: Person, id: string) =>
      (await (await t.as(who)).bookings.one({ params: { id } })).data.canReview;
    const news = async (who: Person) => {
      const { data } = await (await t.as(who)).notifications.list({ query: {} });
      return data.filter(({ kind }) => kind === 'review').map(({ facts }) => facts);
    };
    const bookingId = await booked();
    expect([await canReview(daughter, bookingId), await canReview(mother, bookingId)]).toEqual([true, true]);
    expect(await codeOf(add(mother, bookingId))).toBe('answered');
    expect([await canReview(daughter, bookingId), await canReview(mother, bookingId)]).toEqual([false, false]);
    expect(await codeOf(add(daughter, bookingId))).toBe('already_reviewed');
    expect(await news(daughter)).toMatchObject([{ what: 'shared', author: 'Teresa S.' }]);
    expect(await news(mother)).toEqual([]);

    const another = await booked();
    const codes = await Promise.all([codeOf(add(daughter, another)), codeOf(add(mother, another))]);
    expect(codes.toSorted()).toEqual(['already_reviewed', 'answered']);

    const last = await booked();
    await relate(['bookings'], 'revoked');
    expect(await codeOf(add(daughter, last))).toBe('not_found');
    expect(await codeOf(add(mother, last))).toBe('answered');
    expect(await news(daughter)).toHaveLength(codes[0] === 'answered' ? 1 : 2);
  });

  test('reviews of many people at once are all counted', async () => {
    const stays = await Promise.all(Array.from({ length: 8 }, () => aPastStay(rosa)));
    await Promise.all(stays.map((bookingId, index) => add(rosa, bookingId, { stars: index % 2 === 0 ? 5 : 4 })));
    expect(await ratingOf(centre.id)).toEqual({ rating: 4.5, review_count: 8 });
  });

  test.each([
    ['has not ended', { checkIn: '2026-06-08', checkOut: '2026-06-17' }],
    ['was cancelled', { status: 'cancelled' }],
    ['was never accepted', { status: 'pending' }],
  ] as const)('not while the stay %s', async (_, choices) =>
    expect(await codeOf(add(rosa, await aPastStay(rosa, choices)))).toBe('conflict'),
  );

  test('not for a booking of others, which might as well not exist', async () => {
    const stranger = await aPerson(t.db);
    expect(await codeOf(add(stranger, await aPastStay(rosa)))).toBe('not_found');
    expect(await codeOf(add(stranger, randomUUID()))).toBe('not_found');
  });

  test('not without a log-in', async () => {
    expect(await codeOf((await t.as()).reviews.add({ body: { bookingId: randomUUID(), stars: 5, words: 'x' } }))).toBe(
      'session_expired',
    );
  });

  test.each<[object, string, string]>([
    [{ stars: 0 }, 'stars', 'errors.starsUnselected'],
    [{ stars: 6 }, 'stars', 'errors.starsUnselected'],
    [{ stars: 4.5 }, 'stars', 'errors.starsUnselected'],
    [{ words: '   ' }, 'words', 'errors.descriptionBlank'],
    [{ words: 'x'.repeat(2001) }, 'words', 'errors.reviewTooLong'],
  ])('says what is wrong with %o', async (choices, field, key) => {
    const failure: unknown = await add(rosa, await aPastStay(rosa), choices).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'invalid_input', issues: [{ field, key }] });
  });
});

describe('reading reviews', () => {
  test('by date, the best first or the worst first', async () => {
    for (const [day, stars] of [
      [1, 3],
      [2, 5],
      [3, 1],
      [4, 5],
    ] as const)
      await aReview(t.db, { providerId: centre.id, stars, createdAt: new Date(Date.UTC(2026, 3, day)) });
    const starsBy = async (sort: 'newest' | 'highest' | 'lowest') =>
      (await list(sort)).data.map(({ stars, createdAt }) => `${stars} ${createdAt.slice(8, 10)}`);
    expect(await starsBy('newest')).toEqual(['5 04', '1 03', '5 02', '3 01']);
    expect(await starsBy('highest')).toEqual(['5 04', '5 02', '3 01', '1 03']);
    expect(await starsBy('lowest')).toEqual(['1 03', '3 01', '5 04', '5 02']);
  });

  test('twenty on a page', async () => {
    for (let index = 0; index < 23; index += 1) await aReview(t.db, { providerId: centre.id });
    expect(await list()).toMatchObject({ pagization: { totalCount: 23 } });
    expect((await list('newest', 2)).data).toHaveLength(3);
  });

  test('without the name of somebody who does not want it there', async () => {
    const shy = await aPerson(t.db, { firstName: 'Ines', lastName: 'Okafor' });
    await add(shy, await aPastStay(shy));
    expect((await list()).data[0]?.author).toBe('Ines O.');
    await (await t.as(shy)).preferences.changePrivacy({ params: { id: shy.id }, body: { showsNameInReviews: false } });
    expect((await list()).data[0]?.author).toBe('A Lado member');
    expect((await add(shy, await aPastStay(shy))).data.author).toBe('A Lado member');
  });

  test('of a centre that is not there', async () => {
    expect(await codeOf((await t.as()).reviews.list({ params: { id: randomUUID() }, query: {} }))).toBe('not_found');
  });
});
