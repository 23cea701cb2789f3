import { audit, type AuditEntry } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import type { TourNotice } from '../notification.ts';
import type { TourAnswer } from '../tour.ts';
import { ended, giveSlotBack, mustStand } from './change-tour.ts';
import { placeWith } from './offer-store.ts';
import { refreshTours, tellTour } from './tell-tour.ts';
import { type LockedTour, lockTour, openToursAt, type TourWrite, writeTour } from './tour-store.ts';
import { freeTimes } from './tour-times.ts';

type AnswerContext = Pick<Context, 'db' | 'user' | 'now' | 'publicUrl'>;
type Step = { write: TourWrite; told?: TourNotice };

/** A place answers a visit. Throws `not_found`, `tour_changed` where it is no longer as they saw it, `invalid_input` for times that are not free. */
export async function answerTour(context: AnswerContext, id: string, answer: TourAnswer): Promise<void> {
  const { user, now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const tour = await lockTour(db, id, { managerId: user.id });
    if (!tour) throw new Failure('not_found');
    const step = await stepFor(inside, tour, answer);
    if (!step) return;
    await writeTour(db, id, { ...step.write, updated_at: now });
    const changed = await lockTour(db, id, 'clock');
    if (!changed) throw new Failure('not_found');
    if (step.told) await tellTour(inside, { tour: changed, what: step.told, by: user.id });
    else await refreshTours(db, changed, now);
    const action = answer.answer === 'number' ? 'read' : 'write';
    await audit(db, { at: now, actorId: user.id, personId: tour.person_id, action, subject: `tour:${id}` });
  });
}

/** Nobody shows around at a place that is given up: what was asked is declined, what was confirmed is cancelled, and the families hear. */
export async function endAllAt(context: AnswerContext, providerId: string): Promise<AuditEntry[]> {
  const { db, user, now } = context;
  const entries: AuditEntry[] = [];
  for (const id of await openToursAt(db, { providerId, now })) {
    const tour = await lockTour(db, id, 'clock');
    if (!tour) continue;
    const status = tour.status === 'confirmed' ? 'cancelled' : 'declined';
    await giveSlotBack(db, tour);
    await writeTour(db, id, { ...ended, status, ended_by: 'provider', sequence: tour.sequence + 1, updated_at: now });
    const changed = (await lockTour(db, id, 'clock')) ?? tour;
    await tellTour(context, { tour: changed, what: status, by: user.id });
    entries.push({ at: now, actorId: user.id, personId: tour.person_id, action: 'write', subject: `tour:${id}` });
  }
  return entries;
}

/** Undefined for what is so already: a second tap changes nothing. */
async function stepFor(context: AnswerContext, tour: LockedTour, answer: TourAnswer): Promise<Step | undefined> {
  const { db, now } = context;
  const sequence = tour.sequence + 1;
  const isAhead = tour.starts_at > now;
  switch (answer.answer) {
    case 'confirm': {
      if (tour.status === 'confirmed') return undefined;
      if (tour.status !== 'asked' || !isAhead) throw new Failure('tour_changed');
      const place = await placeWith(db, { id: tour.provider_id, now });
      const note = tour.note || (place?.note ?? '');
      return { write: { status: 'confirmed', answer_by: null, note, sequence }, told: 'confirmed' };
    }
    case 'offer':
      return offered(context, tour, answer.times);
    case 'decline':
    case 'cancel': {
      const status = answer.answer === 'decline' ? 'declined' : 'cancelled';
      if (tour.status === status && tour.ended_by === 'provider') return undefined;
      mustStand(tour, now);
      if ((answer.answer === 'cancel') !== (tour.status === 'confirmed')) throw new Failure('tour_changed');
      await giveSlotBack(db, tour);
      const { reason } = answer;
      return { write: { ...ended, status, reason, ended_by: 'provider', sequence }, told: status };
    }
    case 'note':
      if (tour.note === answer.note) return undefined;
      mustStand(tour, now);
      return { write: { note: answer.note, sequence }, ...(tour.status === 'confirmed' && { told: 'noted' as const }) };
    case 'missed':
      if (tour.status === 'missed') return undefined;
      if (isAhead || (tour.status !== 'confirmed' && tour.status !== 'done') || tour.outcome)
        throw new Failure('tour_changed');
      return { write: { status: 'missed' } };
    case 'number':
      if (tour.phone === null) throw new Failure('tour_changed');
      return tour.phone_seen_at ? undefined : { write: { phone_seen_at: now } };
  }
}

/** Its slot is free for others; what is offered in its place has to be free at this moment, and nobody holds it. */
async function offered({ db, now }: AnswerContext, tour: LockedTour, times: readonly string[]): Promise<Step> {
  mustStand(tour, now);
  const wanted = [...new Set(times.map((time) => new Date(time).getTime()))].sort((one, other) => one - other);
  const free = await freeTimes(db, { providerId: tour.provider_id, now });
  if (wanted.some((time) => !free.some((open) => open.getTime() === time)))
    throw Failure.of('times', 'errors.slotNotOffered');
  await giveSlotBack(db, tour);
  return {
    write: offerOf(
      tour,
      wanted.map((time) => new Date(time)),
    ),
    told: 'offered',
  };
}

/** Other times in place of the one that it had. */
export const offerOf = (tour: LockedTour, times: Date[]): TourWrite => ({
  status: 'offered',
  other_times: times,
  answer_by: null,
  sure_at: null,
  sequence: tour.sequence + 1,
});
