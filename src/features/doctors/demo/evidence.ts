import { ines } from '#features/account/demo/accounts.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import type { DemoDoctor } from './doctors.ts';

const boards: Record<string, string> = {
  CA: 'Medical Board of California',
  TX: 'Texas Medical Board',
  FL: 'Florida Board of Medicine',
};

/** What staff has checked of the doctors: licence, insurance, background, and the number in the national register. */
export async function seedDoctorEvidence(db: Db, doctors: readonly DemoDoctor[], now: Date): Promise<void> {
  await insertRecords(
    db,
    'evidence',
    doctors.flatMap((doctor) => rowsOf(doctor, now)),
  );
  await followEvidence(
    db,
    doctors.map(({ id }) => id),
  );
}

function rowsOf({ id, name, timeZone, licence, npi, state }: DemoDoctor, now: Date) {
  const today = dayIn(timeZone, now);
  const random = seeded(`evidence ${name}`);
  const ahead = (least: number, most: number) => addDays(today, least + Math.floor(random() * (most - least)));
  const checkedAt = instantOf(addDays(today, -20 - Math.floor(random() * 120)), '11:00', timeZone);
  const shown = [
    {
      kind: 'licence',
      facts: { number: licence.number, title: 'Physician and surgeon', issuer: boards[state] ?? state },
      valid_until: ahead(150, 700),
      source: `Register of the state (${state})`,
    },
    {
      kind: 'insurance',
      facts: { number: `ML-${Math.floor(random() * 90_000) + 10_000}`, issuer: 'Example Physicians Mutual' },
      valid_until: ahead(60, 360),
      source: 'Asked the company',
    },
    {
      kind: 'background',
      facts: { issuer: 'Example Screening', on: addDays(today, -60) },
      valid_until: ahead(100, 300),
      source: 'Confirmation of the agency',
    },
    { kind: 'npi', facts: { number: npi }, valid_until: null, source: 'National register of providers' },
  ];
  return shown.map((line, index) => ({
    ...line,
    id: demoId(`evidence ${name} ${index}`),
    provider_id: id,
    application_id: null,
    result: 'confirmed',
    checked_by: ines.id,
    checked_at: checkedAt,
    created_at: checkedAt,
  }));
}
