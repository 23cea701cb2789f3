import { createHash } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { HOUR_MS } from '#shared/durations.ts';
import type { Db } from './db/db.ts';
import { groupCommit } from './db/group-commit.ts';
import type { Tables } from './db/tables.ts';

export type AuditAction = 'read' | 'write' | 'share';
export type AuditEntry = { at: Date; actorId: string; personId: string; action: AuditAction; subject: string };

/** Who did what nobody did: the actor of what happens by the clock. */
export const CLOCK = '00000000-0000-0000-0000-000000000000';

/**
 * Adds to the audit trail of a person: who read or wrote which of their health data. Every entry carries the hash of the one
 * before it, so that a changed entry shows. `subject` names the thing (`booking:<id>`), never its content.
 */
export const audit = (db: Db, entry: AuditEntry): Promise<void> => auditAll(db, [entry]);

/**
 * The same for a list, in one statement. Within a transaction the entries are committed with it; outside of one they are committed
 * when the promise ends, together with those of others who wait at the same moment.
 */
export async function auditAll(db: Db, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await (db.isTransaction ? write(db, entries) : togetherOn(db)(entries));
}

type ReadContext = { db: Db; user: { id: string }; now: Date };
type LookSubject = { people: readonly string[]; subject: string };

/** One entry for each person of whom somebody reads something at once: `subject` names the list or the thing. */
export const auditReading = ({ db, user, now }: ReadContext, { people, subject }: LookSubject): Promise<void> =>
  auditAll(
    db,
    [...new Set(people)].map((personId) => ({ at: now, actorId: user.id, personId, action: 'read' as const, subject })),
  );

/**
 * The same for what an open page asks for again whenever something changes, and what is opened again and again: a look within an hour of
 * the one before is not written anew.
 */
export async function auditLook(reading: ReadContext, { people, subject }: LookSubject): Promise<void> {
  const { db, user, now } = reading;
  const seen = await db
    .selectFrom('audit_entries')
    .select('audit_entries.person_id')
    .distinct()
    .where(sql<boolean>`audit_entries.person_id = any(${[...people]}::uuid[])`)
    .where('audit_entries.actor_id', '=', user.id)
    .where('audit_entries.action', '=', sql.lit('read'))
    .where('audit_entries.at', '>', new Date(now.getTime() - HOUR_MS))
    .where('audit_entries.subject', '=', subject)
    .execute();
  const known = new Set(seen.map((entry) => entry.person_id));
  await auditReading(reading, { people: people.filter((id) => !known.has(id)), subject });
}

const byDatabase = new WeakMap<Db, (entries: AuditEntry[]) => Promise<void>>();

function togetherOn(db: Db) {
  const known = byDatabase.get(db) ?? groupCommit<AuditEntry>((entries) => write(db, entries));
  byDatabase.set(db, known);
  return known;
}

async function write(db: Db, entries: AuditEntry[]) {
  await sql`select ${auditing(entries)}`.execute(db);
}

/** The same as part of another statement of a transaction, which has to evaluate it once. */
export function auditing(entries: readonly AuditEntry[]): RawBuilder<unknown> {
  const rows = entries.map(({ at, actorId, personId, action, subject }) => ({
    at,
    actor_id: actorId,
    person_id: personId,
    action,
    subject,
  }));
  return sql`add_to_audit_trail(${JSON.stringify(rows)}::jsonb)`;
}

/** An entry as it stands in the trail of a person. */
export type TrailedEntry = Selectable<Tables['audit_entries']>;

/** Whether an entry still says what it was written with, and was written after the one with that hash; the first one follows an empty one. */
export const follows = (row: TrailedEntry, previousHash: string): boolean =>
  row.previous_hash === previousHash && row.hash === hashOf(row, previousHash);

/** The first entry that does not follow from the one before it; undefined when the trail is whole. Loads all of it: the daily check goes by slices. */
export async function brokenEntry(db: Db, personId: string): Promise<number | undefined> {
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return entries.find((row, index) => !follows(row, entries[index - 1]?.hash ?? ''))?.id;
}

const hashOf = (row: TrailedEntry, previousHash: string) =>
  createHash('sha256')
    .update([previousHash, row.at.toISOString(), row.actor_id, row.person_id, row.action, row.subject].join('\n'))
    .digest('hex');
