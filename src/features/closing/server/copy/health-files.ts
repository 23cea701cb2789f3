import { speechIn } from '#features/bookings/server/kind.ts';
import { decidedPerson } from '#features/family/server/access.ts';
import { healthSummary, summaryFileName } from '#features/health-records/server/fhir/health-summary.ts';
import { patientOf } from '#features/health-records/server/fhir/patient-store.ts';
import type { Leaver } from '#server/keeping.ts';
import type { Language } from '#shared/languages.ts';
import type { CopyContext, PackedCopy } from './packed.ts';

type HealthContext = Pick<CopyContext, 'db' | 'recordSources' | 'bookingKinds' | 'now'>;
type CopyReader = { leaver: Leaver; language: Language };

/** The health records of everybody whom an account decides for, as other programs read them, one file for each. */
export async function healthFiles(
  { db, recordSources, bookingKinds, now }: HealthContext,
  { leaver, language }: CopyReader,
): Promise<PackedCopy['health']> {
  const speech = speechIn(language);
  const files: PackedCopy['health'] = [];
  for (const [index, personId] of leaver.people.entries()) {
    const person = await decidedPerson(db, { userId: leaver.userId, personId });
    const { first_name: first, last_name: last } = await patientOf(db, person);
    const personName = `${first} ${last}`.trim();
    files.push({
      name: `health/${String(index + 1).padStart(3, '0')}-${summaryFileName(personName)}`,
      personName,
      async make() {
        const { bundle } = await healthSummary({ db, bookingKinds, person, speech, now }, recordSources);
        return JSON.stringify(bundle, undefined, 2);
      },
    });
  }
  return files;
}
