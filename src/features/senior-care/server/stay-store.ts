import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { type Day, instantOf } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import type { Hours } from '#features/providers/hours.ts';
import type { Estimate, StayRequest } from '../stay.ts';

/** A centre that can be booked: verified, with somebody who answers. Its prices, hours and seats stay as they are until the transaction ends. */
export async function bookableCentre(db: Db, id: string) {
  const row = await db
    .selectFrom('centres')
    .select([
      'centres.id',
      'centres.name',
      'centres.kind',
      'centres.time_zone',
      'centres.open_weekdays',
      'centres.day_cents',
      'centres.week_cents',
      'centres.month_cents',
      'centres.hours',
    ])
    .where('centres.id', '=', id)
    .where('centres.verified_at', 'is not', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('centre_managers')
          .select('centre_managers.user_id')
          .whereRef('centre_managers.centre_id', '=', 'centres.id'),
      ),
    )
    .forShare()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      kind: row.kind,
      timeZone: row.time_zone,
      openWeekdays: row.open_weekdays,
      hours: row.hours as Hours, // written by the profile form and the seed only
      prices: { dayCents: row.day_cents, weekCents: row.week_cents, monthCents: row.month_cents },
    }
  );
}

export type BookableCentre = NonNullable<Awaited<ReturnType<typeof bookableCentre>>>;

export type NewStay = {
  userId: string;
  personId: PersonId;
  centre: BookableCentre;
  request: StayRequest;
  days: Day[];
  opens: string;
  closes: string;
  estimate: Estimate;
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
  now: Date;
};

/** Booking, stay and first event in one statement. Answers the booking's id. */
export async function insertStay(
  db: Db,
  { userId, personId, centre, request, days, opens, closes, estimate, startsAt, endsAt, heldUntil, now }: NewStay,
): Promise<string> {
  const { id } = await db
    .with('booking', (db) =>
      db
        .insertInto('bookings')
        .values({
          booking_id: sql<string>`'SC-' || nextval('booking_numbers')`,
          kind: 'stay',
          user_id: userId,
          person_id: personId,
          provider_id: centre.id,
          provider_name: centre.name,
          status: 'pending',
          booked_date: days[0] ?? request.checkInDate,
          starts_at: startsAt,
          ends_at: endsAt,
          time_zone: centre.timeZone,
          total_cents: estimate.totalCents,
          deposit_cents: estimate.depositCents,
          held_until: heldUntil,
          created_at: now,
          updated_at: now,
        })
        .returning('id'),
    )
    .with('stay', (db) =>
      db.insertInto('stays').values({
        booking_id: sql<string>`(select booking.id from booking)`,
        centre_id: centre.id,
        check_in: request.checkInDate,
        check_out: request.checkOutDate,
        weekdays: request.weekDays,
        type_select: request.typeSelect,
        guests: request.guestsCount,
        seniors: request.Seniorcount,
        days,
        opens,
        closes,
        estimate: JSON.stringify(estimate),
        note: request.note || null,
      }),
    )
    .with('event', (db) =>
      db
        .insertInto('booking_events')
        .values({ booking_id: sql<string>`(select booking.id from booking)`, what: 'sent', at: now }),
    )
    .selectFrom('booking')
    .select('booking.id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setNote(db: Db, { bookingId, note }: { bookingId: string; note: string }): Promise<void> {
  await db
    .updateTable('stays')
    .set({ note: note || null })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** When the first day of care ends. */
export async function firstDayEnd(db: Db, { id, timeZone }: { id: string; timeZone: string }): Promise<Date> {
  const { days, check_in, closes } = await db
    .selectFrom('stays')
    .select(['days', 'check_in', 'closes'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  return instantOf(days[0] ?? check_in, closes, timeZone);
}
