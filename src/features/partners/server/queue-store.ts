import { sql } from 'kysely';
import type { JoiningKind } from '#features/providers/application.ts';
import type { Db } from '#server/db/db.ts';
import type { ApplicationState, Purpose } from '../application.ts';

const QUEUE_LENGTH = 50;

/** What an application says of whom it is about, as `standingIn` reads it. */
const about = sql`coalesce(application.profile -> 'place', application.profile -> 'doctor', application.profile -> 'contact')`;

const entries = (db: Db) =>
  db
    .selectFrom('partner_applications as application')
    .innerJoin('users', 'users.id', 'application.user_id')
    .leftJoin('providers', 'providers.id', 'application.provider_id')
    .select(['application.id', 'application.kind', 'application.purpose', 'application.status'])
    .select(['application.sent_at', 'application.decided_at', 'users.first_name', 'users.last_name'])
    .select(sql<string>`coalesce(providers.name, ${about}->>'name', '')`.as('name'))
    .select(
      sql<string>`coalesce(providers.city || ', ' || providers.state,
        (${about}->>'city') || ', ' || (${about}->>'state'), '')`.as('place'),
    )
    .$narrowType<{ kind: JoiningKind; status: ApplicationState; purpose: Purpose }>();
export type QueueRow = Awaited<ReturnType<typeof waitingApplications>>[number];

/** What waits for staff, the longest first. */
export const waitingApplications = (db: Db) =>
  entries(db)
    .where('application.status', '=', 'sent')
    .orderBy('application.sent_at')
    .orderBy('application.id')
    .limit(QUEUE_LENGTH)
    .execute();

/** What staff have decided, the latest first. */
export const decidedApplications = (db: Db) =>
  entries(db)
    .where('application.status', 'in', ['approved', 'declined'])
    .orderBy('application.decided_at', 'desc')
    .orderBy('application.id')
    .limit(QUEUE_LENGTH)
    .execute();

/** How many wait, and since when the first of them. */
export async function countWaiting(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldest } = await db
    .selectFrom('partner_applications')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('sent_at').as('oldest')])
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return { count, oldestAt: oldest };
}
