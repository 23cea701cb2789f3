import type { BookingKind } from '#features/bookings/server/kind.ts';
import { refuseManyHeld } from '#features/bookings/server/fair-holds.ts';

/** So many visits of one doctor may an account keep without having paid, and so many a network. */
const fair = { account: 2, network: 4 } as const;

/** Once a visit is written, in its transaction, in which the account is locked. Throws `too_many_held`; `factor` widens it for load tests. */
export const refuseUnfairVisits: BookingKind['refuseUnfair'] = (db, booked) => refuseManyHeld(db, booked, fair);
