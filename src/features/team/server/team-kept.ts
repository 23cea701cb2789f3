import type { Keeping } from '#server/keeping.ts';
import { endHandovers } from './end-handovers.ts';
import { forgetInvitationsTo } from './invitation-store.ts';

/** Invitations to work for a place: they go with whoever sent them, and with whom they were sent to. */
export const teamKept: Keeping = {
  name: 'team',
  tables: [
    {
      table: 'place_invitations',
      account: ['invited_by'],
      copy: ['provider_id', 'email', 'role', 'status', 'sent_at'],
      end: 'erased',
    },
    {
      table: 'place_handovers',
      account: ['from_user', 'to_user'],
      copy: ['provider_id', 'afterwards', 'status', 'asked_at'],
      end: 'erased',
    },
  ],
  leave: endHandovers,
  erase: ({ db }, { userId }) => forgetInvitationsTo(db, userId),
};
