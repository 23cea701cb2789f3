import { peopleWith } from '#features/providers/server/places/role-store.ts';
import type { ThreadKind } from '#features/threads/server/kind.ts';
import { ENQUIRY, enquiryNames } from './enquiry-store.ts';
import { shortName } from './present-enquiry.ts';

const right = 'contacts';

/** Conversations with a provider before a booking: all who answer families there hear of them. */
export const enquiryThreads: ThreadKind = {
  name: ENQUIRY,
  about: 'messages',
  words: 'enquiries',
  answerersOf: async (db, { provider_id: providerId }) =>
    providerId === null
      ? []
      : (await peopleWith(db, { providerId, right })).map((userId) => ({ userId, providerId, right })),
  factsOf: async (db, { id }) => {
    const names = await enquiryNames(db, id);
    return { provider: names.name, name: shortName(names.first_name, names.last_name) };
  },
  pageOf: (id, side) => (side === 'asker' ? `/dashboard-enquiries?id=${id}` : `/partner/enquiries?id=${id}`),
};
