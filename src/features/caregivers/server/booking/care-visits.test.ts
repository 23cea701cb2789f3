import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aCaregiver } from '../seed.ts';
import { someHome } from './seed.ts';

let t: TestApp;
let elena: Person;
let yolanda: Person;
let caregiverId: string;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db);
  yolanda = await aPerson(t.db, { firstName: 'Yolanda', lastName: 'Prieto' });
  caregiverId = (await aCaregiver(t.db, { managerId: yolanda.id })).id;
});

const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();
const home = '418 Example Avenue, Pasadena, CA 91104';
type Wish = { time?: string; by?: Person } & Record<string, unknown>;
const book = async ({ time = '09:00', by = elena, ...more }: Wish = {}) => {
  const body = {
    caregiverId,
    startsAt: at(time),
    hours: 3,
    services: ['meal_preparation' as const],
    issue: 'She forgets to eat',
    ...someHome,
    ...more,
  };
  return (await (await t.as(by)).careVisits.book({ body })).data;
};
const paid = async (wish: Wish = {}) => {
  const { _id: bookingId } = await book(wish);
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(wish.by ?? elena)).payments.pay({ body: { bookingId, method } });
  return bookingId;
};
const accept = async (id: string) => (await t.as(yolanda)).requests.accept({ params: { id } });
const freeHours = async () => {
  const { caregivers } = await t.as();
  const { data } = await caregivers.schedule({ params: { id: caregiverId }, query: { from: at('00:00'), days: 1 } });
  return data.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
};
const said = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, issues }: { code: string; issues: { field: string; key: string }[] }) =>
      issues.map(({ field, key }) => `${field} ${key}`).join() || code,
  );

describe('a visit', () => {
  test('takes as many hours as it lasts, at the price of an hour, and is kept for 900 seconds', async () => {
    const booked = await book();
    expect(booked).toMatchObject({
      kind: 'care_visit',
      what: 'Care at home, 3 hours',
      bookingId: expect.stringMatching(/^CG-\d+$/),
      note: 'She forgets to eat',
      address: home,
      money: { totalCents: 9000, dueNowCents: 9000 },
      times: [{ day: '2026-06-17', startsAt: at('09:00'), endsAt: at('12:00') }],
      details: { hours: 3, hourCents: 3000, zip: '91104', services: ['meal_preparation'] },
      heldUntil: '2026-06-15T16:15:00.000Z',
    });
    expect(await freeHours()).toEqual(['08:00', '12:00', '13:00', '14:00', '15:00'].map((time) => at(time)));
  });

  test('wants help, a length, a home within reach, an issue and the price that was shown', async () => {
    expect(await said(book({ issue: ' ' }))).toBe('issue errors.issueBlank');
    expect(await said(book({ services: [] }))).toBe('services errors.serviceUnselected');
    expect(await said(book({ services: ['dementia_care'] }))).toBe('services errors.helpNotOffered');
    expect(await said(book({ startsAt: '' }))).toBe('startsAt errors.slotUnselected');
    expect(await said(book({ time: '09:30' }))).toBe('startsAt errors.slotNotOffered');
    expect(await said(book({ time: '14:00' }))).toBe('startsAt errors.slotNotOffered'); // it would end after the hours
    expect(await said(book({ hours: 1 }))).toBe('hours errors.lengthNotOffered');
    expect(await said(book({ hours: 7 }))).toBe('hours errors.lengthNotOffered');
    expect(await said(book({ zip: '00000' }))).toBe('zip errors.zipImproper');
    expect(await said(book({ zip: '90210' }))).toBe('zip errors.homeTooFar');
    expect(await said(book({ street: '' }))).toBe('street errors.addressBlank');
    expect(await said(book({ expectedCents: 8000 }))).toBe('price_changed');
    expect(await said(book({ caregiverId: randomUUID() }))).toBe('not_found');
    expect(await freeHours()).toHaveLength(8);
  });

  test.each([
    ['nobody has checked', { verifiedAt: null }],
    ['has no price', { priceCents: null }],
    ['has no hours', { weeklyHours: null }],
    ['nobody answers for', { managerId: null }],
  ])('cannot be booked of one whom %s', async (_, choices) => {
    const { id } = await aCaregiver(t.db, choices);
    expect(await said(book({ caregiverId: id }))).toBe('not_found');
  });

  test('of two who want hours in common one gets them, and the other takes none', async () => {
    const people = await Promise.all([aPerson(t.db), aPerson(t.db), aPerson(t.db)]);
    const times = ['08:00', '09:00', '10:00'];
    const answers = await Promise.all(people.map((by, index) => said(book({ by, time: times[index] ?? '' }))));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(await freeHours()).toHaveLength(5);
  });

  test('is for somebody whom one may book for', async () => {
    const mother = await aPerson(t.db);
    expect(await said(book({ familyMemberId: mother.personId }))).toBe('not_found');
    await aRelation(t, { personId: mother.personId, memberId: elena.id, scopes: ['bookings'] });
    expect((await book({ familyMemberId: mother.personId })).personId).toBe(mother.personId);
  });
});

describe('where somebody lives', () => {
  test('the caregiver reads from their yes on: until then the town', async () => {
    const id = await paid();
    const { requests, careVisits } = await t.as(yolanda);
    const seen = async () => JSON.stringify((await requests.one({ params: { id } })).data);
    const opened = async () => JSON.stringify((await careVisits.details({ body: { id } })).data);
    expect([await seen(), await opened()].filter((text) => text.includes('418 Example'))).toEqual([]);
    expect(await seen()).toContain('Pasadena, CA 91104');
    await accept(id);
    expect(await seen()).toContain(home);
    expect(await opened()).toContain(home);
  });

  test('is not told to whoever had to say no', async () => {
    const id = await paid();
    const { requests, careVisits } = await t.as(yolanda);
    await requests.decline({ params: { id }, body: { reason: 'My day is full.' } });
    expect(JSON.stringify((await requests.one({ params: { id } })).data)).not.toContain('418 Example');
    expect(JSON.stringify((await careVisits.details({ body: { id } })).data)).not.toContain('418 Example');
  });

  test('stands in no mail to the caregiver', async () => {
    const id = await paid();
    await accept(id);
    const rows = await t.db.selectFrom('outbox').selectAll().execute();
    const toYolanda = rows.filter((row) => JSON.stringify(row).includes(yolanda.email));
    expect(toYolanda.length).toBeGreaterThan(0);
    expect(JSON.stringify(toYolanda)).not.toContain('418 Example');
    expect(JSON.stringify(rows)).not.toMatch(/meal preparation/i);
  });
});

test('why and which help is needed is read by whoever sees the records, whoever booked, and the caregiver', async () => {
  const brother = await aPerson(t.db);
  await aRelation(t, { personId: elena.personId, memberId: brother.id, scopes: ['bookings'] });
  const id = await paid();
  const readBy = async (person: Person) => {
    const { note, facts, details } = (await (await t.as(person)).bookings.one({ params: { id } })).data;
    return [note, facts.map(({ term }) => term), details.services];
  };
  const all = ['She forgets to eat', ['How long', 'Help with', 'Home'], ['meal_preparation']];
  expect(await readBy(elena)).toEqual(all);
  expect(await readBy(yolanda)).toEqual(all);
  expect(await readBy(brother)).toEqual([null, ['How long', 'Home'], []]);
});

describe('by the calls of the specification', () => {
  test('it is listed by tab with those of doctors beside it, and opened', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits, appointments, bookings } = await t.as(elena);
    const { data, counts } = await careVisits.list({ params: { id: elena.id }, query: {} });
    expect([data.map(({ _id }) => _id), counts.upcoming]).toEqual([[id], 1]);
    expect((await appointments.list({ params: { id: elena.id }, query: {} })).data).toEqual([]);
    expect((await bookings.list({ query: { on: '/dashboardappointments' } })).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await bookings.list({ query: { on: '/dashboardbookings' } })).data).toEqual([]);
    expect((await careVisits.details({ body: { id } })).data).toMatchObject({ _id: id, status: 'scheduled' });
    await expect(appointments.details({ body: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('its family cancels it by its terms, its caregiver for all of the money', async () => {
    const [own, theirs] = [await paid(), await paid({ time: '12:00' })];
    await accept(own);
    await accept(theirs);
    t.clock.set('2026-06-17T05:00:00Z'); // ten in the evening before: half comes back
    const { careVisits } = await t.as(elena);
    const cancelled = await careVisits.cancel({
      params: { id: own },
      body: { reason: 'She is in hospital', expectedRefundCents: 4500 },
    });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', cancelled: { by: 'family' } });
    await (await t.as(yolanda)).careVisits.cancel({ params: { id: theirs }, body: { reason: 'I am ill' } });
    const { data } = await careVisits.details({ body: { id: theirs } });
    expect(data.lines.find(({ name }) => name === 'refund')?.cents).toBe(9000);
    expect(await freeHours()).toHaveLength(8);
  });

  test('it is moved with all of its hours, also across some of its own', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits } = await t.as(elena);
    const { data } = await careVisits.move({ params: { id }, body: { startsAt: at('10:00') } });
    expect(data).toMatchObject({ startsAt: at('10:00'), endsAt: at('13:00'), details: { moves: 1 } });
    expect(await freeHours()).toEqual(['08:00', '09:00', '13:00', '14:00', '15:00'].map((time) => at(time)));
    expect(await said(careVisits.move({ params: { id }, body: { startsAt: at('14:00') } }))).toBe(
      'startsAt errors.slotNotOffered',
    );
    await paid({ by: await aPerson(t.db), time: '13:00' });
    expect(await said(careVisits.move({ params: { id }, body: { startsAt: at('11:00') } }))).toBe('slot_taken');
    expect((await careVisits.details({ body: { id } })).data.startsAt).toBe(at('10:00'));
  });

  test('it is reviewed once, after it has taken place', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits, caregivers } = await t.as(elena);
    const body = { bookingId: id, stars: 5, words: 'Soup, and somebody to talk to.' };
    expect(await said(careVisits.addReview({ body }))).toBe('conflict');
    t.clock.set('2026-06-17T20:00:00Z');
    const later = (await t.as(elena)).careVisits;
    await later.addReview({ body });
    expect(await said(later.addReview({ body }))).toBe('already_reviewed');
    const { data } = await caregivers.reviews({ params: { id: caregiverId }, query: { filtertype: 'newest' } });
    expect(data).toMatchObject([{ stars: 5 }]);
  });

  test('somebody else’s is missing', async () => {
    const id = await paid();
    const { careVisits } = await t.as(await aPerson(t.db));
    const tries = [
      careVisits.details({ body: { id } }),
      careVisits.cancel({ params: { id }, body: { reason: 'No' } }),
      careVisits.move({ params: { id }, body: { startsAt: at('10:00') } }),
      careVisits.addReview({ body: { bookingId: id, stars: 5, words: 'Never there' } }),
    ];
    expect(await Promise.all(tries.map(said))).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
  });
});

describe('the caregiver', () => {
  test('sees what is asked, when and about where, and offers another time as long', async () => {
    const id = await paid();
    await accept(id);
    const { offers, requests } = await t.as(yolanda);
    expect((await requests.one({ params: { id } })).data).toMatchObject({
      what: 'Care at home, 3 hours',
      reasons: expect.arrayContaining(['This is too far for me.']),
      canOffer: true,
    });
    expect((await offers.near({ params: { id } })).times).toContain(at('12:00'));
    await offers.make({ params: { id }, body: { why: 'declined', reason: 'I am ill on that day.' } });
    const { bookings, careVisits } = await t.as(elena);
    const [first] = (await bookings.one({ params: { id } })).data.offer?.times ?? [];
    await careVisits.move({ params: { id }, body: { startsAt: first ?? '' } });
    expect((await bookings.one({ params: { id } })).data).toMatchObject({ startsAt: first, status: 'scheduled' });
  });

  test('has a day with who expects them, and its colleagues what their role includes', async () => {
    await accept(await paid());
    const { requests } = await t.as(yolanda);
    const { data } = await requests.agenda({ query: { day: '2026-06-17', span: 'day' } });
    expect(data?.visits).toMatchObject([{ glance: ['3 hours', 'Pasadena 91104', 'Meal preparation'] }]);
    const books = await aPerson(t.db);
    await aMember(t.db, { providerId: caregiverId, userId: books.id, role: 'bookkeeping', now: t.clock.now() });
    await expect((await t.as(books)).requests.agenda({ query: {} })).rejects.toMatchObject({ status: 404 });
  });
});
