import type { PersonId } from '#features/family/server/access.ts';
import { openThread } from '#features/threads/server/open-thread.ts';
import type { ThreadKinds } from '#features/threads/server/kind.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { TICKET, ticketThreads } from './ticket-kind.ts';
import { insertTicket } from './ticket-store.ts';

type World = { db: Db; clock: { now: () => Date } };
const threadKinds: ThreadKinds = { [TICKET]: ticketThreads };

/** A ticket as a family opens it; answers its id. */
export const aTicket = ({ db, clock }: World, person: { id: string; personId: string }): Promise<string> =>
  db.transaction().execute((db) =>
    openThread(
      { db, threadKinds, publicUrl: 'http://127.0.0.1:3000', now: clock.now() },
      {
        kind: TICKET,
        userId: person.id,
        personId: person.personId as PersonId, // it is their own
        providerId: null,
        clientId: aClientId(),
        words: 'Where do I find my receipt?',
        keep: (threadId) => insertTicket(db, { threadId, category: 'payments', subject: 'A receipt', bookingId: null }),
      },
    ),
  );
