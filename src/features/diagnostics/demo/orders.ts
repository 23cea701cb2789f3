import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { firstFree } from '#features/availability/demo/first-free.ts';
import type { DemoBooking } from '#features/bookings/demo/demo-booking.ts';
import { bookerOf } from '#features/bookings/server/seed.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { items } from '../catalogue.ts';
import { LAB_DRAW } from '../centre.ts';
import { OrderRequest } from '../order.ts';
import { bookOrder } from '../server/orders/book-order.ts';
import { aReport } from '../server/seed.ts';
import type { DemoLab } from './labs.ts';

type Values = Partial<Record<string, number>>;

/** An order, told from today: the first free chair from a day on, and how many hours ago it was booked and paid. */
type Story = Pick<DemoBooking, 'family' | 'hoursAgo' | 'end' | 'isUnread' | 'review'> & {
  lab: string;
  personId: string;
  codes: readonly string[];
  /** Days from today, below zero for what has been. */
  day: number;
  atHome?: { street: string; zip: string };
  /** How far it is, with what was found where it is reported. */
  stage?: 'collected' | 'in_lab' | Values;
};

const DAY = DAY_MS / HOUR_MS;

/** Rosa's cholesterol and sugar over a year and a half. */
const cholesterol = [
  { day: -540, ldl: 168, hdl: 44, total: 248, fats: 182, a1c: 6.6 },
  { day: -400, ldl: 151, hdl: 46, total: 231, fats: 171, a1c: 6.4 },
  { day: -270, ldl: 142, hdl: 47, total: 219, fats: 158, a1c: 6.2 },
  { day: -140, ldl: 131, hdl: 49, total: 205, fats: 149, a1c: 6.0 },
  { day: -12, ldl: 118, hdl: 52, total: 191, fats: 134, a1c: 5.8 },
] as const;

const stories: readonly Story[] = [
  ...cholesterol.map(({ day, ldl, hdl, total, fats, a1c }, index): Story => ({
    lab: index === 1 ? 'lake-avenue' : 'arroyo',
    family: elena,
    personId: rosa.id,
    codes: ['lipid_panel', 'a1c'],
    day,
    hoursAgo: (-day + 4) * DAY,
    end: { as: 'accepted', afterHours: 3 },
    stage: { total_cholesterol: total, ldl, hdl, triglycerides: fats, a1c },
    ...(day === -12 && {
      isUnread: true,
      review: { stars: 5, words: 'They found the vein at once, and my mother was home for breakfast.' },
    }),
  })),
  {
    lab: 'arroyo',
    family: elena,
    personId: rosa.id,
    codes: ['senior_check'],
    day: 5,
    hoursAgo: 30,
    end: { as: 'accepted', afterHours: 4 },
    atHome: { street: '418 Example Avenue', zip: '91104' },
  },
  {
    lab: 'arroyo',
    family: elena,
    personId: elena.personId,
    codes: ['tsh', 'blood_count'],
    day: -2,
    hoursAgo: 5 * DAY,
    end: { as: 'accepted', afterHours: 2 },
    stage: 'in_lab',
  },
  {
    lab: 'arroyo',
    family: families.raman,
    personId: relatives.lakshmi.id,
    codes: ['kidney_check'],
    day: 3,
    hoursAgo: 5,
    end: { as: 'waiting' },
    isUnread: true,
  },
  {
    lab: 'arroyo',
    family: families.tanaka,
    personId: relatives.kenji.id,
    codes: ['inr'],
    day: -1,
    hoursAgo: 4 * DAY,
    end: { as: 'accepted', afterHours: 1 },
    stage: 'collected',
  },
  {
    lab: 'arroyo',
    family: families.whitaker,
    personId: relatives.harold.id,
    codes: ['heart_check'],
    day: 6,
    hoursAgo: 3 * DAY,
    end: { as: 'declined', afterHours: 5, reason: 'NT-proBNP needs an order of a doctor with us.' },
  },
];

/** Orders of the demo town at some of its centres. */
export const demoOrders = (labs: readonly DemoLab[], now: Date): DemoBooking[] =>
  stories.map(({ lab: key, personId, codes, day, atHome, stage, ...told }) => {
    const lab = labs.find((one) => one.key === key);
    if (!lab) throw new Error(`There is no test center ${key} in the demo town.`);
    return {
      ...told,
      manager: lab.manager,
      ...(stage && {
        then: async ({ db }, bookingId) => {
          const values = typeof stage === 'string' ? {} : stage;
          await aReport(db, { bookingId, stage: typeof stage === 'string' ? stage : 'reported', values });
        },
      }),
      book: async (db, bookedAt) => {
        const id = randomUUID();
        const request = z.parse(OrderRequest, {
          centerId: lab.id,
          items: items.filter(({ code }) => codes.includes(code)).map(({ _id }) => _id),
          draw: atHome ? 'home' : 'center',
          startsAt: (await firstFree(db, lab, { service: LAB_DRAW, day, now, bookedAt })).toISOString(),
          familyMemberId: personId,
          ...atHome,
        });
        await bookOrder(db, { id, booker: bookerOf(told.family.id), request, now: bookedAt });
        return id;
      },
    };
  });
