import type { Scope } from '#shared/call.ts';
import type { Invitation } from '../../contract.ts';
import type { MemberChange } from '../../sharing.ts';
import { decisionKey, type Decisions } from './HelperDecisions.tsx';

type AcceptanceForm = { scopes: Scope[]; endsOn: string; decided: Decisions };

/** A yes to what was chosen of it, and what was decided about each relative, as they were read. */
export const acceptance = ({ helpers }: Invitation, { scopes, endsOn, decided }: AcceptanceForm): MemberChange => ({
  change: 'accept',
  scopes,
  endsOn: endsOn || null,
  helpers: (helpers ?? []).map((helper) => ({
    _id: helper._id,
    keep: decided[decisionKey(helper)] === 'keep',
    asOf: helper.updated_at,
  })),
});
