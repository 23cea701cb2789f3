import { type Selectable, sql } from 'kysely';
import type { TrailedEntry } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { trailsOf } from '../trail-store.ts';

/** How far the check has come: the person it is at, the last entry of theirs that was read, and the first that did not follow. */
export type Round = Selectable<Tables['trail_rounds']>;
/** What is known of the trail of a person from the days before. */
export type KnownTrail = Selectable<Tables['trail_checks']>;

/** Undefined while another process is at it. In the transaction of a slice. */
export const lockRound = (db: Db): Promise<Round | undefined> =>
  db.selectFrom('trail_rounds').selectAll().forUpdate().skipLocked().executeTakeFirst();

export type RoundChange = Partial<Omit<Round, 'is_only'>>;

export const writeRound = (db: Db, change: RoundChange) => db.updateTable('trail_rounds').set(change).execute();

/** The next entries: what is left of this person, and then those of the next people. By the index of trails, which is read backwards. */
export async function entriesAfter(
  db: Db,
  { person_id: personId, entry_id: entryId }: Pick<Round, 'person_id' | 'entry_id'>,
  size: number,
): Promise<TrailedEntry[]> {
  const own = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('audit_entries.person_id', '=', personId)
    .where('audit_entries.id', '>', entryId)
    .orderBy('audit_entries.id')
    .limit(size)
    .execute();
  if (own.length === size) return own;
  const others = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('audit_entries.person_id', '<', personId)
    .orderBy('audit_entries.person_id', 'desc')
    .orderBy('audit_entries.id')
    .limit(size - own.length)
    .execute();
  return [...own, ...others];
}

export async function knownTrails(db: Db, personIds: readonly string[]): Promise<Map<string, KnownTrail>> {
  const rows = await db
    .selectFrom('trail_checks')
    .selectAll()
    .where(sql<boolean>`trail_checks.person_id = any(${[...personIds]}::uuid[])`)
    .orderBy('trail_checks.person_id')
    .limit(personIds.length)
    .execute();
  return new Map(rows.map((row) => [row.person_id, row]));
}

type TrailRange = { below: string; downTo: string | null };

/** Trails between two people of which nothing is left, and of which that is new. */
export const lostTrails = (db: Db, { below, downTo }: TrailRange, limit: number): Promise<KnownTrail[]> =>
  db
    .selectFrom('trail_checks')
    .selectAll()
    .where('trail_checks.person_id', '<', below)
    .$if(downTo !== null, (query) => query.where('trail_checks.person_id', '>', downTo ?? ''))
    .where(sql<boolean>`trail_checks.broken_entry is distinct from trail_checks.entry_id`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('audit_entries')
            .select('audit_entries.id')
            .whereRef('audit_entries.person_id', '=', 'trail_checks.person_id'),
        ),
      ),
    )
    .orderBy('trail_checks.person_id', 'desc')
    .limit(limit)
    .execute();

export type WholeTrail = Pick<KnownTrail, 'person_id' | 'entry_id' | 'hash'>;

/** Notes trails up to their last entry; what was explained before stays explained. */
export async function writeWhole(db: Db, trails: readonly WholeTrail[], now: Date): Promise<void> {
  if (trails.length === 0) return;
  await db
    .insertInto('trail_checks')
    .values(trails.map((trail) => ({ ...trail, checked_at: now })))
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        entry_id: sql`excluded.entry_id`,
        hash: sql`excluded.hash`,
        checked_at: now,
        broken_entry: sql`case when trail_checks.settled_at is not null then trail_checks.broken_entry end`,
        broken_at: sql`case when trail_checks.settled_at is not null then trail_checks.broken_at end`,
      }),
    )
    .execute();
}

/** Notes that a trail is broken there; up to where it was whole stays as it is known. */
export async function writeBroken(
  db: Db,
  { personId, entryId, now }: { personId: string; entryId: number; now: Date },
) {
  const found = { broken_entry: entryId, broken_at: now, settled_at: null, checked_at: now };
  await db
    .insertInto('trail_checks')
    .values({ person_id: personId, entry_id: 0, hash: '', ...found })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(found))
    .execute();
}

/** Trails that are broken again where that was known already. */
export async function noteChecked(db: Db, personIds: readonly string[], now: Date): Promise<void> {
  if (personIds.length === 0) return;
  await db.updateTable('trail_checks').set({ checked_at: now }).where('person_id', 'in', personIds).execute();
}

/** How many trails are broken and nobody has explained it. */
export async function countBroken(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('trail_checks')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('trail_checks.broken_entry', 'is not', null)
    .where('trail_checks.settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** When the last round over all trails ended. */
export async function lastRoundAt(db: Db): Promise<Date | null> {
  const { ended_at: endedAt } = await db.selectFrom('trail_rounds').select('ended_at').executeTakeFirstOrThrow();
  return endedAt;
}

type CheckQuery = { userId: string; personId: string | null };

/** The oldest check among the trails that an account reads, and the worst that is known of them; without a time before the first one. */
export const checkOf = (db: Db, { userId, personId }: CheckQuery) =>
  db
    .selectFrom('trail_checks')
    .select((is) => is.fn.min('trail_checks.checked_at').as('at'))
    .select(
      sql<boolean>`coalesce(bool_or(trail_checks.broken_entry is not null and trail_checks.settled_at is null), false)`.as(
        'is_broken',
      ),
    )
    .select(sql<boolean>`coalesce(bool_or(trail_checks.settled_at is not null), false)`.as('is_settled'))
    .where('trail_checks.person_id', 'in', trailsOf(db, { userId, personId }))
    .executeTakeFirstOrThrow();
