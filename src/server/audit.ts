import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/db.ts';

export type AuditAction = 'read' | 'write' | 'share';
export type AuditEntry = { at: Date; actorId: string; personId: string; action: AuditAction; subject: string };

/**
 * Adds to the audit trail of a person: who read or wrote which of their health data. Every entry carries the hash of the one
 * before it, so that a changed entry shows. `subject` names the thing (`booking:<id>`), never its content.
 */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => audit(transaction, entry));
  await sql`select pg_advisory_xact_lock(hashtextextended(${entry.personId}, 7))`.execute(db);
  const last = await db.selectFrom('audit_entries').select('hash').where('person_id', '=', entry.personId).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const previous = last?.hash ?? '';
  await db.insertInto('audit_entries').values({
    at: entry.at, actor_id: entry.actorId, person_id: entry.personId, action: entry.action, subject: entry.subject,
    previous_hash: previous, hash: hashOf(entry, previous),
  }).execute();
}

/** The first entry whose hash does not follow from it and its predecessor; undefined when the trail is whole. */
export async function brokenEntry(db: Db, personId: string): Promise<number | undefined> {
  const entries = await db.selectFrom('audit_entries').selectAll().where('person_id', '=', personId).orderBy('id').execute();
  let previous = '';
  for (const row of entries) {
    const entry = { at: row.at, actorId: row.actor_id, personId: row.person_id, action: row.action as AuditAction, subject: row.subject };
    if (row.previous_hash !== previous || row.hash !== hashOf(entry, previous)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

const hashOf = ({ at, actorId, personId, action, subject }: AuditEntry, previous: string) =>
  createHash('sha256').update([previous, at.toISOString(), actorId, personId, action, subject].join('\n')).digest('hex');
