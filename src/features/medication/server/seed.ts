import type { PersonId } from '#features/family/server/access.ts';
import { aMedicine } from '#features/visit-summaries/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import type { OwnMedicine } from '../kept-medicine.ts';
import { insertMedicine } from './medicine-store.ts';

/** A medicine as a page sends it. */
export const anOwnMedicine = (change: Partial<OwnMedicine> = {}): OwnMedicine => ({
  ...aMedicine,
  days: null,
  startsOn: '2026-06-01',
  ...change,
});

let number = 0;
export const newMedicineKey = () => (number += 1).toString(16).padStart(32, '0');

/** A medicine that somebody has listed. Answers its id. */
export const aListedMedicine = (
  db: Db,
  { person: { personId }, medicine, now }: { person: { personId: string }; medicine?: Partial<OwnMedicine>; now: Date },
): Promise<string> =>
  insertMedicine(db, {
    person: personId as PersonId, // tests may act for everybody
    key: newMedicineKey(),
    medicine: anOwnMedicine(medicine),
    now,
  });
