import { type OpenApplication, openStates } from '#features/providers/work-place.ts';
import type { Db } from '#server/db/db.ts';
import { applications } from './application-store.ts';

/** What an account has under way, joining or a claim; of several what was changed last. */
export async function openApplicationOf(db: Db, userId: string): Promise<OpenApplication | null> {
  const row = await applications(db)
    .$narrowType<{ status: OpenApplication['status'] }>()
    .where('partner_applications.user_id', '=', userId)
    .where('partner_applications.status', 'in', openStates)
    .where('partner_applications.purpose', 'in', ['join', 'claim'])
    .orderBy('partner_applications.updated_at', 'desc')
    .orderBy('partner_applications.id')
    .limit(1)
    .executeTakeFirst();
  return row ? { as: row.kind, status: row.status, placeId: row.provider_id } : null;
}
