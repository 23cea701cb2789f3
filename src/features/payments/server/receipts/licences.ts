import { type EvidenceRow, confirmedOf } from '#features/providers/server/evidence-store.ts';
import type { Db } from '#server/db/db.ts';
import type { CareDay } from './receipt-store.ts';

/**
 * Under which numbers these providers stand in the registers, as staff confirmed them and as they held on the first of the days:
 * 'CA A-104522 · NPI 1234567893'. Whoever has shown none is left out.
 */
export async function licencesOf(db: Db, days: readonly CareDay[]): Promise<Map<string, string>> {
  const firstDays = new Map<string, string>();
  for (const { provider_id: id, day } of days) {
    const known = firstDays.get(id);
    if (known === undefined || day < known) firstDays.set(id, day);
  }
  const found = await Promise.all(
    [...firstDays].map(async ([id, day]): Promise<[string, string]> => [id, inWords(await confirmedOf(db, id), day)]),
  );
  return new Map(found.filter(([, words]) => words !== ''));
}

function inWords(lines: readonly EvidenceRow[], day: string): string {
  const held = (kind: EvidenceRow['kind']) =>
    lines.find((line) => line.kind === kind && (line.valid_until === null || line.valid_until >= day))?.facts;
  const [licence, npi] = [held('licence'), held('npi')];
  return [
    licence?.number && [licence.state, licence.number].filter(Boolean).join(' '),
    npi?.number && `NPI ${npi.number}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
