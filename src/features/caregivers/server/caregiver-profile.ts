import type { Introduction } from '#features/providers/provider.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { CaregiverProfile, CaregiverProfileForm } from '../profile-contract.ts';
import { ownCaregivers, writeCaregiverProfile } from './profile-store.ts';
import { nextTimesOf } from './schedule.ts';

type ManagerContext = Pick<Context, 'db' | 'user' | 'now'>;

/** What the caregivers among these providers say of themselves, by name. */
export async function profilesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly string[],
): Promise<CaregiverProfile[]> {
  const rows = await ownCaregivers(db, { ids, now });
  const times = await nextTimesOf(
    db,
    rows.map(({ facts }) => facts),
    now,
  );
  return rows.map(({ id, facts, about, since, training, price_cents: hourCents, has_hours: hasHours }) => ({
    _id: id,
    name: facts.name,
    isVerified: facts.isVerified,
    about: about as Introduction, // written by this form and the seeds only
    since,
    training,
    hourCents,
    hasHours,
    card: { ...facts, distanceMiles: null, nextTimes: times.get(id) ?? [] },
  }));
}

/** Changes what a caregiver says of themselves; families see it at once. Throws `not_found` for whoever may not, and `invalid_input`. */
export async function changeProfile(
  context: ManagerContext,
  id: string,
  form: CaregiverProfileForm,
): Promise<CaregiverProfile> {
  const { db, user, now } = context;
  if (!(await mayAt(db, { userId: user.id, providerId: id, right: 'profile' }))) throw new Failure('not_found');
  if ((await ownCaregivers(db, { ids: [id], now })).length === 0) throw new Failure('not_found');
  if (form.since !== null && form.since > now.getUTCFullYear()) throw Failure.of('since', 'errors.sinceImproper');
  await db.transaction().execute(async (db) => {
    await writeCaregiverProfile(db, id, { ...form, now });
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'profile', now });
  });
  const [changed] = await profilesOf(context, [id]);
  if (!changed) throw new Failure('not_found');
  return changed;
}
