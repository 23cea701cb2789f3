import type { Handlers } from '#server/http/handlers.ts';
import type { providerContacts } from '../contact-contract.ts';
import { awaitedContacts } from './provider-store.ts';

export const providerContactHandlers: Handlers<typeof providerContacts> = {
  async mine(_, { db, user }) {
    const rows = await awaitedContacts(db, user.providerIds);
    return { data: rows.map(({ id, ...contact }) => ({ _id: id, ...contact })) };
  },
};
