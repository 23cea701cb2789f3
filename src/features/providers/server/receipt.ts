import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import { dayIn } from '#shared/dates.ts';
import type { JoiningKind } from '../application.ts';
import { type EvidenceKind, evidenceOfKind, publicFacts, type ReceiptLine } from '../evidence.ts';
import { confirmedOf, type EvidenceRow } from './evidence-store.ts';

type CheckedProvider = { providerId: string; of: JoiningKind; timeZone: string; now: Date };

/** What was checked of a provider, of each thing that one of its kind can show (`of`): of each the line that holds longest, of inspections all. */
export async function receiptOf(db: Db, { providerId, of, timeZone, now }: CheckedProvider): Promise<ReceiptLine[]> {
  const rows = await confirmedOf(db, providerId);
  const today = dayIn(timeZone, now);
  return evidenceOfKind[of].flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    const shown = kind === 'inspection' ? found : found.slice(0, 1);
    return shown.length === 0 ? [unchecked(kind)] : shown.map((row) => lineOf(row, { today, timeZone }));
  });
}

const unchecked = (kind: EvidenceKind): ReceiptLine => ({
  kind,
  state: 'unchecked',
  facts: {},
  until: null,
  source: null,
  checkedBy: null,
  checkedOn: null,
});

const lineOf = (row: EvidenceRow, { today, timeZone }: { today: Day; timeZone: string }): ReceiptLine => ({
  kind: row.kind,
  state: row.valid_until !== null && row.valid_until < today ? 'lapsed' : 'confirmed',
  facts: publicFacts(row.kind, row.facts),
  until: row.valid_until,
  source: row.source,
  checkedBy: row.checked_by,
  checkedOn: row.checked_at && dayIn(timeZone, row.checked_at),
});
