import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { bookerOf, type Ending, endAs, knownBooking, seedSecrets } from '#features/bookings/server/seed.ts';
import type { Booker, LockedBooking } from '#features/bookings/server/store.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { SeriesRequest } from '../../series.ts';
import { VisitRequest } from '../../visit.ts';
import { bookSeries, bookVisit } from './book-visit.ts';
import { careSeriesKind, careVisitKind } from './visit-kind.ts';

type World = { db: Db; clock: { now: () => Date }; kernel?: Pick<BookingContext, 'secrets' | 'publicUrl'> };
type Choices = {
  caregiver: { id: string };
  person: { id: string };
  status?: 'pending' | Ending;
  hours?: number;
  /** Whom it is for; the person themselves when left out. */
  forPersonId?: string;
};

export const someHome = { street: '418 Example Avenue', zip: '91104' };

/** A paid visit at an hour that the caregiver offers, through the same steps as a real one: hours, payment, events, messages. */
export const aCareVisit = (world: World, { startsAt, ...asked }: Choices & { startsAt: string }) =>
  paidVisits(world, asked, (db, { request, ...booking }) =>
    bookVisit(db, { ...booking, request: z.parse(VisitRequest, { ...request, startsAt }) }),
  );

/** The same of visits that come again, of which the first week is paid. */
export const aCareSeries = (world: World, { starts, ...asked }: Choices & { starts: readonly string[] }) =>
  paidVisits(world, asked, (db, { request, ...booking }) =>
    bookSeries(db, { ...booking, request: z.parse(SeriesRequest, { ...request, starts }) }),
  );

type Attempt = { id: string; booker: Booker; request: object; now: Date };

/** A booking that has come so far. */
async function paidVisits(
  { db, clock, kernel }: World,
  { caregiver, person, status = 'accepted', hours = 3, forPersonId }: Choices,
  book: (db: Db, attempt: Attempt) => Promise<unknown>,
): Promise<LockedBooking> {
  const now = clock.now();
  const id = randomUUID();
  const request = {
    caregiverId: caregiver.id,
    hours,
    services: ['meal_preparation'],
    issue: 'She forgets to eat',
    familyMemberId: forPersonId ?? null,
    ...someHome,
  };
  const context = {
    db,
    bookingKinds: { [careVisitKind.name]: careVisitKind, [careSeriesKind.name]: careSeriesKind },
    secrets: kernel?.secrets ?? seedSecrets,
    publicUrl: kernel?.publicUrl ?? 'http://127.0.0.1:3000',
    now,
  };
  await db.transaction().execute((db) => book(db, { id, booker: bookerOf(person.id), request, now }));
  await settle(context, await aCharge(db, { booking: await knownBooking({ db }, id), userId: person.id, now }));
  if (status !== 'pending')
    await inTransaction(context, async (inside) => {
      await endAs(inside, await knownBooking(inside, id), { as: status });
    });
  return knownBooking({ db }, id);
}
