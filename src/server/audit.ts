import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/db.ts';
import { groupCommit } from './db/group-commit.ts';

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

type Reading = { db: Db; user: { id: string }; now: Date };

/** One entry for each person of whom somebody reads something at once: `subject` names the list or the thing. */
export const auditReading = (
  { db, user, now }: Reading,
  { people, subject }: { people: readonly string[]; subject: string },
): Promise<void> =>
  auditAll(
    db,
    [...new Set(people)].map((personId) => ({ at: now, actorId: user.id, personId, action: 'read' as const, subject })),
  );

const byDatabase = new WeakMap<Db, (entries: AuditEntry[]) => Promise<void>>();

function togetherOn(db: Db) {
  const known = byDatabase.get(db) ?? groupCommit<AuditEntry>((entries) => write(db, entries));
  byDatabase.set(db, known);
  return known;
}

async function write(db: Db, entries: AuditEntry[]) {
  const rows = entries.map(({ at, actorId, personId, action, subject }) => ({
    at,
    actor_id: actorId,
    person_id: personId,
    action,
    subject,
  }));
  await sql`select add_to_audit_trail(${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** The first entry whose hash does not follow from it and its predecessor; undefined when the trail is whole. */
export async function brokenEntry(db: Db, personId: string): Promise<number | undefined> {
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  let previous = '';
  for (const row of entries) {
    const entry = {
      at: row.at,
      actorId: row.actor_id,
      personId: row.person_id,
      action: row.action as AuditAction,
      subject: row.subject,
    };
    if (row.previous_hash !== previous || row.hash !== hashOf(entry, previous)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

const hashOf = ({ at, actorId, personId, action, subject }: AuditEntry, previous: string) =>
  createHash('sha256')
    .update([previous, at.toISOString(), actorId, personId, action, subject].join('\n'))
    .digest('hex');
