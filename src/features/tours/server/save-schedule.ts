import { removeTimeOff, setWeeklyHours, timeOffOf } from '#features/availability/server/availability-store.ts';
import { closeTime } from '#features/availability/server/close-time.ts';
import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { timeOffIn, type TimeOffForm } from '#features/availability/time-off.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import type { Hours } from '#features/providers/hours.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { TourSchedule, TourScheduleForm } from '../partner-contract.ts';
import { placesOf, TOUR, tourHoursOf, writeOffer } from './offer-store.ts';
import { closedToursOf } from './sweep-store.ts';
import { moveClosedTours } from './sweep-tours.ts';

const WEEK_MS = 7 * DAY_MS;
const MOST_IN_A_WEEK = 400;

type ScheduleContext = Pick<Context, 'db' | 'user' | 'now' | 'publicUrl'>;

/** When a place shows families around, from now on; what is asked and confirmed stays. Throws `not_found` for whoever may not change the place. */
export async function saveSchedule(
  context: ScheduleContext,
  providerId: string,
  form: TourScheduleForm,
): Promise<void> {
  const { db, now } = context;
  await mustManage(context, providerId);
  if (form.isOn && form.hours.every((day) => day === null)) throw Failure.of('hours', 'errors.hoursNone');
  if (form.hours.some((day) => day !== null && day.open >= day.close)) throw Failure.of('hours', 'errors.hoursOrder');
  await db.transaction().execute(async (db) => {
    // This first, as whoever asks does.
    await writeOffer(db, { providerId, isOn: form.isOn, note: form.note, now });
    await setWeeklyHours(db, { providerId, service: TOUR, hours: weeklyHoursOf(form), now });
  });
}

/** Shows nobody around in this time, once by one key; who was to come is offered other times. Answers how many. Throws `first_arrived`. */
export async function closeDays(
  context: ScheduleContext & Pick<Context, 'idempotencyKey'>,
  providerId: string,
  form: TimeOffForm,
): Promise<number> {
  const { db, user, now, idempotencyKey: key } = context;
  await mustManage(context, providerId);
  const zone = await zoneOfPlace(db, providerId, now);
  const claim = { userId: user.id, route: `tourDaysOff ${providerId}`, key, body: form, now };
  const closed = await addOnce(db, claim, async (db) => {
    await closeTime(db, { providerId, zone, form, now });
    return (await closedToursOf(db, { providerId, now })).length;
  });
  await moveClosedTours(context, providerId);
  return closed;
}

/** Throws `not_found`, also for days off of another place. */
export async function reopenDays(context: ScheduleContext, providerId: string, id: string): Promise<void> {
  await mustManage(context, providerId);
  if (!(await removeTimeOff(context.db, { providerId, id }))) throw new Failure('not_found');
}

async function mustManage({ db, user }: ScheduleContext, providerId: string) {
  if (!(await mayAt(db, { userId: user.id, providerId, right: 'seats' }))) throw new Failure('not_found');
}

async function zoneOfPlace(db: Db, id: string, now: Date) {
  const [place] = await placesOf(db, { ids: [id], now });
  if (!place) throw new Failure('not_found');
  return place.time_zone;
}

const weeklyHoursOf = ({ hours, slotMinutes, capacity, noticeHours, aheadDays }: TourScheduleForm): WeeklyHours => ({
  ranges: hours.flatMap((day, index) => (day ? [{ weekday: index + 1, opens: day.open, closes: day.close }] : [])),
  slotMinutes,
  bufferMinutes: 0,
  noticeMinutes: noticeHours * 60,
  aheadDays,
  capacity,
});

/** What a place begins with that has said nothing yet: mornings of the days on which it is open. */
const usual = (
  opening: Hours,
): Pick<TourScheduleForm, 'hours' | 'slotMinutes' | 'capacity' | 'noticeHours' | 'aheadDays'> => ({
  hours: opening.map((day) => day && { open: '10:00', close: '12:00' }),
  slotMinutes: 45,
  capacity: 1,
  noticeHours: 24,
  aheadDays: 30,
});

/** The schedules of these places, by name, with what they make of the next seven days. */
export async function schedulesOf(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  ids: readonly string[],
): Promise<TourSchedule[]> {
  const span = { from: now, to: new Date(now.getTime() + WEEK_MS), now };
  const [places, open] = await Promise.all([
    placesOf(db, { ids, now }),
    findOpenSlots(db, { providerIds: ids, service: TOUR, ...span, limit: MOST_IN_A_WEEK }),
  ]);
  return Promise.all(
    places.map(async (place) => {
      const hours = tourHoursOf(place);
      const off = await timeOffOf(db, { providerId: place.id, now });
      return {
        ...(hours ? shownHours(hours) : usual(place.opening as Hours)), // written by insertProviders and the profile form only
        _id: place.id,
        name: place.name,
        timeZone: place.time_zone,
        isVerified: place.is_verified,
        canManage: await mayAt(db, { userId: user.id, providerId: place.id, right: 'seats' }),
        isNew: hours === undefined,
        isOn: place.is_on ?? false,
        note: place.note ?? '',
        daysOff: off.map((span) => timeOffIn(span, place.time_zone)),
        week: (open.get(place.id) ?? []).map(({ startsAt, free }) => ({ startsAt: startsAt.toISOString(), free })),
      };
    }),
  );
}

const shownHours = ({ ranges, slotMinutes, capacity, noticeMinutes, aheadDays }: WeeklyHours) => ({
  hours: Array.from({ length: 7 }, (_, index) => {
    const range = ranges.find(({ weekday }) => weekday === index + 1);
    return range ? { open: range.opens, close: range.closes } : null;
  }),
  slotMinutes,
  capacity,
  noticeHours: noticeMinutes / 60,
  aheadDays,
});
