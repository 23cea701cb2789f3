import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import { lettersTo } from '#test/letters.ts';
import { friday, openWalks, walksOf } from './walk-world.ts';

const { t, world, freeOn, mailTo, bellOf, opened, listed } = await openWalks();

const saturday = '2026-06-20T17:00:00.000Z';
const sunday = '2026-06-21T17:00:00.000Z';
const monday = '2026-06-22T17:00:00.000Z';

const fourWalks = async () =>
  [
    await world.party.book(),
    await world.party.book(saturday),
    await world.party.book(sunday),
    await world.party.book(monday),
  ] as const;

/** What only centers have; {braces} would be values that nobody gave. */
const wordsOfStays = /cent(er|re)|seat|\bstay\b|check-in|first day|days of care|[{}]/i;

describe('a walk with a guide, of which no shared file knows,', () => {
  test('is held, and its half hours are nobody else’s', async () => {
    expect(await freeOn('2026-06-19')).toHaveLength(6);
    const held = await world.party.book();
    expect(held).toMatchObject({
      kind: 'walk',
      what: 'Walk: Around the lake',
      bookingId: expect.stringMatching(/^GW-\d+$/),
      status: 'pending',
      heldUntil: '2026-06-15T16:15:00.000Z',
      times: [{ day: '2026-06-19', startsAt: friday, endsAt: '2026-06-19T17:30:00.000Z' }],
      terms: { first: 'Walk on' },
      facts: [
        { term: 'Route', value: 'Around the lake' },
        { term: 'Dogs', value: '0' },
      ],
      arrival: expect.stringContaining('3 Example Trail'),
      money: { totalCents: 6000, dueNowCents: 6000 },
    });
    expect(await freeOn('2026-06-19')).toHaveLength(4);
    const stranger = await aPerson(t.db);
    await expect(world.party.book('2026-06-19T17:00:00.000Z', stranger)).rejects.toMatchObject({
      code: 'slot_taken',
      status: 409,
      values: { times: '2026-06-19T17:00:00.000Z' },
    });
    await expect(world.party.book('2026-06-19T17:10:00.000Z', stranger)).rejects.toMatchObject({
      issues: [{ field: 'startsAt', key: 'errors.slotNotOffered' }],
    });
  });

  test('is paid, heard of and accepted', async () => {
    const { elena, theo } = world.party;
    const { _id: id, bookingId } = await world.party.book();
    expect(await world.party.pay(id)).toMatchObject({ status: 'pending', payment: 'paid', heldUntil: null });
    expect(await mailTo(elena)).toEqual([`Your request is sent: ${bookingId}`]);
    expect((await lettersTo(t, elena.email)).join()).toContain(`/walks?id=${id}`);
    expect(await bellOf(elena)).toMatchObject([{ _id: id, facts: { status: 'pending' }, isForProvider: false }]);
    expect(await bellOf(theo)).toMatchObject([{ _id: id, isRead: false, isForProvider: true }]);
    const { requests } = await t.as(theo);
    expect((await requests.list({ query: {} })).data).toMatchObject([
      { _id: id, what: 'Walk: Around the lake', familyName: 'Elena Marín' },
    ]);

    expect(await world.party.accept(id)).toMatchObject({ status: 'scheduled' });
    expect(await mailTo(elena)).toContain(`Theo Brandt accepted your booking ${bookingId}`);
    expect(await listed('upcoming')).toEqual([id]);
    const { next, week } = await (await t.as(elena)).bookings.next({ query: {} });
    expect(next).toMatchObject({ _id: id });
    expect(week).toMatchObject([{ day: '2026-06-19', bookingId: id, what: 'Walk: Around the lake' }]);
  });

  test('of which nothing is paid through us is sent at once, and has the clock of its guide', async () => {
    const { elena, theo, guide } = world.party;
    const ask = async (startsAt: string) => {
      const { book } = await walksOf(t, elena);
      const walk = { guideId: guide.id, startsAt, halfHours: 2, route: 'Around the lake', paysThere: true };
      return (await book({ body: walk })).data;
    };
    const { _id: id, bookingId, timeline, ...sent } = await ask(friday);
    expect(sent).toMatchObject({ status: 'pending', heldUntil: null, answerBy: '2026-06-16T16:00:00.000Z' });
    expect(sent).toMatchObject({ canPay: false, money: { dueNowCents: 0, balanceCents: 6000 } });
    expect(timeline.map(({ title }) => title)).toEqual([
      'Request sent to Theo Brandt',
      'Waiting for Theo Brandt to accept',
      'It begins',
    ]);
    expect(await mailTo(elena)).toEqual([`Your request is sent: ${bookingId}`]);
    expect(await mailTo(theo)).toEqual([expect.stringContaining(`New request ${bookingId}: answer by`)]);
    t.clock.advance(901);
    await t.runJobs();
    expect(await world.party.accept(id)).toMatchObject({ status: 'scheduled' });
    const letters = (await lettersTo(t, elena.email)).join();
    expect(letters).toContain('You have paid nothing, so cancelling costs you nothing.');
    expect(letters).not.toMatch(/insurance|money back/);

    const { _id: other } = await ask(saturday);
    t.clock.advance(24 * 60 * 60);
    await t.runJobs();
    expect(await opened(other)).toMatchObject({ status: 'cancelled', cancelled: { code: 'expired' } });
    expect(await freeOn('2026-06-20')).toHaveLength(6);
    expect((await lettersTo(t, elena.email)).at(-1)).toContain('Nothing was charged.');
  });

  test('has news of its own, which only those hear whom its kind names', async () => {
    const { _id: id } = await world.party.book();
    await world.party.pay(id);
    const tell = (what: string) =>
      t.db.transaction().execute((db) => notifyParties({ ...t.context(), db }, { bookingId: id, what }));
    await tell('rain');
    expect(await bellOf(world.party.elena)).toMatchObject([{ _id: id, facts: { what: 'rain' } }]);
    expect(await bellOf(world.party.theo)).toMatchObject([{ _id: id, facts: { what: 'paid' } }]);
    await expect(tell('snow')).rejects.toThrow('Nobody has said who hears of snow of a walk.');
  });

  test('is spoken of without a word of days of care, seats and centers', async () => {
    const [first, second, third, last] = await fourWalks();
    for (const { _id: id } of [first, second, third]) await world.party.pay(id);
    await world.party.accept(first._id);
    await (
      await walksOf(t, world.party.elena)
    ).move({ params: { id: first._id }, body: { startsAt: '2026-06-23T17:00:00.000Z' } });
    const { bookings } = await t.as(world.party.elena);
    await bookings.change({ params: { id: first._id }, body: { status: 'cancelled' } });
    await (
      await t.as(world.party.theo)
    ).requests.decline({ params: { id: second._id }, body: { reason: 'I am ill.' } });
    t.clock.advance(25 * 3600);
    await t.runJobs();
    const shown = await Promise.all([first, second, third, last].map(({ _id }) => opened(_id)));
    const onPages = shown.flatMap(({ timeline, lines }) => [
      ...timeline.map(({ title }) => title),
      ...lines.map(({ term }) => term),
    ]);
    expect(onPages.filter((sentence) => wordsOfStays.test(sentence))).toEqual([]);
    const mails = t.db.selectFrom('outbox').select(['subject', 'body']).where('body', 'like', '%Theo Brandt%');
    const said = (await mails.execute()).map(({ subject, body }) => `${subject}\n${body}`);
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((mail) => wordsOfStays.test(mail))).toEqual([]);
  });

  test('is reviewed once it is over, and the guide’s rating follows', async () => {
    const { _id: id } = await world.party.book();
    await world.party.pay(id);
    await world.party.accept(id);
    t.clock.set('2026-06-19T18:00:00Z');
    expect(await listed('completed')).toEqual([id]);
    expect((await opened(id)).canReview).toBe(true);
    const { reviews } = await t.as(world.party.elena);
    await reviews.add({ body: { bookingId: id, stars: 4, words: 'He knows the birds.' } });
    const { data } = await reviews.list({ params: { id: world.party.guide.id }, query: {} });
    expect(data).toMatchObject([{ author: 'Elena M.', stars: 4 }]);
    const rated = t.db
      .selectFrom('providers')
      .select(['rating', 'review_count'])
      .where('id', '=', world.party.guide.id);
    expect(await rated.executeTakeFirst()).toEqual({ rating: 4, review_count: 1 });
    expect((await opened(id)).canReview).toBe(false);
  });
});
