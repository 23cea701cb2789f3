import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { RecordFacts } from '#features/health-records/record.ts';
import type { RecordType } from '#features/health-records/record-types.ts';
import { aHealthRecord } from '#features/health-records/server/seed.ts';
import { pageApp } from './page.tsx';
import { savedFiles } from './saved-files.ts';

/** The server of a file of tests of the pages of health records, and in it, new before each test, Anna, who keeps some; `saved` is what was saved. */
export async function openKeptRecords() {
  const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });
  const saved = savedFiles();
  const who = {} as { anna: Person };
  beforeEach(async () => {
    who.anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
  });
  const keep = (type: RecordType, facts: RecordFacts = {}, personId = who.anna.personId) =>
    aHealthRecord(t.db, { person: { personId }, type, facts, now: t.clock.now() });
  return { t, saved, who, keep };
}

/** Whether the tab of health records is marked as where one is. */
export const currentTab = () =>
  within(screen.getByTestId('dashboard-header'))
    .getByRole('link', { name: 'Health Records' })
    .getAttribute('aria-current');
