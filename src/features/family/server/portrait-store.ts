import type { Db } from '#server/db/db.ts';
import { decidedBy, linksOf, stands } from './access-store.ts';

/** Kept with the account where there is one. */
export async function writePortrait(
  db: Db,
  { personId, image, now }: { personId: string; image: string | null; now: Date },
) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ profile_image: image, updated_at: now })
    .where('id', '=', db.selectFrom('people').select('people.user_id').where('people.id', '=', personId))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.updateTable('people').set({ profile_image: image, updated_at: now }).where('id', '=', personId).execute();
}

/** Whether this account decides for that person, acts for them, or is acted for by them. */
export async function maySeePortrait(
  db: Db,
  { userId, personId, now }: { userId: string; personId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('people as shown')
    .select('shown.id')
    .where('shown.id', '=', personId)
    .where((is) =>
      is.or([
        is('shown.id', 'in', decidedBy(db, userId)),
        is('shown.id', 'in', linksOf(db, { userId, now }).select('family_links.person_id')),
        is(
          'shown.user_id',
          'in',
          db
            .selectFrom('family_links')
            .select('family_links.member_user_id')
            .where('family_links.status', '=', 'accepted')
            .where(stands(now))
            .where('family_links.person_id', 'in', decidedBy(db, userId)),
        ),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
