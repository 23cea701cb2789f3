import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aCaregiver } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { caregivers } = await t.as();

// Glendale is some six miles from Pasadena.
const inGlendale = { city: 'Glendale', zip: '91205', latitude: 34.1425, longitude: -118.2551 };
const near = await aCaregiver(t.db, { name: 'Near By' });
const far = await aCaregiver(t.db, { name: 'Far Off', ...inGlendale, radiusMiles: 5, managerId: null });
const unchecked = await aCaregiver(t.db, { name: 'Not Checked', verifiedAt: null });

test('caregivers side by side stand in the order of their ids, each once; whoever is no caregiver is left out', async () => {
  const ids = [far.id, near.id, randomUUID(), (await aDoctor(t.db)).id, far.id];
  const { compared, place } = await caregivers.compare({ query: { ids: ids.slice(0, 4) } });
  expect(compared.map(({ name }) => name)).toEqual(['Far Off', 'Near By']);
  expect(place).toBeNull();
  expect(compared.map(({ distanceMiles }) => distanceMiles)).toEqual([null, null]);
  const twice = await caregivers.compare({ query: { ids: [far.id, far.id] } });
  expect(twice.compared).toHaveLength(1);
  await expect(caregivers.compare({ query: { ids } })).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await caregivers.compare({ query: { ids: [] } })).compared).toEqual([]);
});

test('they say what was checked, how far they live, and when they are free if somebody answers', async () => {
  const ids = [near.id, far.id, unchecked.id];
  const { compared, place } = await caregivers.compare({ query: { ids, place: 'Pasadena, CA' } });
  expect(place?.label).toBe('Pasadena, CA');
  const [first, second, third] = compared;
  expect(first?.nextTimes).toHaveLength(3);
  expect(second?.nextTimes).toEqual([]);
  expect(second?.distanceMiles).toBeGreaterThan(5);
  expect(third).toMatchObject({ isVerified: false, hourCents: null, nextTimes: [] });
  expect(first?.receipt.map(({ kind }) => kind)).toEqual(['licence', 'insurance', 'background']);
  expect(JSON.stringify(compared)).not.toContain('Example Court');
});

test('they are compared without distances from a place that nobody knows', async () => {
  const { compared, place } = await caregivers.compare({ query: { ids: [near.id], place: 'Nowhere at all' } });
  expect([place, compared[0]?.distanceMiles]).toEqual([null, null]);
});
