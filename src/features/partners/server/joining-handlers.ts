import type { Handlers } from '#server/http/handlers.ts';
import type { joining } from '../joining-contract.ts';
import { latestOf } from './application-store.ts';
import {
  addEvidence,
  beginJoining,
  changeLine,
  removeLine,
  saveProfile,
  sendApplication,
} from './change-application.ts';
import { presentApplication } from './present-application.ts';
import { renew, shownEvidence } from './renewals.ts';

export const joiningHandlers: Handlers<typeof joining> = {
  async mine({ query: { as } }, { db, user }) {
    const latest = await latestOf(db, { userId: user.id, as });
    return { data: latest ? await presentApplication(db, latest) : null };
  },

  shown: async (_, context) => ({ data: await shownEvidence(context) }),
  renew: async ({ params }, context) => ({ data: await renew(context, params.centreId) }),
  begin: async ({ body }, context) => ({ data: await beginJoining(context, body.as) }),
  saveProfile: async ({ params, body }, context) => ({ data: await saveProfile(context, params.id, body) }),
  addEvidence: async ({ params, body }, context) => ({ data: await addEvidence(context, params.id, body) }),
  changeEvidence: async ({ params, body }, context) => ({ data: await changeLine(context, params, body) }),
  removeEvidence: async ({ params }, context) => ({ data: await removeLine(context, params) }),
  send: async ({ params }, context) => ({ data: await sendApplication(context, params.id) }),
};
