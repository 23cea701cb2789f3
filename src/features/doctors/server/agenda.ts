import { findOfferedSlots } from '#features/availability/server/open-slots.ts';
import { spanOfDays } from '#features/availability/span.ts';
import { bookingsByDay } from '#features/bookings/server/requests/request-store.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { addDays, type Day, dayIn } from '#shared/dates.ts';
import type { Agenda } from '../agenda-contract.ts';
import { detailsOf } from '../appointment.ts';
import { APPOINTMENT } from '../doctor.ts';
import { doctorById } from './doctor-store.ts';

type Asked = { doctorId: string; day: Day | undefined; span: 'day' | 'week' };

/** Who comes to a doctor from that day on, and what is free besides; null for a provider who is none. The reading is in the trail. */
export async function agendaOf(context: Context, { doctorId, day, span }: Asked): Promise<Agenda | null> {
  const { db, now } = context;
  const doctor = await doctorById(db, { id: doctorId, now });
  if (!doctor) return null;
  const { timeZone } = doctor.facts;
  const today = dayIn(timeZone, now);
  const first = day ?? today;
  const last = span === 'week' ? addDays(first, 6) : first;
  const { startsAt: from, endsAt: to } = spanOfDays({ first, last }, timeZone);
  const [rows, slots] = await Promise.all([
    bookingsByDay(db, { providerId: doctorId, from: first, to: last }),
    findOfferedSlots(db, { providerId: doctorId, service: APPOINTMENT, from, to, now }),
  ]);
  await auditReading(context, { people: rows.map((row) => row.person_id), subject: `calendar:${doctorId}` });
  const t = wordsOf(context.language);
  const visits = rows.map((row) => {
    const { mode, tokenId } = detailsOf(row.snapshot.details);
    return {
      _id: row.id,
      bookingId: row.booking_id,
      day: row.day,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      personName: nameOf(row, t),
      mode,
      tokenId,
      isPending: row.status === 'pending',
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
