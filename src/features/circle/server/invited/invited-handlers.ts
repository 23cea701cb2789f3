import type { Handlers } from '#server/http/handlers.ts';
import type { invited } from '../../invited.ts';
import { openInvitation } from './open-invitation.ts';

export const invitedHandlers: Handlers<typeof invited> = {
  open: async ({ body: { key } }, context) => ({ data: await openInvitation(context, key) }),
};
