import type { ReceiptFile } from '#features/payments/server/receipts/receipt-files.ts';
import type { Receipt } from '#features/payments/receipt-contract.ts';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import type { RecordSource } from '#features/health-records/server/fhir/resource.ts';
import type { SummaryFile } from '#features/visit-summaries/server/copied-papers.ts';
import type { Db } from '#server/db/db.ts';
import type { Keeping } from '#server/keeping.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Language } from '#shared/languages.ts';
import type { CopiedTable } from '../kept-store.ts';
import type { AskedCopy } from './copy-store.ts';

/** What making a copy takes. */
export type CopyContext = {
  db: Db;
  ports: Ports;
  keepings: readonly Keeping[];
  recordSources: readonly RecordSource[];
  bookingKinds: BookingKinds;
  publicUrl: string;
  now: Date;
};

/** All that goes into an archive. */
export type PackedCopy = {
  asked: AskedCopy;
  language: Language;
  parts: { name: string; tables: CopiedTable[] }[];
  receipts: Receipt[];
  papers: ReceiptFile[];
  summaries: SummaryFile[];
  /** The health records of each person, made when they are wanted. */
  health: { name: string; personName: string; make: () => Promise<string> }[];
  files: { name: string; path: string; key: string }[];
  now: Date;
};

/** The rows of one table of the copy; none where it has none. */
export const rowsOf = ({ parts }: Pick<PackedCopy, 'parts'>, table: string): Record<string, unknown>[] =>
  parts.flatMap(({ tables }) => tables.filter((each) => each.table === table)).flatMap(({ rows }) => rows);
