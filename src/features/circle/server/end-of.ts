import { zoneOf } from '#features/preferences/server/zone-of.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { refusalOfEnd } from '../sharing.ts';

type Ending = { ownerId: string; endsOn: string | null; now: Date };

/**
 * Until when a relation holds: through that day, on the clock of whoever decides for the person. Throws `invalid_input` at `endsOn`
 * for a day that is over.
 */
export async function endOf(
  db: Db,
  { ownerId, endsOn, now }: Ending,
): Promise<{ endsOn: string | null; endsAt: Date | null }> {
  if (endsOn === null) return { endsOn, endsAt: null };
  const timeZone = await zoneOf(db, ownerId);
  const refusal = refusalOfEnd(endsOn, dayIn(timeZone, now));
  if (refusal) throw Failure.of('endsOn', refusal);
  return { endsOn, endsAt: instantOf(addDays(endsOn, 1), '00:00', timeZone) };
}
