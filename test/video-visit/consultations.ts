import { randomUUID } from 'node:crypto';
import { FOLLOW_UP_DAYS } from '#features/bookings/follow-up.ts';
import { freeUntilTwoDaysBefore } from '#features/bookings/refund-policy.ts';
import type { BookingContext, BookingKind } from '#features/bookings/server/kind.ts';
import { bookerOf, endAs, knownBooking } from '#features/bookings/server/seed.ts';
import { insertBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import {
  bookable,
  bookableProviderOf,
  insertManagers,
  insertProviders,
  type NewProvider,
} from '#features/providers/server/provider-store.ts';
import { inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';

/** A booking of twenty minutes that only the tests know; `details.by` says how one meets. */
export const consultations: BookingKind = {
  name: 'consultation',
  numberPrefix: 'CN',
  page: '/consultations',
  words: 'consultation',
  confirmedAs: 'scheduled',
  meets: ({ by }) => (by === 'video' || by === 'chat' ? by : 'in person'),
  followUpDays: FOLLOW_UP_DAYS,
  what: () => 'Consultation',
  describe: ({ address }) => ({ terms: { first: 'On', last: 'Until' }, facts: [], arrival: address }),
  refuseUnfair: async () => undefined,
  release: async () => undefined,
  retake: async () => true,
};

const VISIT_CENTS = 4900;

/** What the migration of a service would write. */
export async function introduceConsultations(db: Db): Promise<void> {
  await db.insertInto('provider_kinds').values({ kind: 'clinician' }).execute();
  await db.insertInto('booking_kinds').values({ kind: consultations.name }).execute();
}

export async function aClinician(
  db: Db,
  { managerId, name = 'Dr. Amara Okafor' }: { managerId: string; name?: string },
): Promise<NewProvider> {
  const clinician: NewProvider = {
    ...inPasadena(),
    id: randomUUID(),
    kind: 'clinician',
    name,
    street: '12 Example Way',
    phone: '6265550166',
    languages: ['en', 'es'],
    offers: [],
    priceCents: VISIT_CENTS,
    hours: [null, null, null, null, null, null, null],
    about: { en: 'Listens first.', sp: 'Primero escucha.' },
    picture: { kind: 'portrait', traits: { seed: 'okafor' } },
  };
  await insertProviders(db, [clinician]);
  await insertManagers(db, [{ providerId: clinician.id, userId: managerId }]);
  return clinician;
}

type World = { db: Db; context: () => BookingContext };
type Choices = {
  clinician: NewProvider;
  booker: { id: string };
  /** Whom it is for; whoever books when left out. */
  personId?: string;
  startsAt: Date;
  minutes?: number;
  by?: 'video' | 'chat' | 'in person';
  isAccepted?: boolean;
  kind?: BookingKind;
};

/** A consultation that was paid and accepted. */
export async function aConsultation({ db, context }: World, choices: Choices): Promise<string> {
  const {
    clinician,
    booker,
    personId = null,
    startsAt,
    minutes = 20,
    by = 'video',
    isAccepted = true,
    kind = consultations,
  } = choices;
  const { now } = context();
  const time = {
    day: dayIn(clinician.timeZone, startsAt),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
  };
  const row = await bookable(db, { id: clinician.id, now }).executeTakeFirstOrThrow();
  const { id } = await db.transaction().execute(async (db) =>
    insertBooking(db, {
      kind,
      booker: bookerOf(booker.id),
      personId: await ownPerson(db, { userId: booker.id, personId, scope: 'bookings', now }),
      provider: bookableProviderOf(row),
      times: [time],
      refundPolicy: freeUntilTwoDaysBefore,
      details: { by },
      totalCents: VISIT_CENTS,
      dues: [{ amountCents: VISIT_CENTS, dueAt: now }],
      note: '',
      now,
    }),
  );
  await settle(context(), await aCharge(db, { booking: await knownBooking({ db }, id), userId: booker.id, now }));
  if (isAccepted)
    await db.transaction().execute(async (db) => {
      const inside = { ...context(), db };
      await endAs(inside, await knownBooking(inside, id), { as: 'accepted' });
    });
  return id;
}
