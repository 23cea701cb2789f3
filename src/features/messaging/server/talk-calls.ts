import { see } from '#features/threads/server/see.ts';
import type { ThreadSeeker } from '#features/threads/server/thread-store.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { messaging } from '../contract.ts';
import type { Talk } from '../talk.ts';
import { shownTalk } from './present-talk.ts';
import { talkFor } from './talk-store.ts';
import { writeInto } from './write.ts';

type SeekerResolver = (context: Context) => ThreadSeeker;

/** What either side does in one conversation, each as whoever it is there. */
export const talkCalls = (seekerIn: SeekerResolver): Pick<Handlers<typeof messaging>, 'one' | 'say' | 'seen'> => ({
  one: async ({ params: { id }, query: { before } }, context) => ({
    data: await answerTalk(context, { id, seeker: seekerIn(context), before }),
  }),

  async say({ params: { id }, body }, context) {
    await writeInto(context, { id, seeker: seekerIn(context), message: body });
    return { data: { _id: id } };
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    const seeker = seekerIn(context);
    const talk = await talkFor(context.db, id, seeker);
    if (!talk) throw new Failure('not_found');
    await see(context, { id, kind: talk.kind, seeker, sequence });
    return { sequence };
  },
});

type TalkQuery = { id: string; seeker: ThreadSeeker; before?: number | undefined };

/** A conversation as this side reads it. What is written often tells of health: whoever reads it of somebody else is in their trail. */
export async function answerTalk(context: Context, { id, seeker, before }: TalkQuery): Promise<Talk> {
  const { db, user, now, threadKinds, bookingKinds, language } = context;
  const t = wordsOf(language);
  const { data, row } = await shownTalk(db, { id, seeker, threadKinds, bookingKinds, t, before, now });
  if (seeker.as === 'manager' || row.person_user_id !== user.id)
    await auditLook(context, { people: [row.person_id], subject: `conversation:${row.id}` });
  return data;
}
