import { audit } from '#server/audit.ts';
import type { Leaver, LeavingContext } from '#server/keeping.ts';
import { Failure } from '#shared/failure.ts';
import { type AwayLink, heirsOf, pauseAway, resumeAway, writeGuardian } from './away-store.ts';
import { contactOf } from './contact-store.ts';
import { lockDependant } from './dependant-store.ts';
import { lockLink } from './link-store.ts';
import { takeBackAbout } from './take-back.ts';
import { tellOtherSide } from './tell.ts';

/** Whoever is away shares nothing and reads nothing; the other side hears that it is so, not why. */
export async function pauseRelations(context: LeavingContext, leaver: Leaver): Promise<void> {
  await tellOthers(context, leaver, { links: await pauseAway(context.db, leaver, context.now), what: 'away' });
}

/** What was shared before is shared again. */
export async function resumeRelations(context: LeavingContext, leaver: Leaver): Promise<void> {
  await tellOthers(context, leaver, { links: await resumeAway(context.db, leaver, context.now), what: 'back' });
}

type AwayNews = { links: readonly AwayLink[]; what: 'away' | 'back' };

/** Everybody once, however many relations there are. */
async function tellOthers(context: LeavingContext, { userId }: Leaver, { links, what }: AwayNews) {
  const { db, now } = context;
  const { first_name: firstName, last_name: lastName } = await contactOf(db, userId);
  for (const link of new Map(links.map((each) => [each.other_id, each])).values())
    await tellOtherSide(context, {
      subjectId: link.id,
      what,
      to: link.other_id,
      by: { id: userId, firstName, lastName },
      person: null,
    });
  for (const { id, person_id: personId } of links)
    await audit(db, { at: now, actorId: userId, personId, action: 'share', subject: `relation:${id}` });
}

type RelationKey = { userId: string; personId: string; relationId: string };

/**
 * Hands somebody without an account to a relative whom they have let in; what was offered to others before is taken back. Throws `not_found` for whom this account does not look
 * after, and for a relation that is not of that person, has ended, or whose other side is away.
 */
export async function handOverDependant(
  context: LeavingContext,
  { userId, personId, relationId }: RelationKey,
): Promise<void> {
  const { db, now } = context;
  const dependant = await lockDependant(db, { userId, personId });
  const link = dependant && (await lockLink(db, relationId));
  const heirs = link ? await heirsOf(db, { userId, now }) : [];
  if (!link || !heirs.some(({ id, person_id: of }) => id === relationId && of === personId))
    throw new Failure('not_found');
  const { member_user_id: to, relationship } = link;
  if (!(await writeGuardian(db, { personId, from: userId, to, relationship, now }))) throw new Failure('not_found');
  await takeBackAbout(context, personId);
  const { first_name: firstName, last_name: lastName } = await contactOf(db, userId);
  await tellOtherSide(context, {
    subjectId: personId,
    what: 'handed',
    to,
    by: { id: userId, firstName, lastName },
    person: `${dependant.first_name} ${dependant.last_name}`,
  });
  await audit(db, { at: now, actorId: userId, personId, action: 'share', subject: `relation:${relationId}` });
}
