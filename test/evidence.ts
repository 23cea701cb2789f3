import { followEvidence } from '#features/providers/server/evidence-store.ts';
import type { TestApp } from './harness.ts';

/** A place has shown a license until June 2027 and an insurance until a day; staff have confirmed both. */
export async function insuredUntil(t: TestApp, providerId: string, until: string): Promise<void> {
  const shown = { provider_id: providerId, result: 'confirmed', source: 'Register', created_at: t.clock.now() };
  const checked = { ...shown, checked_at: t.clock.now(), facts: '{}' };
  await t.db
    .insertInto('evidence')
    .values([
      { ...checked, kind: 'licence', valid_until: '2027-06-30' },
      { ...checked, kind: 'insurance', valid_until: until },
    ])
    .execute();
  await followEvidence(t.db, [providerId]);
}
