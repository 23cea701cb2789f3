import { sql } from 'kysely';
import type { SqlValue } from '#server/db/statement.ts';

export type PackedDoer = { isReader: boolean; first_name: string; last_name: string };
type PackedDoers = Record<'booker' | 'payer' | 'canceller', PackedDoer | null>;

const packedDoer = (viewerId: SqlValue<string>) =>
  sql`json_build_object('isReader', users.id = ${viewerId}, 'first_name', users.first_name, 'last_name', users.last_name)`;

/** Which account has made a booking, which has paid its first part, and which of the family has cancelled it; null for those who work at its provider. */
export const packedDoers = (viewerId: SqlValue<string>) => sql<PackedDoers | null>`(
  select json_build_object(
    'booker', (select ${packedDoer(viewerId)} from users where users.id = bookings.user_id),
    'payer', (
      select ${packedDoer(viewerId)} from payments join users on users.id = payments.user_id
      where payments.booking_id = bookings.id and payments.state = 'succeeded'
      order by payments.created_at, payments.id limit 1),
    'canceller', case when bookings.cancelled_by = 'family' then (
      select ${packedDoer(viewerId)} from audit_entries join users on users.id = audit_entries.actor_id
      where audit_entries.person_id = bookings.person_id and audit_entries.at = bookings.cancelled_at
        and audit_entries.action = 'write' and audit_entries.subject = 'booking:' || bookings.id
      order by audit_entries.id desc limit 1) end)
  where not exists (select from provider_managers
    where provider_managers.provider_id = bookings.provider_id and provider_managers.user_id = ${viewerId}))`;
