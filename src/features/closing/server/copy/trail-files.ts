import { stringify } from 'csv-stringify/sync';
import { type CopiedLine, copiedTrail } from '#features/circle/server/copied-trail.ts';
import { saidOf } from '#features/circle/trail-line.ts';
import type { Speech } from '#features/bookings/server/kind.ts';
import { harmless } from '#features/payments/server/receipts/receipt-table.ts';
import type { Db } from '#server/db/db.ts';

type TrailOwner = { db: Db; userId: string; t: Speech['t'] };

/** Who saw and changed what, as whom and when, for a spreadsheet: a line at a time. */
export async function* trailTable({ db, userId, t }: TrailOwner): AsyncGenerator<string> {
  yield `\uFEFF${stringify([(['at', 'person', 'who', 'what'] as const).map((column) => t(`closing.copy.trail.${column}`))])}`;
  for await (const line of copiedTrail(db, userId, t)) yield stringify([rowOf(line, t)]);
}

function rowOf(line: CopiedLine, t: Speech['t']): string[] {
  const { who, what } = saidOf(line, t);
  return [line.at, ...harmless([line.personName, who, what, '']).slice(0, -1)];
}

/** The same as other programs read it. */
export async function* trailData({ db, userId, t }: TrailOwner): AsyncGenerator<string> {
  let between = '[\n';
  for await (const line of copiedTrail(db, userId, t)) {
    yield `${between}${JSON.stringify(line)}`;
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}
