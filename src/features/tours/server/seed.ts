import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { TOUR_CONSENT_VERSION } from '../tour.ts';
import { slotEnd, TOUR, tourSlots, writeOffer } from './offer-store.ts';
import { insertTour } from './tour-store.ts';
import { freeTimes } from './tour-times.ts';

type World = { db: Db; clock: { now: () => Date } };

/** A place that shows one family at a time around for half an hour, on weekdays from ten to noon, unless told otherwise. */
export async function showsAround(
  { db, clock }: World,
  providerId: string,
  choices: Partial<WeeklyHours> & { isOn?: boolean; note?: string } = {},
): Promise<void> {
  const { isOn = true, note = '', ...hours } = choices;
  const now = clock.now();
  const ranges = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '12:00' }));
  const usual = { ranges, slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 24 * 60, aheadDays: 30, capacity: 1 };
  await db.transaction().execute(async (db) => {
    await writeOffer(db, { providerId, isOn, note, now });
    await setWeeklyHours(db, { providerId, service: TOUR, hours: { ...usual, ...hours }, now });
  });
}

type TourParties = { person: { id: string; personId: string }; providerId: string; phone?: string | null };

/** A visit that waits for the answer of the place, at its next free time; answers its id. */
export async function aTour({ db, clock }: World, { person, providerId, phone = null }: TourParties): Promise<string> {
  const now = clock.now();
  const [startsAt] = await freeTimes(db, { providerId, now, limit: 1 });
  if (!startsAt) throw new Error('No time is free.');
  return db.transaction().execute(async (db) => {
    const refused = await tourSlots.take(db, { providerId, times: [{ startsAt }] }, now);
    if (refused.length > 0) throw new Error('The time is taken.');
    const endsAt = await slotEnd(db, { providerId, startsAt });
    const id = await insertTour(db, {
      userId: person.id,
      personId: person.personId as PersonId, // it is their own
      providerId,
      clientId: aClientId(),
      startsAt,
      endsAt,
      answerBy: new Date(now.getTime() + HOUR_MS),
      wishes: 'The garden, please.',
      language: 'en',
      phone,
      consentWords: phone && 'I agree.',
      consentVersion: phone && TOUR_CONSENT_VERSION,
      now,
    });
    if (id === undefined) throw new Error('There is an open visit already.');
    return id;
  });
}
