import { href } from '#web/paths.ts';

/** Where an invitation is answered one question at a time, as by the link in its mail. */
export const answerAddress = (invitationId: string): string =>
  href('/dashboard-addfamily', undefined, { step: 'answer', id: invitationId });
