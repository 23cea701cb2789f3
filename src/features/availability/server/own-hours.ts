import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt, peopleWith } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import { publish } from '#server/realtime/fanout.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { type OwnHours, type OwnHoursForm, usualHours } from '../partner-contract.ts';
import { isWithin } from '../slot-times.ts';
import type { Span } from '../span.ts';
import { timeOffIn, type TimeOffForm } from '../time-off.ts';
import { removeTimeOff, setWeeklyHours, timeOffOf } from './availability-store.ts';
import { closeTime } from './close-time.ts';
import { findSchedule, MOST_SPAN_DAYS } from './open-slots.ts';
import { countWaitingAt, offeredAt } from './lines/line-store.ts';
import { offeringOpened } from './lines/offer-opened.ts';
import { slotSellers } from './own-hours-store.ts';

type ManagerContext = Pick<Context, 'db' | 'user' | 'now'>;
type Seller = Awaited<ReturnType<typeof slotSellers>>[number];

/** The hours of those of these providers that sell slots, by name. */
export async function hoursOfAll({ db, now }: { db: Db; now: Date }, ids: readonly string[]): Promise<OwnHours[]> {
  const sellers = await slotSellers(db, { ids, now });
  return Promise.all(sellers.map((seller) => hoursOfOne(db, seller, now)));
}

async function hoursOfOne(db: Db, seller: Seller, now: Date): Promise<OwnHours> {
  const { id: providerId, service, time_zone: timeZone } = seller;
  const span = { from: now, to: new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS), now };
  const [schedule, off, waiting, offered] = await Promise.all([
    findSchedule(db, { providerId, service, ...span }),
    timeOffOf(db, { providerId, now }),
    countWaitingAt(db, { providerId, service }),
    offeredAt(db, { providerId, service }),
  ]);
  const hours = schedule?.hours ?? { ...usualHours, ...slotsOf(seller) };
  const ahead = (schedule?.taken ?? []).filter(({ taken, startsAt }) => taken > 0 && startsAt > now);
  return {
    ...hours,
    mostPlaces: seller.most_places,
    _id: providerId,
    name: seller.name,
    timeZone,
    isNew: schedule === undefined,
    hasFixedSlots: seller.fixed_minutes !== null,
    isVerified: seller.is_verified,
    timeOff: off.map((one) => timeOffIn(one, timeZone)),
    closed: off.map(written),
    taken: ahead.map((slot) => ({ ...written(slot), taken: slot.taken })),
    waiting,
    offered: offered.map((startsAt) => startsAt.toISOString()),
    outside: ahead.filter((slot) => !isWithin(slot, hours, timeZone)).reduce((sum, { taken }) => sum + taken, 0),
  };
}

/** How long slots are of a kind that is booked by several of them, whatever a provider says. */
const slotsOf = ({ fixed_minutes: slotMinutes }: Seller) =>
  slotMinutes === null ? {} : { slotMinutes, bufferMinutes: 0 };

const written = ({ startsAt, endsAt }: Span) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });

/** Changes the weekly hours; what is booked stays. Throws `not_found` for whoever may not change the place. */
export async function saveHours(context: ManagerContext, id: string, form: OwnHoursForm): Promise<void> {
  const { db, user, now } = context;
  const seller = await managed(context, id);
  await db.transaction().execute(async (db) => {
    const sold = { providerId: id, service: seller.service, now };
    await offeringOpened(db, sold, () => writeHours(db, seller, { form, now }));
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'hours', now });
  });
  await tellTeam(db, id);
}

type FirstHours = { providerId: string; form: OwnHoursForm; now: Date };

/** The first hours of a provider that opens. In the caller's transaction; nothing of a kind that sells no slots. */
export async function openHours(db: Db, { providerId, form, now }: FirstHours): Promise<void> {
  const [seller] = await slotSellers(db, { ids: [providerId], now });
  if (seller) await writeHours(db, seller, { form, now });
}

const writeHours = (db: Db, seller: Seller, { form, now }: { form: OwnHoursForm; now: Date }) =>
  setWeeklyHours(db, {
    providerId: seller.id,
    service: seller.service,
    hours: { ...form, ...slotsOf(seller), capacity: Math.min(form.capacity, seller.most_places) },
    now,
  });

/**
 * Takes time off, once by one key. Answers how many bookings lie in it: they stay. Throws `not_found`, `invalid_input` and
 * `first_arrived`.
 */
export async function takeTimeOff(
  context: ManagerContext & Pick<Context, 'idempotencyKey'>,
  id: string,
  form: TimeOffForm,
): Promise<number> {
  const { db, user, now, idempotencyKey: key } = context;
  const { service, time_zone: zone } = await managed(context, id);
  const claim = { userId: user.id, route: `timeOff ${id}`, key, body: form, now };
  const booked = await addOnce(db, claim, async (db) => {
    const closed = await closeTime(db, { providerId: id, zone, form, now });
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'timeOff', detail: form.first, now });
    return closed.filter((slot) => slot.service === service).reduce((sum, { taken }) => sum + taken, 0);
  });
  await tellTeam(db, id);
  return booked;
}

/** Throws `not_found`, also for a time off of another place. */
export async function endTimeOff(context: ManagerContext, id: string, timeOffId: string): Promise<void> {
  const { db, user, now } = context;
  const { time_zone: zone, service } = await managed(context, id);
  await db.transaction().execute(async (db) => {
    const ended = (await timeOffOf(db, { providerId: id, now })).find((off) => off.id === timeOffId);
    const remove = () => removeTimeOff(db, { providerId: id, id: timeOffId });
    if (!(await offeringOpened(db, { providerId: id, service, now }, remove))) throw new Failure('not_found');
    const detail = ended && timeOffIn(ended, zone).first;
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'backFromTimeOff', detail, now });
  });
  await tellTeam(db, id);
}

async function managed({ db, user, now }: ManagerContext, id: string): Promise<Seller> {
  const [seller] = await slotSellers(db, { ids: [id], now });
  if (!seller || !(await mayAt(db, { userId: user.id, providerId: id, right: 'seats' })))
    throw new Failure('not_found');
  return seller;
}

const tellTeam = async (db: Db, providerId: string) =>
  publish(db, await peopleWith(db, { providerId, right: 'stays' }), ['capacity']);
