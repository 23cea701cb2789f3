import { findOfferedSlots } from '#features/availability/server/open-slots.ts';
import { slotSellers } from '#features/availability/server/own-hours-store.ts';
import { spanOfDays } from '#features/availability/span.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { addDays, type Day, dayIn } from '#shared/dates.ts';
import { mayAs, type WorkPlace } from '#shared/place-roles.ts';
import type { Agenda } from '../../calendar.ts';
import { type Colleague, isAtHome, kindNamed, speechIn } from '../kind.ts';
import { bookingsByDay } from './request-store.ts';

type AgendaQuery = { day?: Day | undefined; span: 'day' | 'week' };

/**
 * Who comes to a place from that day on, and what is free besides; null for one that sells no slots. Each kind of booking says of its
 * own what the role of whoever reads includes. The reading is in the trail.
 */
export async function agendaOf(
  context: Context,
  { id: providerId, role }: WorkPlace,
  { day, span }: AgendaQuery,
): Promise<Agenda | null> {
  const { db, now, bookingKinds } = context;
  const [seller] = await slotSellers(db, { ids: [providerId], now });
  if (!seller) return null;
  const { time_zone: timeZone, service } = seller;
  const today = dayIn(timeZone, now);
  const first = day ?? today;
  const last = span === 'week' ? addDays(first, 6) : first;
  const { startsAt: from, endsAt: to } = spanOfDays({ first, last }, timeZone);
  const [rows, slots] = await Promise.all([
    bookingsByDay(db, { providerId, from: first, to: last }),
    findOfferedSlots(db, { providerId, service, from, to, now }),
  ]);
  await auditReading(context, { people: rows.map((row) => row.person_id), subject: `calendar:${providerId}` });
  const reader: Colleague = { ...speechIn(context.language), may: (right) => mayAs(role, right) };
  const visits = rows.map((row) => {
    const kind = kindNamed(bookingKinds, row.kind);
    const { details } = row.snapshot;
    return {
      _id: row.id,
      bookingId: row.booking_id,
      day: row.day,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      personName: nameOf(row, reader.t),
      meets: kind.meets?.(details) ?? null,
      glance: kind.glance?.(details, reader) ?? [kind.what(details, reader)],
      isPending: row.status === 'pending',
      isAtHome: isAtHome(kind, { details }),
      isSure: row.status !== 'pending' && row.sure_at !== null,
    };
  });
  return {
    first,
    today,
    timeZone,
    visits: visits.sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    free: slots.filter(({ free }) => free > 0).map((slot) => slot.startsAt.toISOString()),
  };
}
