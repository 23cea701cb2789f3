import { callQueryOrNull } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { agencyProfiles } from '../profile-contract.ts';

/** What the agencies that I work for say of themselves; null for whoever works for nobody. */
export const myAgencies = () => callQueryOrNull(agencyProfiles.mine, {}, session.isPartner);
