import type { NewsContext } from '#features/notifications/server/notify.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { contactOf } from './contact-store.ts';
import { endingLinks, lockLink, writeEndTold } from './link-store.ts';
import { tellBoth } from './tell.ts';

/**
 * Tells both sides of a relation that its last day is a week ahead, and once it is over: each once, and neither of what was stopped
 * or given another day meanwhile.
 */
export async function tellEnds(context: NewsContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await endingLinks(context.db, now), ({ id }) =>
    context.db.transaction().execute(async (db) => {
      const [due] = await endingLinks(db, now, id);
      const link = due && (await lockLink(db, id));
      if (!link) return;
      const isOver = link.ends_at !== null && link.ends_at <= now;
      await writeEndTold(db, id, isOver ? { ended_told_at: now } : { ending_told_at: now });
      const member = await contactOf(db, link.member_user_id);
      await tellBoth(
        { ...context, db },
        {
          subjectId: id,
          what: isOver ? 'ended' : 'ending',
          day: link.ends_on ?? '',
          owner: { userId: link.owner_id, firstName: link.first_name, lastName: link.last_name },
          member: { userId: link.member_user_id, firstName: member.first_name, lastName: member.last_name },
        },
      );
    }),
  );
}
