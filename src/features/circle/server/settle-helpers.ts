import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { HelperDecision } from '../sharing.ts';
import { lockHelpersOf, revokeOwnLink } from './helper-store.ts';
import { writeLink } from './link-store.ts';
import { takeBackAbout } from './take-back.ts';
import { tellOtherSide } from './tell.ts';

type HelperSettlement = { personId: string; decisions: readonly HelperDecision[] };

/**
 * Whoever has taken a record over decides about each relative who may act for them: to keep it as it is, or to end it. Everybody is
 * told; what their predecessor has offered to others is taken back. Throws `helpers_undecided` for somebody about whom nothing was
 * said, and for a relation that has changed since it was read.
 */
export async function settleHelpers(context: Context, { personId, decisions }: HelperSettlement): Promise<void> {
  const { db, user, now } = context;
  await takeBackAbout(context, personId);
  await revokeOwnLink(db, { personId, userId: user.id, now });
  for (const link of await lockHelpersOf(db, { personId, now })) {
    const decision = decisions.find(({ _id }) => _id === link.id);
    const isKept = decision?.keep === true;
    if (!decision || (isKept && decision.asOf !== link.updated_at.toISOString()))
      throw new Failure('helpers_undecided');
    if (!isKept) {
      await writeLink(db, link.id, { status: 'revoked', stopped_by: user.id }, now);
      await audit(db, { at: now, actorId: user.id, personId, action: 'share', subject: `relation:${link.id}` });
    }
    await tellOtherSide(context, {
      subjectId: link.id,
      what: isKept ? 'kept' : 'stopped',
      to: link.member_user_id,
      by: user,
      person: `${link.person_first_name} ${link.person_last_name}`,
    });
  }
}
