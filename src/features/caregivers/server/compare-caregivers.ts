import { milesBetween } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { caregivers } from '../contract.ts';
import { caregiversAmong } from './caregiver-store.ts';
import { nextTimesOf } from './schedule.ts';

type Asked = { place: string; now: Date };

/** Named caregivers in the order of the ids, each once, and how far from the place where that is one. */
export async function compareCaregivers(
  db: Db,
  ids: readonly string[],
  { place: typed, now }: Asked,
): Promise<Answer<typeof caregivers.compare>> {
  const place = (await gazetteer()).find(typed) ?? null;
  const rows = await caregiversAmong(db, ids, now);
  const bookable = rows.filter(({ facts, isHosted }) => facts.isVerified && facts.hourCents !== null && isHosted);
  const times = await nextTimesOf(
    db,
    bookable.map(({ facts }) => facts),
    now,
  );
  const compared = await Promise.all(
    rows.map(async ({ facts, latitude, longitude }) => ({
      ...facts,
      distanceMiles: place && milesBetween(place, { latitude, longitude }),
      nextTimes: times.get(facts._id) ?? [],
      receipt: await receiptOf(db, { providerId: facts._id, of: 'caregiver', timeZone: facts.timeZone, now }),
    })),
  );
  const inOrder = [...new Set(ids)].flatMap((id) => compared.filter(({ _id }) => _id === id));
  return { compared: inOrder, place };
}
