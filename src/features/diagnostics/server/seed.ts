import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { aPerson } from '#features/account/server/seed.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { bookerOf, type Ending, endAs, knownBooking, seedSecrets } from '#features/bookings/server/seed.ts';
import { timesOf } from '#features/bookings/server/store.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { inJanuary, inPasadena } from '#features/providers/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { measured, unitsOf } from '../analytes.ts';
import { items, testsOf } from '../catalogue.ts';
import { LAB_DRAW } from '../centre.ts';
import { detailsOf, itemsOf, OrderRequest } from '../order.ts';
import type { EnteredValue } from '../report.ts';
import { insertLabs, type NewLab } from './lab-store.ts';
import { writeValues } from './lab/value-store.ts';
import { bookOrder } from './orders/book-order.ts';
import { labOrderKind } from './orders/order-kind.ts';
import { advanceOrder, markReported } from './orders/order-store.ts';

/** The id of a test or a package by its code. */
export function itemId(code: string): string {
  const item = items.find((one) => one.code === code);
  if (!item) throw new Error(`There is no test ${code}.`);
  return item._id;
}

/** Every day from seven to noon on the centre's clock, by the quarter of an hour. */
export const drawHours: WeeklyHours = {
  ranges: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '07:00', closes: '12:00' })),
  slotMinutes: 15,
  bufferMinutes: 0,
  noticeMinutes: 60,
  aheadDays: 60,
  capacity: 2,
};

type LabChoices = Partial<NewLab> & {
  managerId?: string | null;
  weeklyHours?: Partial<WeeklyHours> | null;
  /** What it asks, in dollars by code. */
  prices?: Record<string, number>;
};

/** A verified centre in Pasadena with two chairs: cholesterol $38, A1C $29, vitamin D $45; nobody comes home unless it says so. */
export async function aLab(
  db: Db,
  { managerId, weeklyHours = {}, prices, ...choices }: LabChoices = {},
): Promise<NewLab & { managerId: string | null }> {
  const offered = prices ?? { lipid_panel: 38, a1c: 29, vitamin_d: 45 };
  const lab: NewLab = {
    ...inPasadena(choices.createdAt),
    id: randomUUID(),
    name: 'Arroyo Labs',
    street: '310 Example Boulevard',
    phone: '6265550120',
    languages: ['en', 'es'],
    labOffers: Object.entries(offered).map(([code, dollars]) => ({ _id: itemId(code), cents: dollars * 100 })),
    homeFeeCents: null,
    hours: [1, 2, 3, 4, 5, 6, 7].map(() => ({ open: '07:00', close: '12:00' })),
    about: { en: 'Two quiet rooms.', sp: 'Dos salas tranquilas.' },
    picture: { kind: 'place', traits: { seed: 'arroyo' } },
    ...choices,
  };
  await insertLabs(db, [lab]);
  if (weeklyHours)
    await setWeeklyHours(db, {
      providerId: lab.id,
      service: LAB_DRAW,
      hours: { ...drawHours, ...weeklyHours },
      now: inJanuary,
    });
  const host = managerId === undefined ? (await aPerson(db, { firstName: 'Naomi', lastName: 'Feld' })).id : managerId;
  if (host) await insertManagers(db, [{ providerId: lab.id, userId: host }]);
  return { ...lab, managerId: host };
}

type World = { db: Db; clock: { now: () => Date } };
type Choices = {
  lab: { id: string };
  person: { id: string };
  /** A free chair. */
  startsAt: string;
  codes?: readonly string[];
  status?: 'pending' | Ending;
  forPersonId?: string;
  /** Where somebody comes to, instead of the center. */
  home?: { street: string; zip: string };
};

/** A paid order that has come so far, through the same steps as a real one. */
export async function anOrder(
  { db, clock }: World,
  { lab, person, startsAt, codes = ['lipid_panel', 'a1c'], status = 'accepted', forPersonId, home }: Choices,
) {
  const now = clock.now();
  const id = randomUUID();
  const request = z.parse(OrderRequest, {
    centerId: lab.id,
    items: codes.map(itemId),
    draw: home ? 'home' : 'center',
    ...home,
    startsAt,
    familyMemberId: forPersonId ?? null,
  });
  const kinds = { [labOrderKind.name]: labOrderKind };
  const context = { db, bookingKinds: kinds, secrets: seedSecrets, publicUrl: 'http://127.0.0.1:3000', now };
  await db.transaction().execute((db) => bookOrder(db, { id, booker: bookerOf(person.id), request, now }));
  await settle(context, await aCharge(db, { booking: await knownBooking({ db }, id), userId: person.id, now }));
  if (status !== 'pending')
    await inTransaction(context, async (inside) => {
      await endAs(inside, await knownBooking(inside, id), { as: status });
    });
  return knownBooking({ db }, id);
}

type TestReport = {
  bookingId: string;
  stage?: 'collected' | 'in_lab' | 'reported';
  /** By analyte; what is left out is not measured. */
  values?: Partial<Record<string, number>>;
};

/** Brings an order so far, some hours after its draw; nobody is told. In the caller's transaction. */
export async function aReport(db: Db, { bookingId: id, stage = 'reported', values = {} }: TestReport): Promise<void> {
  const booking = await knownBooking({ db }, id);
  const drawn = (await timesOf(db, id))[0]?.startsAt ?? booking.startsAt;
  const after = (hours: number) => new Date(drawn.getTime() + hours * HOUR_MS);
  await advanceOrder(db, { id, from: 'booked', to: 'collected', now: after(0.1) });
  if (stage === 'collected') return;
  await advanceOrder(db, { id, from: 'collected', to: 'in_lab', now: after(2) });
  if (stage === 'in_lab') return;
  const entered = testsOf(itemsOf(detailsOf(booking.snapshot.details))).flatMap((test) =>
    test.analytes.flatMap((analyte): EnteredValue[] => {
      const value = values[analyte];
      const { low = null, high = null, criticalLow = null, criticalHigh = null } = measured(analyte);
      const unit = unitsOf(analyte)[0] ?? '';
      return value === undefined
        ? []
        : [{ testId: test._id, analyte, value, unit, low, high, criticalLow, criticalHigh }];
    }),
  );
  await markReported(db, {
    id,
    version: 0,
    draft: { values: entered, remark: '', files: [] },
    releasedAt: after(26),
    now: after(26),
  });
  await writeValues(db, id, entered);
}
