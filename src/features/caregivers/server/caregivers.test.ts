import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { sweepNextSlots } from '#features/availability/server/refresh-next-slots.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { serviceId } from '../services.ts';
import { aCaregiver } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { caregivers } = await t.as();
type Search = Parameters<typeof caregivers.search>[0]['body'];
const near = async (search: Search = {}) =>
  (await caregivers.search({ body: { place: 'Pasadena, CA', ...search } })).data;
const names = async (search?: Search) => (await near(search)).map(({ name }) => name);

// Glendale is some eight miles from Pasadena.
const inGlendale = { city: 'Glendale', zip: '91205', latitude: 34.1425, longitude: -118.2551 };

describe('caregivers who come to a place', async () => {
  const late = { ranges: [{ weekday: 3, opens: '10:00', closes: '18:00' }] };
  await aCaregiver(t.db, { name: 'Wide Reach', ...inGlendale, radiusMiles: 15, priceCents: 2600, gender: 'male' });
  await aCaregiver(t.db, { name: 'Short Reach', ...inGlendale, radiusMiles: 5 });
  await aCaregiver(t.db, {
    name: 'Mid Week',
    weeklyHours: late,
    offers: ['dementia_care'],
    languages: ['en', 'hy'],
    priceCents: 4000,
  });
  await aCaregiver(t.db, { name: 'No Price', priceCents: null });
  await aCaregiver(t.db, { name: 'No Hours', weeklyHours: null });
  await aCaregiver(t.db, { name: 'Un Checked', verifiedAt: null });
  await aCaregiver(t.db, { name: 'Early Bird' });

  test('are those whose reach goes so far, with a price and hours; the unchecked without times', async () => {
    expect((await names()).toSorted()).toEqual(['Early Bird', 'Mid Week', 'Un Checked', 'Wide Reach']);
    expect((await near()).find(({ name }) => name === 'Un Checked')).toMatchObject({ hourCents: null, nextTimes: [] });
    expect((await near()).find(({ name }) => name === 'Early Bird')).toMatchObject({
      hourCents: 3000,
      experienceYears: 14,
      nextTimes: ['2026-06-15T17:00:00.000Z', '2026-06-15T18:00:00.000Z', '2026-06-15T19:00:00.000Z'],
    });
  });

  test('stand in the order that was asked for', async () => {
    await sweepNextSlots({ db: t.db, now: t.clock.now() });
    expect((await names()).at(-1)).toBe('Un Checked');
    expect((await names()).indexOf('Mid Week')).toBe(2);
    expect((await names({ sort: 'price' })).slice(0, 3)).toEqual(['Wide Reach', 'Early Bird', 'Mid Week']);
    expect((await names({ sort: 'distance' })).at(-1)).toBe('Wide Reach');
  });

  test.each<[string, Search, string[]]>([
    ['what they help with', { help: ['dementia_care'] }, ['Mid Week']],
    ['weekdays', { day: '5' }, ['Early Bird', 'Wide Reach']],
    ['the price of an hour', { max: 35 }, ['Early Bird', 'Wide Reach']],
    ['language', { language: ['hy'] }, ['Mid Week']],
    ['woman or man', { gender: 'male' }, ['Wide Reach']],
    ['distance', { miles: 5 }, ['Early Bird', 'Mid Week', 'Un Checked']],
  ])('are narrowed by %s', async (_, search, found) => {
    expect((await names(search)).toSorted()).toEqual(found);
  });

  test('are counted by what each choice would leave, and nobody counts who does not come there', async () => {
    const { counts, withoutFilters } = await caregivers.counts({ body: { place: 'Pasadena, CA', max: 35 } });
    expect(withoutFilters).toBe(4);
    expect(counts['help']).toEqual({ personal_care: 2, companionship: 2, meal_preparation: 2 });
    expect(counts['gender']).toEqual({ female: 1, male: 1 });
  });

  test('are where their home is about, and nowhere more exactly', async () => {
    const [one] = await near({ help: ['dementia_care'] });
    expect(one).toMatchObject({ latitude: 34.15, longitude: -118.14, city: 'Pasadena' });
    expect(JSON.stringify(await near())).not.toContain('Example Court');
    const elena = await t.as(await aPerson(t.db));
    await expect(elena.providerPlaces.place({ params: { id: one?._id ?? '' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('need a place', async () => {
    await expect(caregivers.search({ body: {} })).rejects.toMatchObject({
      issues: [{ field: 'place', key: 'errors.placeBlank' }],
    });
  });
});

test('the services say how many help with each, from what price', async () => {
  const { data } = await caregivers.services({});
  expect(data.find(({ service }) => service === 'dementia_care')).toEqual({
    _id: serviceId('dementia_care'),
    service: 'dementia_care',
    caregivers: 1,
    fromCents: 4000,
  });
});

describe('the page of a caregiver', () => {
  test('has no years of experience where they have not said since when', async () => {
    const { id } = await aCaregiver(t.db, { since: null });
    expect((await caregivers.one({ params: { id } })).data.experienceYears).toBeNull();
  });

  test('has hours to choose from, who else comes there, and no address', async () => {
    const { id } = await aCaregiver(t.db);
    const { data, schedule, nearby } = await caregivers.one({ params: { id } });
    expect(data).toMatchObject({ minHours: 2, maxHours: 6, training: ['Certified Nurse Assistant (CNA), 2012'] });
    expect(data).not.toHaveProperty('street');
    expect(schedule?.nextFree).toBe('2026-06-15T17:00:00.000Z');
    expect(nearby.map(({ _id }) => _id)).not.toContain(id);
    const { data: hours } = await caregivers.schedule({ params: { id }, query: { days: 1 } });
    expect(hours.at(0)).toEqual({
      startsAt: '2026-06-15T17:00:00.000Z',
      endsAt: '2026-06-15T18:00:00.000Z',
      isFree: true,
    });
  });

  test('has no times of one whom nobody has checked, and takes a question', async () => {
    const { id } = await aCaregiver(t.db, { verifiedAt: null, managerId: null });
    const { data, schedule } = await caregivers.one({ params: { id } });
    expect([data.isVerified, data.hourCents, data.hours, schedule]).toEqual([false, null, [], null]);
    await expect(caregivers.schedule({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
    const elena = await t.as(await aPerson(t.db));
    expect((await elena.enquiries.provider({ params: { providerId: id } })).data.canAsk).toBe(true);
  });

  test('is missing for everybody else', async () => {
    for (const id of [randomUUID(), 'none'])
      await expect(caregivers.one({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a marked caregiver says what an hour costs and when they can come', async () => {
  const elena = await aPerson(t.db);
  const { favourites } = await t.as(elena);
  const { id: caregiverId } = await aCaregiver(t.db);
  await favourites.markCaregiver({ body: { caregiverId } });
  expect((await favourites.caregivers({ params: { id: elena.id }, query: {} })).data).toMatchObject([
    { _id: caregiverId, service: 'caregiver', what: 'Care giver', price: '$30 an hour', nextFreeDay: '2026-06-15' },
  ]);
  const { id: doctorId } = await aCaregiver(t.db);
  await expect(favourites.markDoctor({ body: { doctorId } })).rejects.toMatchObject({ code: 'not_found' });
});

describe('what a caregiver says of themselves', () => {
  const form = {
    about: { en: 'I cook.', sp: '' },
    hourCents: 3300,
    minHours: 3,
    maxHours: 5,
    radiusMiles: 25,
    services: ['errands'],
    languages: ['en'],
    gender: null,
    since: 2020,
    training: [],
  } satisfies Parameters<Awaited<ReturnType<typeof t.as>>['caregiverProfiles']['change']>[0]['body'];

  test('is changed by whoever works for them, and seen at once', async () => {
    const yolanda = await aPerson(t.db);
    const { id } = await aCaregiver(t.db, { managerId: yolanda.id });
    const { caregiverProfiles } = await t.as(yolanda);
    await caregiverProfiles.change({ params: { id }, body: form });
    expect((await caregivers.one({ params: { id } })).data).toMatchObject({
      hourCents: 3300,
      minHours: 3,
      radiusMiles: 25,
      services: ['errands'],
      experienceYears: 6,
      gender: null,
    });
    expect((await caregiverProfiles.mine({})).data).toMatchObject([{ _id: id, hasHours: true, since: 2020 }]);
  });

  test.each([
    [{ hourCents: 500 }, 'hourCents errors.hourPriceImproper'],
    [{ minHours: 6 }, 'maxHours errors.lengthsOrder'],
    [{ services: [] }, 'services errors.helpNone'],
    [{ since: 2027 }, 'since errors.sinceImproper'],
  ])('is refused: %j', async (wrong, said) => {
    const yolanda = await aPerson(t.db);
    const { id } = await aCaregiver(t.db, { managerId: yolanda.id });
    const { caregiverProfiles } = await t.as(yolanda);
    const [field, key] = said.split(' ');
    await expect(caregiverProfiles.change({ params: { id }, body: { ...form, ...wrong } })).rejects.toMatchObject({
      issues: [{ field, key }],
    });
  });

  test('hours are by the hour, whatever is sent', async () => {
    const yolanda = await aPerson(t.db);
    const { id } = await aCaregiver(t.db, { managerId: yolanda.id, weeklyHours: null });
    const { workingHours } = await t.as(yolanda);
    expect((await workingHours.mine({})).data).toMatchObject([
      { slotMinutes: 60, bufferMinutes: 0, hasFixedSlots: true },
    ]);
    const ranges = [{ weekday: 2, opens: '09:00', closes: '12:00' }];
    const body = { ranges, slotMinutes: 20, bufferMinutes: 10, noticeMinutes: 60, aheadDays: 30 } as const;
    const { data } = await workingHours.save({ params: { id }, body });
    expect(data).toMatchObject({ slotMinutes: 60, bufferMinutes: 0 });
    expect((await caregivers.schedule({ params: { id }, query: { days: 2 } })).data).toHaveLength(3);
  });
});
