import { sql } from 'kysely';
import { provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';

type ActorQuery = { personId: string; scope: Scope; now: Date };

const MOST_ACTORS = 40;

/**
 * Everybody who may act for a person in a scope at that instant: themselves or who looks after them, and relatives; with their names, and
 * what letters to them need. Only a phone that was proven gets texts.
 */
export async function actorsFor(db: Db, { personId, scope, now }: ActorQuery) {
  const { rows } = await sql<{
    id: string;
    first_name: string;
    email: string;
    language: string;
    phone: string | null;
    is_self: boolean;
  }>`
    select users.id, users.first_name, users.email, users.language,
      ${provenPhone} as phone,
      exists (select from people where people.id = ${personId} and people.user_id = users.id) as is_self
    from users where users.closed_at is null and users.id in (
      select coalesce(people.user_id, people.created_by) from people where people.id = ${personId}
      union select family_links.member_user_id from family_links where family_links.person_id = ${personId}
        and family_links.status = 'accepted' and family_links.paused_at is null and ${scope} = any(family_links.scopes)
        and (family_links.ends_at is null or family_links.ends_at > ${now}::timestamptz))
    order by users.first_name, users.id limit ${MOST_ACTORS}`.execute(db);
  return rows;
}
export type Actor = Awaited<ReturnType<typeof actorsFor>>[number];
