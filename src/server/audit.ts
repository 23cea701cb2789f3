import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/db.ts';

export type AuditAction = 'read' | 'write' | 'share';
export type AuditEntry = { at: Date; actorId: string; personId: string; action: AuditAction; subject: string };

/** Who did what nobody did: the actor of what happens by the clock. */
export const CLOCK = '00000000-0000-0000-0000-000000000000';

/**
 * Adds to the audit trail of a person: who read or wrote which of their health data. Every entry carries the hash of the one
 * before it, so that a changed entry shows. `subject` names the thing (`booking:<id>`), never its content.
 */
export const audit = (db: Db, entry: AuditEntry): Promise<void> => auditAll(db, [entry]);

/** The same for a list, in as many statements as for one. */
export async function auditAll(db: Db, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute((transaction) => auditAll(transaction, entries));
  // Locked in one order everywhere, so that two lists never wait for each other.
  const people = [...new Set(entries.map(({ personId }) => personId))].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(person.id, 7)) from unnest(${people}::text[]) as person (id)`.execute(db);
  const last = await sql<{ person_id: string; hash: string }>`
    select newest.person_id, newest.hash from unnest(${people}::uuid[]) as person (id)
    cross join lateral (select * from audit_entries where audit_entries.person_id = person.id order by audit_entries.id desc limit 1) as newest`.execute(db);
  const chain = new Map(last.rows.map(({ person_id, hash }) => [person_id, hash]));
  await db.insertInto('audit_entries').values(entries.map((entry) => {
    const previous = chain.get(entry.personId) ?? '';
    const hash = hashOf(entry, previous);
    chain.set(entry.personId, hash);
    return { at: entry.at, actor_id: entry.actorId, person_id: entry.personId, action: entry.action, subject: entry.subject, previous_hash: previous, hash };
  })).execute();
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
