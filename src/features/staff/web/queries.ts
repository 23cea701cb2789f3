import { staffDesks } from '../contract.ts';
import { staffPeople } from '../people-contract.ts';
import { staffQuery } from './staff-query.ts';

/** What waits at each desk. */
export const waitingDesks = () => staffQuery(staffDesks.desks, {});

/** Who is staff. */
export const staffMembers = () => staffQuery(staffPeople.list, {});
