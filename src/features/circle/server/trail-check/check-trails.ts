import type { NewsContext } from '#features/notifications/server/notify.ts';
import type { TrailedEntry } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { DAY_MS } from '#shared/durations.ts';
import { beginningOf, brokenAt, type Place, step } from './follow-trail.ts';
import { tellBroken } from './tell-broken.ts';
import {
  entriesAfter,
  type KnownTrail,
  knownTrails,
  lockRound,
  lostTrails,
  noteChecked,
  type Round,
  writeBroken,
  writeRound,
  writeWhole,
} from './trail-check-store.ts';

/** Above every person: where a round begins. */
const TOP = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** So many entries are read in one transaction, and so many such slices in one run. */
const ONE_RUN = { size: 1000, slices: 20 };

type CheckContext = NewsContext & { ports: Pick<Ports, 'errors'> };

class BrokenTrail extends Error {
  override name = 'BrokenTrail';
}

/**
 * Once a day every audit trail from its first entry on, by slices, each in a transaction that only one process is in: a run goes on where
 * the one before it stopped. What is newly broken is told to staff, and reported without a word of whose it is.
 */
export async function checkTrails(context: CheckContext, { size, slices } = ONE_RUN): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    const end = await inTransaction(context, (inside) => checkSlice(inside, size));
    if (end.broken > 0)
      context.ports.errors.report(new BrokenTrail('An audit trail does not follow from itself.'), {
        route: 'check-trails',
      });
    if (!end.hasMore) return;
  }
}

async function checkSlice(context: NewsContext, size: number): Promise<{ hasMore: boolean; broken: number }> {
  const { db, now } = context;
  const round = await lockRound(db);
  const isDue = round && (round.is_running || now.getTime() - round.began_at.getTime() >= DAY_MS);
  if (!isDue) return { hasMore: false, broken: 0 };
  const begun = round.is_running ? round : { ...round, ...beginningOf(TOP), is_running: true, began_at: now };
  const rows = await entriesAfter(db, begun, size);
  const isLast = rows.length < size;
  const people = [...new Set([begun.person_id, ...rows.map((row) => row.person_id)])];
  const known = await knownTrails(db, people);
  const { place, ended } = walk(begun, rows, known);
  const lost = await lostTrails(db, { below: begun.person_id, downTo: isLast ? null : place.person_id }, size);
  const broken = await writeTrails(db, { ended: isLast ? [...ended, place] : ended, known, lost, now });
  await writeRound(db, { ...roundOf(begun), ...place, ...(isLast && { is_running: false, ended_at: now }) });
  if (broken > 0) await tellBroken(context);
  return { hasMore: !isLast, broken };
}

const roundOf = ({ is_running, began_at }: Round) => ({ is_running, began_at });

/** Goes over entries: the trails that end among them, and where it stops. */
function walk(from: Place, rows: readonly TrailedEntry[], known: ReadonlyMap<string, KnownTrail>) {
  const { person_id, entry_id, hash, broken_entry } = from;
  const ended: Place[] = [];
  let place: Place = { person_id, entry_id, hash, broken_entry };
  for (const row of rows) {
    if (row.person_id !== place.person_id) {
      ended.push(place);
      place = beginningOf(row.person_id);
    }
    place = step(place, row, known.get(row.person_id));
  }
  return { place, ended };
}

type TrailFindings = {
  ended: readonly Place[];
  known: ReadonlyMap<string, KnownTrail>;
  lost: readonly KnownTrail[];
  now: Date;
};

/** Answers how many are newly broken. */
async function writeTrails(db: Db, { ended, known, lost, now }: TrailFindings): Promise<number> {
  const read = ended
    .filter(({ entry_id: last }) => last > 0)
    .map((place) => ({ place, of: known.get(place.person_id), entryId: brokenAt(place, known.get(place.person_id)) }));
  const whole = read.filter(({ entryId }) => entryId === null).map(({ place }) => place);
  await writeWhole(
    db,
    whole.map(({ person_id, entry_id, hash }) => ({ person_id, entry_id, hash })),
    now,
  );
  const broken = [
    ...read.map(({ place, of, entryId }) => ({ personId: place.person_id, of, entryId })),
    ...lost.map((trail) => ({ personId: trail.person_id, of: trail, entryId: trail.entry_id })),
  ].flatMap(({ entryId, ...trail }) => (entryId === null ? [] : [{ ...trail, entryId }]));
  const isNew = ({ of, entryId }: (typeof broken)[number]) => of?.broken_entry !== entryId || of.settled_at !== null;
  await noteChecked(
    db,
    broken.filter((trail) => !isNew(trail)).map(({ personId }) => personId),
    now,
  );
  const news = broken.filter(isNew);
  for (const { personId, entryId } of news) await writeBroken(db, { personId, entryId, now });
  return news.length;
}
