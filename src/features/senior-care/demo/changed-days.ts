import type { DemoBooking } from '#features/bookings/demo/demo-booking.ts';
import { skipTime } from '#features/bookings/server/changes/skip-time.ts';
import { sayOfPlan } from '#features/bookings/server/plans/check-plan.ts';
import { knownBooking } from '#features/bookings/server/seed.ts';
import { timesOf } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { lockSeats, setSeats } from '../server/seats.ts';
import { insertWaiter } from '../server/waiting/waiting-store.ts';
import { askForDays } from '../server/change/change-stay.ts';
import { detailsOf } from '../stay-details.ts';
import { worthOfDay } from '../change-days.ts';
import { demoManager } from './managers.ts';

type DemoFollowUp = NonNullable<DemoBooking['then']>;

/** The family is away on the last day of its stay. */
export const skipsLastDay =
  (userId: string): DemoFollowUp =>
  async (context, id) => {
    const booking = await knownBooking(context, id);
    const time = (await timesOf(context.db, id)).at(-1);
    if (!time || time.startsAt <= context.now) return;
    const cents = worthOfDay(detailsOf(booking.snapshot.details), time.day);
    await skipTime(context, booking, { time, cents, userId });
  };

/** The family would rather come on other weekdays; the center has not answered yet. */
export const asksForWeekdays =
  (userId: string, weekDays: number[]): DemoFollowUp =>
  async (context, id) => {
    const booking = await knownBooking(context, id);
    const { checkIn: checkInDate, checkOut: checkOutDate } = detailsOf(booking.snapshot.details);
    await askForDays(context, booking, { userId, wanted: { checkInDate, checkOutDate, weekDays } });
  };

type Waiter = { userId: string; personId: string };

/** The center has set its seats to what is taken on the last day of this stay, and others stand in line for it. */
export const fillsLastDay =
  (waiters: readonly Waiter[]): DemoFollowUp =>
  async (context, id) => {
    const { db, now } = context;
    const { providerId: centreId } = await knownBooking(context, id);
    const day = (await timesOf(db, id)).at(-1)?.day;
    const [seats] = day ? await lockSeats(db, { centreId, days: [day] }) : [];
    if (!seats) return;
    await setSeats(db, { centreId, day: seats.day, capacity: seats.taken });
    for (const { userId, personId } of waiters) {
      const person = await ownPerson(db, { userId, personId, scope: 'bookings', now });
      await insertWaiter(db, { centreId, day: seats.day, userId, personId: person, guests: 1, room: '', now });
    }
  };

/** The center has checked the plan: it pays all but so much. */
export const coveredInPart =
  (owedCents: number): DemoFollowUp =>
  async (context, id) => {
    const booking = await knownBooking(context, id);
    const answer = { answer: 'part', owedCents, version: 1 } as const;
    await sayOfPlan(context, booking, { managerId: demoManager.id, answer });
  };
