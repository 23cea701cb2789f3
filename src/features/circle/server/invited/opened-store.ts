import type { Db } from '#server/db/db.ts';
import { isOpen, withBothSides } from '../received-store.ts';

/** One invitation with both sides, whatever became of it, and whether it may still be answered. */
export const openedInvitation = (db: Db, id: string) =>
  withBothSides(db).select(isOpen.as('is_open')).where('family_invitations.id', '=', id).executeTakeFirst();
export type OpenedInvitation = NonNullable<Awaited<ReturnType<typeof openedInvitation>>>;
