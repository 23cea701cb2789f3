import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { openLabs } from '#test/labs.ts';
import { refundsOf } from '#test/checkout.ts';
import { tests } from '../../catalogue.ts';
import { aLab, itemId } from '../seed.ts';

const { t, world, at, wish, book, pay, accept, confirmed, one } = await openLabs();

const issuesOf = (wished: Parameters<typeof book>[0]) =>
  book(wished).then(
    () => 'booked',
    ({ code, issues }: { code: string; issues: { field: string; key: string }[] }) =>
      issues.map(({ field, key }) => `${field} ${key}`).join() || code,
  );
const freeAt = async (id = world.labId) => (await (await t.as()).diagnostics.schedule({ params: { id } })).data;

describe('an order', () => {
  test('is booked at its prices, with the chair and how to prepare', async () => {
    const booked = await book();
    expect(booked).toMatchObject({
      kind: 'lab_order',
      bookingId: expect.stringMatching(/^LB-\d+$/),
      status: 'pending',
      heldUntil: '2026-06-15T16:15:00.000Z',
      times: [{ day: '2026-06-17', startsAt: at('08:00'), endsAt: at('08:15') }],
      money: { totalCents: 6700, dueNowCents: 6700 },
      details: { draw: 'center', homeFeeCents: 0 },
    });
    expect(booked.facts?.map(({ value }) => value)).toEqual([
      'At the center',
      'Cholesterol panel and Blood sugar over three months (A1C)',
      expect.stringContaining('Do not eat'),
    ]);
  });

  test('at home goes to the address that was given, and costs its fee', async () => {
    const booked = await book({ draw: 'home', street: '12 Hill Road', zip: '91105', codes: ['a1c'] });
    expect(booked).toMatchObject({
      money: { totalCents: 5400 },
      details: { draw: 'home', homeFeeCents: 2500 },
    });
    expect(JSON.stringify(booked.facts)).toContain('12 Hill Road, Pasadena, CA 91105');
    await pay(booked._id);
    const { requests } = await t.as(world.naomi);
    const asked = async () => JSON.stringify((await requests.list({ query: {} })).data);
    expect(await asked()).toContain('Pasadena, CA 91105');
    expect(await asked()).not.toContain('12 Hill Road');
    await accept(booked._id);
    const { data } = await requests.one({ params: { id: booked._id } });
    expect(JSON.stringify(data.facts)).toContain('12 Hill Road');
  });

  test('wants a time, an address, tests that are offered, and the price that was shown', async () => {
    expect(await issuesOf({ startsAt: '' })).toBe('startsAt errors.slotUnselected');
    expect(await issuesOf({ time: '08:05' })).toBe('startsAt errors.slotNotOffered');
    expect(await issuesOf({ codes: [] })).toBe('items errors.serviceUnselected');
    expect(await issuesOf({ codes: ['vitamin_b12'] })).toBe('items errors.testNotOffered');
    expect(await issuesOf({ draw: 'home' })).toBe('street errors.addressUnselected');
    expect(await issuesOf({ draw: 'home', street: '1 Far Street', zip: '78205' })).toBe('zip errors.drawTooFar');
    expect(await issuesOf({ familyMemberId: 'nobody' })).toBe('familyMemberId errors.patientUnselected');
    expect(await issuesOf({ familyMemberId: randomUUID() })).toBe('not_found');
    expect(await issuesOf({ centerId: randomUUID() })).toBe('not_found');
    expect(await issuesOf({ expectedCents: 6000 })).toBe('price_changed');
    const plain = await aLab(t.db);
    expect(await issuesOf({ centerId: plain.id, draw: 'home', street: '12 Hill Road', zip: '91105' })).toBe(
      'draw errors.homeNotOffered',
    );
    const eleven = tests.slice(0, 11).map(({ code }) => code);
    expect(await issuesOf({ codes: eleven })).toBe('items errors.cartFull');
    expect(await freeAt()).toContain(at('08:00'));
  });

  test('two sit at one time, and no third, however many ask at once', async () => {
    const families = await Promise.all(Array.from({ length: 6 }, () => aPerson(t.db)));
    const asked = await Promise.all(families.map((by) => issuesOf({ by })));
    expect(asked.toSorted()).toEqual([...Array<string>(2).fill('booked'), ...Array<string>(4).fill('slot_taken')]);
    expect(await freeAt()).not.toContain(at('08:00'));
  });

  test('gives its chair back when nobody pays for a quarter of an hour', async () => {
    await book();
    await book({ by: await aPerson(t.db) });
    expect(await freeAt()).not.toContain(at('08:00'));
    t.clock.advance(901);
    await t.runJobs();
    expect(await freeAt()).toContain(at('08:00'));
  });

  test('is said again and made once', async () => {
    const { labOrders } = await t.as(world.elena);
    const key = randomUUID();
    const [first, again] = await Promise.all(
      [1, 2].map(() => labOrders.book({ body: wish() }, { idempotencyKey: key })),
    );
    expect(first?.data._id).toBe(again?.data._id);
  });

  test('is for somebody of the circle whom one may book for', async () => {
    const luz = await aDependant(t.db, { of: world.elena, firstName: 'Luz' });
    expect(await book({ familyMemberId: luz })).toMatchObject({ personName: expect.stringContaining('Luz') });
    const stranger = await aPerson(t.db);
    expect(await issuesOf({ by: stranger, familyMemberId: luz })).toBe('not_found');
  });

  test('is accepted or declined by the center, and both sides hear of it', async () => {
    const { elena, naomi } = world;
    const { _id: id } = await book();
    await pay(id);
    expect((await (await t.as(naomi)).requests.list({ query: {} })).data).toMatchObject([
      { _id: id, what: 'Lab tests', familyName: 'Elena Marín' },
    ]);
    expect(await newsOf(t, naomi)).toMatchObject([{ _id: id, isForProvider: true }]);
    await accept(id);
    expect(await one(id)).toMatchObject({ status: 'scheduled' });
    const letters = (await lettersTo(t, elena.email)).join('\n');
    expect(letters).toContain(`/dashboardorders?id=${id}`);
    expect(letters).not.toMatch(/cholesterol|A1C|blood/i);

    const { _id: other } = await book({ time: '09:00' });
    await pay(other);
    const { requests } = await t.as(naomi);
    await requests.decline({ params: { id: other }, body: { reason: 'We are full.' } });
    await t.runJobs();
    expect(await one(other)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
  });

  test('moves to another time, and keeps the former one when that is taken', async () => {
    const id = await confirmed();
    const { labOrders } = await t.as(world.elena);
    await labOrders.move({ params: { id }, body: { startsAt: at('10:00') } });
    expect(await one(id)).toMatchObject({ times: [{ startsAt: at('10:00') }], details: { moves: 1 } });
    await book({ time: '11:00', by: await aPerson(t.db) });
    await book({ time: '11:00', by: await aPerson(t.db) });
    const taken = labOrders.move({ params: { id }, body: { startsAt: at('11:00') } });
    await expect(taken).rejects.toMatchObject({ code: 'slot_taken' });
    expect(await one(id)).toMatchObject({ times: [{ startsAt: at('10:00') }] });
    const stranger = await t.as(await aPerson(t.db));
    const foreign = stranger.labOrders.move({ params: { id }, body: { startsAt: at('09:00') } });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });

  test('reminds of its preparation before the time without food begins, also whoever has said that they come', async () => {
    const { elena } = world;
    const fasting = await confirmed(); // twelve hours without food before eight in the morning
    const plain = await confirmed({ time: '08:15', codes: ['a1c'] });
    const { bookings } = await t.as(elena);
    for (const id of [fasting, plain]) {
      const { startsAt } = await one(id);
      await bookings.sayComing({ params: { id }, body: { isSure: true, startsAt } });
    }
    const reminded = async (instant: string) => {
      t.clock.set(instant);
      await t.runJobs();
      return (await lettersTo(t, elena.email)).filter((letter) => letter.includes('How to prepare'));
    };
    expect(await reminded(at('17:59', '2026-06-16'))).toEqual([]);
    const [letter, ...more] = await reminded(at('18:20', '2026-06-16'));
    expect(more).toEqual([]);
    expect(letter).toContain(fasting);
    expect(letter).not.toMatch(/cholesterol|A1C|blood|eat/i);
    expect(await reminded(at('20:00', '2026-06-16'))).toHaveLength(1);
  });

  test('is cancelled for what was said to come back', async () => {
    const id = await confirmed();
    t.clock.set(at('05:00')); // three hours before: half of it
    const { bookings } = await t.as(world.elena);
    const change = (expectedRefundCents: number) =>
      bookings.change({ params: { id }, body: { status: 'cancelled', expectedRefundCents } });
    await expect(change(6700)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 3350 } });
    await change(3350);
    await t.runJobs();
    expect(await refundsOf(t, id)).toEqual([{ amount_cents: 3350 }]);
  });
});

describe('my orders', () => {
  test('are listed by tab and counted, mine alone', async () => {
    const { elena } = world;
    const id = await confirmed();
    await book({ time: '09:00', codes: ['a1c'] });
    const { labOrders } = await t.as(elena);
    const listed = await labOrders.list({ params: { userid: elena.id, radiovalue: 'upcoming' }, query: {} });
    expect(listed.data.map(({ _id }) => _id)).toEqual([id]);
    expect(listed.counts).toMatchObject({ pending: 1, upcoming: 1 });
    const counted = await labOrders.count({ params: { id: elena.id } });
    expect(counted).toMatchObject({ counts: { pending: 1, upcoming: 1 }, total: 2 });
    const of = { userid: elena.id, radiovalue: 'soon' };
    await expect(labOrders.list({ params: of, query: {} })).rejects.toMatchObject({ code: 'invalid_input' });
    const stranger = await t.as(await aPerson(t.db));
    await expect(stranger.labOrders.count({ params: { id: elena.id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      stranger.labOrders.list({ params: { ...of, radiovalue: 'upcoming' }, query: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('tell what was ordered to whoever sees the records, and not to who has paid', async () => {
    const { elena } = world;
    const [sister, brother] = [await aPerson(t.db), await aPerson(t.db)];
    await aRelation(t, { personId: elena.personId, memberId: sister.id, scopes: ['bookings', 'records'] });
    await aRelation(t, { personId: elena.personId, memberId: brother.id, scopes: ['bookings'] });
    const id = await confirmed();
    const factsOf = async (person: typeof elena) => JSON.stringify((await one(id, person)).facts ?? '');
    const [own, seen, hidden] = await Promise.all([elena, sister, brother].map(factsOf));
    expect(own).toContain('Cholesterol');
    expect(seen).toContain('Cholesterol');
    expect(hidden).not.toContain('Cholesterol');
    expect(JSON.stringify(await one(id, brother))).not.toContain(itemId('lipid_panel'));
  });

  test('can be reviewed once it is over, and then no more', async () => {
    const id = await confirmed();
    const body = { bookingId: id, stars: 5, words: 'Quick and kind.' };
    const review = async () => (await t.as(world.elena)).labOrders.addReview({ body });
    await expect(review()).rejects.toMatchObject({ code: 'conflict' });
    t.clock.set('2026-06-18T16:00:00Z');
    await t.runJobs();
    expect((await review()).data).toMatchObject({ stars: 5 });
    await expect(review()).rejects.toMatchObject({ code: 'already_reviewed' });
    const { diagnostics } = await t.as();
    const reviews = await diagnostics.reviews({ params: { id: world.labId }, query: { filtertype: '5' } });
    expect(reviews.data).toMatchObject([{ words: 'Quick and kind.' }]);
    const stranger = await t.as(await aPerson(t.db));
    const foreign = stranger.labOrders.addReview({ body: { bookingId: id, stars: 1, words: 'No.' } });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });
});
