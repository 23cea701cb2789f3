import { afterAll, beforeEach } from 'vitest';
import { aVisitingParty, visitApp, type VisitingParty } from './visit-world.ts';

type Choices = Parameters<typeof visitApp>[0];

/**
 * The server of a file of tests about visits by video, and in it, new before each test, a mother, her children and a doctor. Each
 * begins on Monday, June 15, nine in the morning in Pasadena.
 */
export async function openVisitingParty({ settings, ...choices }: NonNullable<Choices> = {}) {
  const t = await visitApp({ ...choices, settings: { LIMITS_FACTOR: '1000', ...settings } });
  afterAll(() => t.close());
  const party = {} as VisitingParty;
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    Object.assign(party, await aVisitingParty(t));
  });
  return { t, party };
}
