import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import { bookerOf, endAs, type Ending, knownBooking, seedSecrets } from '#features/bookings/server/seed.ts';
import type { LockedBooking } from '#features/bookings/server/store.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import { insertReviews, rateProviders, type WrittenReview } from '#features/reviews/server/store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addDays, type Day, dayIn, daysBetween, instantOf, weekdayOf } from '#shared/dates.ts';
import type { Room, RoomType } from '../rooms.ts';
import { type PriceType, StayRequest } from '../stay.ts';
import { bookStay } from './book-stay.ts';
import { insertCentres, type NewCentre } from './centre-store.ts';
import { stays } from './stay-kind.ts';

const openFromEight = { open: '08:00', close: '17:00' };

type CentreChoices = Partial<NewCentre> & { managerId?: string };

/** A verified day-care centre in Pasadena, ten seats at $84 a day, open Monday to Friday; `managerId` is the account that answers there. */
export async function aCentre(db: Db, { managerId, ...choices }: CentreChoices = {}): Promise<NewCentre> {
  const centre: NewCentre = {
    ...inPasadena(choices.createdAt),
    id: randomUUID(),
    name: 'Jacaranda Day Center',
    kind: 'day_care',
    street: '214 Example Ave',
    phone: '6265550114',
    languages: ['en', 'es'],
    services: ['lunch', 'music'],
    capacity: 10,
    prices: { dayCents: 8400, weekCents: 39_900, monthCents: 159_600 },
    hours: [openFromEight, openFromEight, openFromEight, openFromEight, openFromEight, null, null],
    dayPlan: [
      { time: '09:00', what: 'welcome' },
      { time: '12:00', what: 'lunch' },
    ],
    about: { en: 'A house with a garden.', sp: 'Una casa con jardín.' },
    art: { seed: 'jacaranda', kind: 'arcade' },
    ...choices,
  };
  await insertCentres(db, [centre]);
  if (managerId) await insertManagers(db, [{ providerId: centre.id, userId: managerId }]);
  return centre;
}

/** Of a residence: two places in shared rooms, the least that it costs, one in a private one, and one suite. */
export const threeRooms = (): Room[] => [
  { type: 'private', places: 1, prices: { dayCents: 24_000, weekCents: 150_000, monthCents: 560_000 } },
  { type: 'shared', places: 2, prices: { dayCents: 18_000, weekCents: 112_000, monthCents: 410_000 } },
  { type: 'suite', places: 1, prices: { dayCents: 31_000, weekCents: 195_000, monthCents: 720_000 } },
];

/** A review of five stars that nobody's booking stands behind; the centre's rating follows. */
export async function aReview(
  db: Db,
  { providerId, ...choices }: Partial<WrittenReview> & { providerId: string },
): Promise<WrittenReview> {
  const review: WrittenReview = {
    id: randomUUID(),
    providerId,
    bookingId: null,
    userId: null,
    author: 'Rosa M.',
    stars: 5,
    words: 'They know her songs by heart.',
    language: 'en',
    createdAt: new Date('2026-05-04T09:00:00Z'),
    ...choices,
  };
  await insertReviews(db, [review]);
  await rateProviders(db, [providerId]);
  return review;
}

type World = { db: Db; clock: { now: () => Date }; kernel?: Pick<BookingContext, 'secrets' | 'publicUrl'> };
type Stage = 'held' | 'pending' | Ending;
type Choices = {
  centre: { id: string; timeZone: string };
  person: { id: string };
  status?: Stage;
  checkIn?: Day;
  checkOut?: Day;
  weekDays?: number[];
  guests?: number;
  typeSelect?: PriceType;
  roomType?: RoomType;
  note?: string;
  reason?: string;
  /** Whom it is for; the person themselves when left out. */
  forPersonId?: string;
  /** Now, or a week before a check-in that has passed. */
  bookedAt?: Date;
};

const WEEK = 7;
const defaultReason = 'We have no quiet room free on these days.';

/**
 * A stay that has come so far, through the same steps as a real one: seats, payment at the simulated processor, events, messages.
 * The centre needs a manager. From next Monday for a week, Mondays and Wednesdays, unless told otherwise.
 */
export async function aStay(
  { db, clock, kernel }: World,
  { centre, person, status = 'accepted', bookedAt, ...choices }: Choices,
): Promise<LockedBooking> {
  const today = dayIn(centre.timeZone, clock.now());
  const checkIn = choices.checkIn ?? nextMonday(today);
  const early = instantOf(addDays(checkIn, -WEEK), '10:00', centre.timeZone);
  const now = bookedAt ?? (daysBetween(today, checkIn) < 0 ? early : clock.now());
  const request = z.parse(StayRequest, {
    centerId: centre.id,
    checkInDate: checkIn,
    checkOutDate: choices.checkOut ?? addDays(checkIn, WEEK),
    weekDays: choices.weekDays ?? [1, 3],
    guestsCount: choices.guests ?? 1,
    typeSelect: choices.typeSelect ?? 'day',
    roomType: choices.roomType ?? null,
    note: choices.note ?? '',
    familyMemberId: choices.forPersonId ?? null,
  });
  const context = {
    db,
    bookingKinds: { stay: stays },
    secrets: kernel?.secrets ?? seedSecrets,
    publicUrl: kernel?.publicUrl ?? 'http://127.0.0.1:3000',
    now,
  };
  const { id } = await db.transaction().execute((db) => bookStay(db, { booker: bookerOf(person.id), request, now }));
  if (status !== 'held' && status !== 'unpaid')
    await settle(context, await aCharge(db, { booking: await knownBooking({ db }, id), userId: person.id, now }));
  if (status !== 'held' && status !== 'pending')
    await inTransaction(context, async (inside) => {
      const reason = status === 'declined' ? (choices.reason ?? defaultReason) : null;
      await endAs(inside, await knownBooking(inside, id), { as: status, reason });
      await notifyParties(inside, { bookingId: id, what: status });
    });
  return knownBooking({ db }, id);
}

const nextMonday = (today: Day): Day => addDays(today, WEEK + 1 - weekdayOf(today));
