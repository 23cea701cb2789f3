import { ownPerson } from '#features/family/server/access.ts';
import { takeTurn } from '#features/threads/server/thread-store.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_OPEN_TOURS, type NewTour, TOUR_ANSWER_AHEAD_HOURS, TOUR_ANSWER_HOURS } from '../tour.ts';
import { lockOffer, placeWith, slotEnd, tourSlots } from './offer-store.ts';
import { tellTour } from './tell-tour.ts';
import { inTime, unlessRefused } from './tour-times.ts';
import { countOpenTours, insertTour, lockTour, tourSentAs, writeTour } from './tour-store.ts';

type AskContext = Pick<Context, 'db' | 'user' | 'now' | 'language' | 'limits' | 'publicUrl' | 'client'>;

/**
 * Asks for a visit: its slot is taken by one statement, and the place is told. Throws `not_found`, `tours_closed`, `too_many_tours`,
 * `tour_open` and `tour_taken`.
 */
export async function askTour(context: AskContext, form: NewTour): Promise<string> {
  const { db, user, client, now, limits } = context;
  const { clientId, providerId, familyMemberId } = form;
  const known = await tourSentAs(db, { userId: user.id, clientId });
  if (known) return known.id;
  const asked = { userId: user.id, personId: familyMemberId, scope: 'bookings', now } as const;
  await ownPerson(db, asked); // before anything is counted; it is held where it is written
  const place = await placeWith(db, { id: providerId, now });
  if (!place) throw new Failure('not_found');
  await limits.take('tourAccount', user.id);
  await limits.take('tourPlaceClient', `${client}:${providerId}`);
  return inTime(
    context,
    async () => providerId,
    async (db) => {
      await takeTurn(db, user.id);
      const twin = await tourSentAs(db, { userId: user.id, clientId });
      if (twin) return twin.id;
      if (!(await lockOffer(db, { id: providerId, now }))) throw new Failure('tours_closed');
      if ((await countOpenTours(db, user.id)) >= MOST_OPEN_TOURS)
        throw new Failure('too_many_tours', { values: { count: MOST_OPEN_TOURS } });
      const personId = await ownPerson(db, asked);
      const startsAt = new Date(form.startsAt);
      const id = await insertTour(db, {
        ...form,
        ...consentIn(context, form, place.name),
        userId: user.id,
        personId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + MINUTE_MS), // until the slot is known
        answerBy: answerByFor(startsAt, now),
        now,
      });
      if (id === undefined) throw new Failure('tour_open');
      unlessRefused(await tourSlots.take(db, { providerId, times: [{ startsAt }] }, now));
      await writeTour(db, id, { ends_at: await slotEnd(db, { providerId, startsAt }) });
      const tour = await lockTour(db, id, 'clock');
      if (!tour) throw new Failure('not_found');
      await tellTour({ ...context, db }, { tour, what: 'asked', by: user.id });
      await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `tour:${id}` });
      return id;
    },
  );
}

/** Until when a place answers what is asked at this moment. */
export function answerByFor(startsAt: Date, now: Date): Date {
  const latest = startsAt.getTime() - TOUR_ANSWER_AHEAD_HOURS * HOUR_MS;
  return new Date(Math.min(now.getTime() + TOUR_ANSWER_HOURS * HOUR_MS, Math.max(latest, now.getTime())));
}

/** A number goes along only with the words that were agreed to. */
function consentIn({ language }: AskContext, { phone, consentVersion }: NewTour, provider: string) {
  if (phone === '') return { phone: null, consentWords: null, consentVersion: null };
  return { phone, consentVersion, consentWords: wordsOf(language)('tours.consent', { provider }) };
}
