import type { PersonId } from '#features/family/server/access.ts';
import type { ThreadKinds } from '#features/threads/server/kind.ts';
import { openThread } from '#features/threads/server/open-thread.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { enquiryThreads } from './enquiry-kind.ts';
import { ENQUIRY } from './enquiry-store.ts';

type World = { db: Db; clock: { now: () => Date } };
type EnquiryParties = { person: { id: string; personId: string }; providerId: string };
const threadKinds: ThreadKinds = { [ENQUIRY]: enquiryThreads };

/** A question to a provider; answers the id of the conversation. */
export const anEnquiry = ({ db, clock }: World, { person, providerId }: EnquiryParties): Promise<string> =>
  db.transaction().execute((db) =>
    openThread(
      { db, threadKinds, publicUrl: 'http://127.0.0.1:3000', now: clock.now() },
      {
        kind: ENQUIRY,
        userId: person.id,
        personId: person.personId as PersonId, // it is their own
        providerId,
        clientId: aClientId(),
        words: 'Is there room for a wheelchair?',
      },
    ),
  );
