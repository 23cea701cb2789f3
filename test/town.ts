import { afterAll, beforeEach } from 'vitest';
import { type AppChoices, testApp } from './harness.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';

/** The server of a file of tests with a database of its own, and in it, new before each test, a family and a center. */
export async function openTown({ capacity, ...appChoices }: { capacity?: number } & AppChoices = {}) {
  const t = await testApp(appChoices);
  const town = {} as FamilyAndCentre;
  beforeEach(async () => {
    Object.assign(town, await aFamilyAndACentre(t, capacity === undefined ? {} : { capacity }));
  });
  afterAll(() => t.close());
  return { t, town };
}
