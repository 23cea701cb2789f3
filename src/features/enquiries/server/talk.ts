import { changeThread } from '#features/threads/server/end-thread.ts';
import { say } from '#features/threads/server/say.ts';
import type { ThreadContext } from '#features/threads/server/kind.ts';
import { tellSide } from '#features/threads/server/tell.ts';
import { lockThread, type ThreadSeeker } from '#features/threads/server/thread-store.ts';
import type { MessageForm, ThreadState } from '#features/threads/thread.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { ENQUIRY, waitingEnquiriesAt } from './enquiry-store.ts';

type Side = { id: string; seeker: ThreadSeeker };

/** Either side writes; what it throws is in `say`. */
export const writeTo = (context: Context, { message, ...side }: Side & { message: MessageForm }) =>
  inTransaction(context, (inside) => say(inside, { ...side, kind: ENQUIRY, message }));

/** Either side closes it or opens it again; what it throws is in `changeThread`. */
export const changeStatusOf = (context: Context, { status, ...side }: Side & { status: ThreadState }) =>
  inTransaction(context, (inside) => changeThread(inside, { ...side, kind: ENQUIRY, status }));

/** Tells somebody who answers at a provider from now on what families have asked there before. In the caller's transaction. */
export async function tellOfWaiting(context: ThreadContext, to: { providerId: string; userId: string }): Promise<void> {
  for (const { id, userId: by } of await waitingEnquiriesAt(context.db, to.providerId)) {
    const thread = await lockThread(context.db, { id, kind: ENQUIRY, seeker: { as: 'manager', userId: to.userId } });
    if (thread) await tellSide(context, { thread, what: 'opened', side: 'answerer', by, isMailed: true });
  }
}
