import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { SecurityStep } from '../security-steps.ts';

type NewStep = { userId: string; step: SecurityStep; actorId?: string; now: Date };

/** Adds a step to the history of an account, the trail of its own person; its owner took it where nobody else is named. In the transaction of the step itself. */
export async function noteStep(db: Db, { userId, step, actorId = userId, now }: NewStep): Promise<void> {
  const { id: personId } = await db
    .selectFrom('people')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await audit(db, { at: now, actorId, personId, action: 'write', subject: `security:${step}` });
}
