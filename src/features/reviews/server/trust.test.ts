import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp; // Monday, June 15, 2026, nine in the morning in Pasadena
let rosa: Person;
let manager: Person;
let rival: Person;
let staff: Person;
let centre: NewCentre;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  [rosa, manager, rival, staff] = [
    await aPerson(t.db, { firstName: 'Rosa' }),
    await aPerson(t.db, { firstName: 'Omar' }),
    await aPerson(t.db),
    await aPerson(t.db),
  ];
  await aCentre(t.db, { managerId: rival.id });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  centre = await aCentre(t.db, { managerId: manager.id, capacity: 100 });
});

/** What Rosa has written after a stay that ended in May. */
const aWrittenReview = async (stars = 2) => {
  const { id: bookingId } = await aStay(t, { centre, person: rosa, checkIn: '2026-05-04' });
  const { data } = await (await t.as(rosa)).reviews.add({ body: { bookingId, stars, words: 'Too loud at noon.' } });
  return data._id;
};
const list = async (filtertype: 'newest' | 'replied' | '5' | '2' = 'newest') =>
  (await t.as()).reviews.list({ params: { id: centre.id }, query: { filtertype } });
const reply = async (person: Person, id: string, words = 'We are sorry.') =>
  (await t.as(person)).reviewReplies.reply({ params: { id }, body: { words } });
const changeReply = async (person: Person, id: string, words: string) =>
  (await t.as(person)).reviewReplies.reply({ params: { id }, body: { words, isChange: true } });
const report = async (person: Person, id: string) =>
  (await t.as(person)).reviews.report({ params: { id }, body: { reason: 'untrue', words: 'No.' } });
const decide = async (
  id: string,
  body: Parameters<Awaited<ReturnType<TestApp['as']>>['reviewDesk']['decide']>[0]['body'],
) => (await t.as(staff)).reviewDesk.decide({ params: { id }, body });
const bellOf = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data
    .filter(({ kind }) => kind === 'review')
    .map(({ _id, facts }) => ({ _id, ...facts }));
const mailTo = (person: Person) =>
  t.db.selectFrom('outbox').select('subject').where('recipient', '=', person.email).execute();
const ratingOf = () =>
  t.db.selectFrom('providers').select(['rating', 'review_count']).where('id', '=', centre.id).executeTakeFirst();

test('a review names the month in which its author was there', async () => {
  await aWrittenReview();
  expect((await list()).data[0]).toMatchObject({ visitedIn: '2026-05', reply: null });
});

test('those with a reply, or with so many stars, are found by filtertype', async () => {
  const id = await aWrittenReview(2);
  await aReview(t.db, { providerId: centre.id, stars: 5 });
  await reply(manager, id);
  const found = async (filtertype: 'replied' | '5' | '2') => (await list(filtertype)).data.map(({ stars }) => stars);
  expect(await found('replied')).toEqual([2]);
  expect(await found('5')).toEqual([5]);
  expect((await list('2')).pagization.totalCount).toBe(1);
});

describe('the provider', () => {
  test('hears of a review, replies once, and the family hears of it', async () => {
    const id = await aWrittenReview();
    expect(await bellOf(manager)).toContainEqual(expect.objectContaining({ _id: id, what: 'written', stars: 2 }));
    expect(await mailTo(manager)).toContainEqual({ subject: 'A new review of Jacaranda Day Center' });
    const { reviewReplies, workPlaces } = await t.as(manager);
    await workPlaces.choose({ params: { placeId: centre.id } });
    const received = async (show: 'unanswered' | 'all') =>
      (await reviewReplies.received({ query: { show } })).data.map(({ _id }) => _id);
    expect(await received('unanswered')).toContain(id);
    const { data } = await reply(manager, id, '  We are sorry, there is a quiet room now.  ');
    expect(data).toMatchObject({
      reply: { words: 'We are sorry, there is a quiet room now.', language: 'en', isEdited: false },
      editableUntil: '2026-06-16T16:00:00.000Z',
    });
    expect(await received('unanswered')).not.toContain(id);
    expect(await received('all')).toContain(id);
    expect((await list()).data[0]?.reply?.words).toBe('We are sorry, there is a quiet room now.');
    expect(await bellOf(rosa)).toContainEqual(expect.objectContaining({ _id: id, what: 'replied' }));
    expect(await mailTo(rosa)).toContainEqual({ subject: 'Jacaranda Day Center replied to your review' });
  });

  test('changes the reply once, within a day', async () => {
    const [first, second] = [await aWrittenReview(), await aWrittenReview()];
    await reply(manager, first);
    t.clock.advance(3600);
    expect((await changeReply(manager, first, 'We are very sorry.')).data).toMatchObject({
      reply: { words: 'We are very sorry.', isEdited: true },
      editableUntil: null,
    });
    await expect(changeReply(manager, first, 'Again.')).rejects.toMatchObject({ code: 'reply_final' });
    await reply(manager, second);
    t.clock.advance(24 * 3600);
    await expect(changeReply(manager, second, 'Late.')).rejects.toMatchObject({ code: 'reply_final' });
  });

  test('replies once, however many managers send one at the same moment', async () => {
    const id = await aWrittenReview();
    const colleague = await aPerson(t.db);
    await t.db.insertInto('provider_managers').values({ provider_id: centre.id, user_id: colleague.id }).execute();
    const answers = await Promise.allSettled(
      [manager, colleague, manager, colleague].map((one) => reply(one, id, 'A')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'already_replied' });
    expect(await t.db.selectFrom('review_replies').select('words').where('review_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('neither replies for others nor takes a review down', async () => {
    const id = await aWrittenReview();
    await expect(reply(rival, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(reply(manager, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    for (const decision of ['hidden', 'kept'] as const)
      await expect(
        (await t.as(manager)).reviewDesk.decide({
          params: { id },
          body: decision === 'hidden' ? { decision, reason: 'untrue' } : { decision },
        }),
      ).rejects.toMatchObject({ code: 'not_found' });
    expect((await list()).data).toHaveLength(1);
  });
});

describe('reporting', () => {
  test('is done once for a review, by anybody but its author', async () => {
    const id = await aWrittenReview();
    await report(manager, id);
    await expect(report(manager, id)).rejects.toMatchObject({ code: 'already_reported' });
    t.clock.advance(60);
    await report(rival, id);
    await expect(report(rosa, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(report(rival, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    await expect((await t.as()).reviews.report({ params: { id }, body: { reason: 'other' } })).rejects.toMatchObject({
      status: 401,
    });
    const { data } = await (await t.as(staff)).reviewDesk.reported({ query: {} });
    const reports = data.find(({ _id }) => _id === id)?.reports ?? [];
    expect(reports.map(({ reason, isByProvider }) => `${reason} ${isByProvider}`).sort()).toEqual([
      'untrue false',
      'untrue true',
    ]);
    expect((await (await t.as(staff)).staffDesks.desks({})).data).toContainEqual({
      path: '/partner/staff/reviews',
      waiting: 1,
      oldestAt: '2026-06-15T16:00:00.000Z',
    });
    await decide(id, { decision: 'kept' });
  });

  test('floods nobody: an account reports so many a day', async () => {
    const strict = await testApp({ database: t.url });
    const flooder = await aPerson(t.db);
    const ids = await Promise.all(
      Array.from({ length: 21 }, async () => (await aReview(t.db, { providerId: centre.id })).id),
    );
    const client = await strict.as(flooder);
    const answers = await Promise.allSettled(
      ids.map((id) => client.reviews.report({ params: { id }, body: { reason: 'other' } })),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many_requests' } },
    ]);
    await strict.close();
    await t.db.deleteFrom('review_reports').execute();
  });
});

describe('staff', () => {
  test('hide a review for a reason: it is gone, the rating follows, author and reporter hear', async () => {
    await aReview(t.db, { providerId: centre.id, stars: 5 });
    const id = await aWrittenReview(2);
    expect(await ratingOf()).toEqual({ rating: 3.5, review_count: 2 });
    await report(rival, id);
    await decide(id, { decision: 'hidden', reason: 'private' });
    expect((await list()).data.map(({ stars }) => stars)).toEqual([5]);
    expect(await ratingOf()).toEqual({ rating: 5, review_count: 1 });
    expect((await (await t.as()).seniorCare.details({ params: { id: centre.id } })).data.stars).toEqual([
      0, 0, 0, 0, 1,
    ]);
    expect(await bellOf(rosa)).toContainEqual(expect.objectContaining({ _id: id, what: 'hidden', reason: 'private' }));
    expect(await mailTo(rosa)).toContainEqual({ subject: 'Your review of Jacaranda Day Center was taken down' });
    expect(await bellOf(rival)).toContainEqual(expect.objectContaining({ _id: id, what: 'upheld' }));
    await expect(report(manager, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(reply(manager, id)).rejects.toMatchObject({ code: 'not_found' });
    await decide(id, { decision: 'restored' });
    expect(await ratingOf()).toEqual({ rating: 3.5, review_count: 2 });
    expect(await bellOf(rosa)).toContainEqual(expect.objectContaining({ _id: id, what: 'shown' }));
  });

  test('hide the only review: then there is no rating', async () => {
    const id = await aWrittenReview();
    await decide(id, { decision: 'hidden', reason: 'offensive' });
    expect(await ratingOf()).toEqual({ rating: null, review_count: 0 });
  });

  test('keep a review that breaks no rule, and whoever reported it hears so', async () => {
    const id = await aWrittenReview();
    await report(rival, id);
    await decide(id, { decision: 'kept' });
    expect((await list()).data).toHaveLength(1);
    expect(await bellOf(rival)).toContainEqual(expect.objectContaining({ _id: id, what: 'kept' }));
    const { data } = await (await t.as(staff)).reviewDesk.reported({ query: { show: 'decided' } });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ reports: [], decided: { decision: 'kept' } });
  });

  test('decide once, however many of them at the same moment', async () => {
    const id = await aWrittenReview();
    await report(rival, id);
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => decide(id, { decision: 'hidden', reason: 'untrue' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await t.db.selectFrom('review_decisions').select('decision').where('review_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  test('say a reason when they hide', async () => {
    const id = await aWrittenReview();
    await expect(decide(id, { decision: 'hidden' } as never)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'reason', key: 'errors.reportReasonUnselected' }],
    });
  });
});
