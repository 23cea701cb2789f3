import { audit } from '#server/audit.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { CircleNotice } from '../notification.ts';
import { inOrder, type MemberChange } from '../sharing.ts';
import { endOf } from './end-of.ts';
import { type LockedLink, lockLink, lockPersonOfLink, writeLink } from './link-store.ts';
import { takeBackBetween } from './take-back.ts';
import { tellOtherSide } from './tell.ts';

export type RelationChange = Extract<MemberChange, { change: 'limit' | 'pause' | 'resume' | 'stop' }>;

/**
 * The person, or who looks after them, limits, pauses, resumes or stops a relation; the member may only stop it. It holds from the
 * next request on, and what the two have asked of each other before is over. Throws `not_found` for whoever is neither, and `conflict` for what is stopped already.
 */
export async function changeRelation(context: Context, id: string, change: RelationChange): Promise<void> {
  const { user, now } = context;
  await joinTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockPersonOfLink(db, id);
    const link = await lockLink(db, id);
    const isOwner = link?.owner_id === user.id;
    if (!link || !(isOwner || (link.member_user_id === user.id && change.change === 'stop')))
      throw new Failure('not_found');
    if (link.status !== 'accepted') throw new Failure('conflict');
    await writeLink(db, id, await written(inside, link, change), now);
    await takeBackBetween(inside, { personId: link.person_id, memberId: link.member_user_id });
    await tellOtherSide(inside, {
      subjectId: id,
      what: noticeOf(change, isOwner),
      to: isOwner ? link.member_user_id : link.owner_id,
      by: user,
      person: `${link.first_name} ${link.last_name}`,
    });
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: link.person_id,
      action: 'share',
      subject: `relation:${id}`,
    });
  });
}

async function written({ db, user, now }: Context, link: LockedLink, change: RelationChange) {
  if (change.change === 'pause') return { paused_at: link.paused_at ?? now };
  if (change.change === 'resume') return { paused_at: null };
  if (change.change === 'stop') return { status: 'revoked', stopped_by: user.id } as const;
  const { endsOn, endsAt } = await endOf(db, { ownerId: user.id, endsOn: change.endsOn ?? null, now });
  return {
    scopes: inOrder(change.scopes),
    ends_on: endsOn,
    ends_at: endsAt,
    ending_told_at: null,
    ended_told_at: null,
  };
}

const notices = { limit: 'limited', pause: 'paused', resume: 'resumed' } as const;
const noticeOf = ({ change }: RelationChange, isOwner: boolean): CircleNotice =>
  change === 'stop' ? (isOwner ? 'stopped' : 'left') : notices[change];
