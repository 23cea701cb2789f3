import type { Db } from '#server/db/db.ts';
import { type RelationEnds, withdrawAbout, withdrawBetween } from './invitation-store.ts';
import { tellWithdrawn } from './tell.ts';

type StoreContext = { db: Db; now: Date };

/** Somebody else decides about a person from now on: what others were offered before is taken back. */
export async function takeBackAbout({ db, now }: StoreContext, personId: string): Promise<void> {
  await tellEach(db, await withdrawAbout(db, { personId, now }));
}

/** Something was decided about the relation of a person and who acts for them: what the two have asked of each other before is taken back. */
export async function takeBackBetween({ db, now }: StoreContext, between: RelationEnds): Promise<void> {
  await tellEach(db, await withdrawBetween(db, { ...between, now }));
}

async function tellEach(db: Db, invitations: readonly { id: string; email: string }[]) {
  for (const { id, email } of invitations) await tellWithdrawn(db, { invitationId: id, email });
}
