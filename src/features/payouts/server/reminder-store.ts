import { sql } from 'kysely';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';

const MOST_AT_ONCE = 100;

/** Places for which families have paid by card and that have named no account; those not looked at for longest come first. */
export async function placesToLookAt(db: Db, lookedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select providers.id from providers
    left join payout_reminders as looks on looks.provider_id = providers.id
    where (looks.looked_at is null or looks.looked_at <= ${lookedBefore})
      and ${isHosted}
      and not exists (select from payout_accounts as accounts
        where accounts.provider_id = providers.id and accounts.last_four is not null)
      and exists (select from bookings join booking_dues on booking_dues.booking_id = bookings.id
        where bookings.provider_id = providers.id and booking_dues.state not in ('due', 'insured'))
    order by looks.looked_at nulls first, providers.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

type AccountCheck = { providerId: string; lookedBefore: Date; now: Date };

/** Undefined for whoever comes second, and where an account was named meanwhile. */
export async function takeLook(
  db: Db,
  { providerId, lookedBefore, now }: AccountCheck,
): Promise<{ told_at: Date | null } | undefined> {
  const { rows } = await sql<{ told_at: Date | null }>`
    insert into payout_reminders as looks (provider_id, looked_at)
    select ${providerId}, ${now}
    where not exists (select from payout_accounts as accounts where accounts.provider_id = ${providerId}
      and (accounts.last_four is not null or accounts.changing_until > ${now}))
    on conflict (provider_id) do update set looked_at = excluded.looked_at where looks.looked_at <= ${lookedBefore}
    returning looks.told_at`.execute(db);
  return rows[0];
}

export const writeReminded = (db: Db, providerId: string, now: Date) =>
  db.updateTable('payout_reminders').set({ told_at: now }).where('provider_id', '=', providerId).execute();
