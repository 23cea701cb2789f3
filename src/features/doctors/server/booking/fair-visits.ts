import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';

/** So many visits of one doctor may an account keep without having paid, and so many a network. */
const fair = { account: 2, network: 4 } as const;

type Booked = { userId: string; client: string; providerId: string; factor: number };

/** Once a visit is written, in its transaction, in which the account is locked. Throws `too_many_held`; `factor` widens it for load tests. */
export async function refuseUnfairVisits(db: Db, { userId, client, providerId, factor }: Booked): Promise<void> {
  const kept = await db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('bookings.user_id', '=', userId).as('account'),
      fn.countAll<number>().as('network'),
    ])
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', 'is not', null)
    .where((is) => is.or([is('bookings.user_id', '=', userId), is('bookings.held_for_client', '=', client)]))
    .executeTakeFirstOrThrow();
  if (kept.account > fair.account * factor || kept.network > fair.network * factor)
    throw new Failure('too_many_held', { values: { minutes: HOLD_MINUTES } });
}
