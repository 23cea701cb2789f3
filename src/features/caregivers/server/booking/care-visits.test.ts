import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCaregiver } from '../seed.ts';
import { openCareVisits, said } from '#test/care-visits.ts';

const { t, world, at, book, paid, accept, freeHours } = await openCareVisits();
const home = '418 Example Avenue, Pasadena, CA 91104';

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
    await aRelation(t, { personId: mother.personId, memberId: world.elena.id, scopes: ['bookings'] });
    expect((await book({ familyMemberId: mother.personId })).personId).toBe(mother.personId);
  });
});

describe('where somebody lives', () => {
  test('the caregiver reads from their yes on: until then the town', async () => {
    const id = await paid();
    const { requests, careVisits } = await t.as(world.yolanda);
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
    const { requests, careVisits } = await t.as(world.yolanda);
    await requests.decline({ params: { id }, body: { reason: 'My day is full.' } });
    expect(JSON.stringify((await requests.one({ params: { id } })).data)).not.toContain('418 Example');
    expect(JSON.stringify((await careVisits.details({ body: { id } })).data)).not.toContain('418 Example');
  });

  test('stands in no mail to the caregiver', async () => {
    const id = await paid();
    await accept(id);
    const rows = await t.db.selectFrom('outbox').selectAll().execute();
    const toYolanda = rows.filter((row) => JSON.stringify(row).includes(world.yolanda.email));
    expect(toYolanda.length).toBeGreaterThan(0);
    expect(JSON.stringify(toYolanda)).not.toContain('418 Example');
    expect(JSON.stringify(rows)).not.toMatch(/meal preparation/i);
  });
});

test('why and which help is needed is read by whoever sees the records, whoever booked, and the caregiver', async () => {
  const brother = await aPerson(t.db);
  await aRelation(t, { personId: world.elena.personId, memberId: brother.id, scopes: ['bookings'] });
  const id = await paid();
  const readBy = async (person: Person) => {
    const { note, facts, details } = (await (await t.as(person)).bookings.one({ params: { id } })).data;
    return [note, facts.map(({ term }) => term), details.services];
  };
  const all = ['She forgets to eat', ['How long', 'Help with', 'Home'], ['meal_preparation']];
  expect(await readBy(world.elena)).toEqual(all);
  expect(await readBy(world.yolanda)).toEqual(all);
  expect(await readBy(brother)).toEqual([null, ['How long', 'Home'], []]);
});
