import type { Handlers } from '#server/http/handlers.ts';
import type { claiming } from '../../claim-contract.ts';
import { beginClaim, proveClaimCode, sendClaimCode, shownClaim } from './claim-place.ts';

export const claimingHandlers: Handlers<typeof claiming> = {
  one: async ({ query }, context) => ({ data: await shownClaim(context, query.place) }),
  begin: async ({ body }, context) => ({ data: await beginClaim(context, body.place) }),
  sendCode: async ({ params }, context) => ({ data: await sendClaimCode(context, params.id) }),
  proveCode: async ({ params, body }, context) => ({ data: await proveClaimCode(context, params.id, body.otp) }),
};
