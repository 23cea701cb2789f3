import { writableUntil } from '#features/bookings/follow-up.ts';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import type { WrittenCard, WrittenVisit } from '../partner-contract.ts';
import { MOST_SUMMARY_FILES, SUMMARY_FILE, type Summary } from '../summary.ts';
import { mayBeWritten } from '../when-written.ts';
import { prescribedBy } from './medication-store.ts';
import { addendaOf, isSigned, type SignedRow, type VisitRow } from './summary-store.ts';

type PresentContext = { db: Db; bookingKinds: BookingKinds; now: Date };

const personName = ({ first_name: first, last_name: last }: VisitRow) => `${first} ${last}`.trim();

/** A signed summary, as both sides read it. */
export async function presentSummary(context: PresentContext, row: SignedRow): Promise<Summary> {
  return presentSigned(row, await hangingOn(context.db, [row]), context);
}

/** The same of several, asked at once. */
export async function presentSummaries(context: PresentContext, rows: readonly SignedRow[]): Promise<Summary[]> {
  const hanging = await hangingOn(context.db, rows);
  return rows.map((row) => presentSigned(row, hanging, context));
}

/** What hangs on these summaries. */
async function hangingOn(db: Db, rows: readonly SignedRow[]) {
  const ids = rows.map(({ summary_id: id }) => id);
  const [medicines, addenda, files] = await Promise.all([
    prescribedBy(db, ids),
    addendaOf(db, ids),
    filesOn(db, { kind: SUMMARY_FILE, to: ids, most: ids.length * MOST_SUMMARY_FILES }),
  ]);
  return { medicines, addenda, files };
}
type SummaryParts = Awaited<ReturnType<typeof hangingOn>>;

function presentSigned(
  row: SignedRow,
  { medicines, addenda, files }: SummaryParts,
  { bookingKinds }: PresentContext,
): Summary {
  const weeks = row.follow_up_weeks;
  const isOfIt = (one: { summary_id: string }) => one.summary_id === row.summary_id;
  return {
    _id: row.summary_id,
    visit: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    providerId: row.provider_id,
    providerName: row.provider_name,
    personId: row.person_id,
    personName: personName(row),
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    notes: row.notes,
    diagnosis: row.diagnosis ?? '',
    medicines: medicines.filter(isOfIt),
    followUpWeeks: weeks,
    followUpOn: weeks === null ? null : addDays(dayIn(row.time_zone, row.starts_at), 7 * weeks),
    files: files.filter((file) => file.attached_to === row.summary_id).map(presentFile),
    signedAt: row.signed_at.toISOString(),
    addenda: addenda
      .filter(isOfIt)
      .map(({ id, words, created_at: at }) => ({ _id: id, words, createdAt: at.toISOString() })),
    writableUntil: writableUntil({
      endsAt: row.ends_at,
      days: bookingKinds[row.kind]?.followUpDays,
    }).toISOString(),
  };
}

/** A visit in the list of a place. */
export const presentCard = (row: VisitRow, now: Date): WrittenCard => ({
  _id: row.id,
  bookingId: row.booking_id,
  personName: personName(row),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: row.time_zone,
  state: stateOf(row, now),
});

function stateOf(row: VisitRow, now: Date): WrittenCard['state'] {
  if (row.signed_at !== null) return 'signed';
  if (row.summary_id !== null) return 'draft';
  return mayBeWritten({ startsAt: row.starts_at }, now) ? 'open' : 'ahead';
}

/** A visit with all that its place has written of it. */
export async function presentVisit(context: PresentContext, row: VisitRow): Promise<WrittenVisit> {
  const { db, now } = context;
  const files =
    row.summary_id === null || isSigned(row) ? [] : await filesOn(db, { kind: SUMMARY_FILE, to: [row.summary_id] });
  return {
    ...presentCard(row, now),
    reason: row.note ?? '',
    version: row.version ?? 0,
    draft: row.draft && { ...row.draft, files: files.map(({ id }) => id) },
    files: files.map(presentFile),
    summary: isSigned(row) ? await presentSummary(context, row) : null,
    licenceEnded: await endedLicence(db, row, now),
  };
}

async function endedLicence(db: Db, { provider_id: providerId, time_zone: timeZone }: VisitRow, now: Date) {
  const receipt = await receiptOf(db, { providerId, of: 'doctor', timeZone, now });
  const licence = receipt.find(({ kind }) => kind === 'licence');
  return licence?.state === 'lapsed' ? licence.until : null;
}
