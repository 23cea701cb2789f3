import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { CHOOSE_SOON_HOURS, type PlanState } from '../../plan.ts';
import { isUnsaid } from '../reminders/reminder-store.ts';
import { isNotCharged } from '../sweep-store.ts';

type PlanColumns = { state: PlanState };

/** What is asked of a plan for this booking, which the caller has locked. */
export const planOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_plans')
    .selectAll()
    .$narrowType<PlanColumns>()
    .where('booking_plans.booking_id', '=', bookingId)
    .executeTakeFirst();
export type PlanRow = NonNullable<Awaited<ReturnType<typeof planOf>>>;

type NewPlan = {
  bookingId: string;
  personId: string;
  cardId: string;
  firstCents: number;
  userId: string;
  remindAt: Date;
  now: Date;
};

/** A plan is asked to pay; another one takes the place of a former one. */
export async function writePlan(db: Db, asked: NewPlan): Promise<void> {
  const again = {
    card_id: asked.cardId,
    state: 'asked',
    chosen_by: asked.userId,
    asked_at: asked.now,
    remind_at: asked.remindAt,
    checked_at: null,
    checked_by: null,
    choose_by: null,
  };
  await db
    .insertInto('booking_plans')
    .values({ ...again, booking_id: asked.bookingId, person_id: asked.personId, first_cents: asked.firstCents })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        ...again,
        tries: sql`booking_plans.tries + 1`,
        version: sql`booking_plans.version + 1`,
      }),
    )
    .execute();
}

type CheckedPlan = { bookingId: string; state: PlanState; userId: string; chooseBy: Date | null; now: Date };

export async function writeChecked(db: Db, { bookingId, state, userId, chooseBy, now }: CheckedPlan): Promise<void> {
  await db
    .updateTable('booking_plans')
    .set({
      state,
      checked_at: now,
      checked_by: userId,
      choose_by: chooseBy,
      version: sql`booking_plans.version + 1`,
    })
    .where('booking_plans.booking_id', '=', bookingId)
    .execute();
}

/** A plan is to be checked once more, because it is asked for more than before. */
export async function askPlanAgain(db: Db, bookingId: string, { remindAt }: { remindAt: Date }): Promise<void> {
  await db
    .updateTable('booking_plans')
    .set({
      state: 'asked',
      remind_at: remindAt,
      checked_at: null,
      checked_by: null,
      version: sql`booking_plans.version + 1`,
    })
    .where('booking_plans.booking_id', '=', bookingId)
    .where('booking_plans.state', 'in', ['asked', 'covered', 'part'])
    .execute();
  await db
    .deleteFrom('booking_reminders')
    .where('booking_reminders.booking_id', '=', bookingId)
    .where('booking_reminders.name', '=', 'plan')
    .execute();
}

/** Another way of paying has taken the place of a plan that does not pay. True when there was one. */
export async function replacePlan(db: Db, bookingId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking_plans')
    .set({ state: 'replaced', choose_by: null, version: sql`booking_plans.version + 1` })
    .where('booking_plans.booking_id', '=', bookingId)
    .where('booking_plans.state', '=', 'refused')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many bookings of an account wait for their plan to be checked. */
export async function countUnchecked(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking_plans')
    .innerJoin('bookings', 'bookings.id', 'booking_plans.booking_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_plans.chosen_by', '=', userId)
    .where('booking_plans.state', '=', 'asked')
    .where('bookings.status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a provider takes any insurance. */
export const takesPlans = async (db: Db, providerId: string): Promise<boolean> =>
  (await db
    .selectFrom('provider_plans')
    .select('provider_plans.name')
    .where('provider_plans.provider_id', '=', providerId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const MOST_AT_ONCE = 200;

/** Bookings that stand, whose plan nobody has checked although it is time, and of which the provider has not been reminded. */
export const uncheckedPlans = (db: Db, now: Date) =>
  db
    .selectFrom('booking_plans')
    .innerJoin('bookings', 'bookings.id', 'booking_plans.booking_id')
    .select('bookings.id')
    .where('booking_plans.state', '=', 'asked')
    .where('booking_plans.remind_at', '<=', now)
    .where('bookings.status', '!=', 'cancelled')
    .where('bookings.starts_at', '>', now)
    .where(isUnsaid(sql.val('plan')))
    .orderBy('booking_plans.remind_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** Bookings that will soon end because their plan does not pay, of which the family has not been reminded, and no charge is under way. */
export const endingPlans = (db: Db, now: Date) =>
  db
    .selectFrom('booking_plans')
    .innerJoin('bookings', 'bookings.id', 'booking_plans.booking_id')
    .select('bookings.id')
    .where('booking_plans.state', '=', 'refused')
    .where('booking_plans.choose_by', '>', now)
    .where(
      sql<Date>`booking_plans.choose_by - least(make_interval(hours => ${CHOOSE_SOON_HOURS}), (booking_plans.choose_by - booking_plans.checked_at) / 2)`,
      '<=',
      now,
    )
    .where('bookings.status', '!=', 'cancelled')
    .where(isNotCharged(now))
    .where(isUnsaid(sql.val('otherWay')))
    .orderBy('booking_plans.choose_by')
    .limit(MOST_AT_ONCE)
    .execute();

/** Bookings whose plan does not pay, for which nobody chose another way in time, and no charge is under way. */
export const uncoveredBookings = (db: Db, now: Date) =>
  db
    .selectFrom('booking_plans')
    .innerJoin('bookings', 'bookings.id', 'booking_plans.booking_id')
    .select('bookings.id')
    .where('booking_plans.state', '=', 'refused')
    .where('booking_plans.choose_by', '<=', now)
    .where('bookings.status', '!=', 'cancelled')
    .where(isNotCharged(now))
    .orderBy('booking_plans.choose_by')
    .limit(MOST_AT_ONCE)
    .execute();
