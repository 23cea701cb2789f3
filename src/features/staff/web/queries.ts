import { callQueryOrNull } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { staffDesks } from '../contract.ts';

/** What waits at each desk; null for whoever is not of the staff. */
export const waitingDesks = () => callQueryOrNull(staffDesks.desks, {}, session.isStaff);
