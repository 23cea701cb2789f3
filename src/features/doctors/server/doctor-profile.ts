import type { Introduction } from '#features/providers/provider.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import { plansTakenBy, writePlansTaken } from '#features/providers/server/plans-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { DoctorProfile, DoctorProfileForm } from '../profile-contract.ts';
import type { Focus } from '../specialties.ts';
import { doctorsAmong } from './doctor-store.ts';
import { nextTimesOf } from './schedule.ts';
import { doctorsOf, type OwnDoctor, writeDoctorProfile } from './profile-store.ts';

type ManagerContext = Pick<Context, 'db' | 'user' | 'now'>;

/** What the doctors among these providers say of themselves, by name. */
export async function profilesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly string[],
): Promise<DoctorProfile[]> {
  const [rows, plans, cards, times] = await Promise.all([
    doctorsOf(db, { ids, now }),
    plansTakenBy(db, ids),
    doctorsAmong(db, ids, now),
    nextTimesOf(db, ids, { now }),
  ]);
  return rows.flatMap((row) => {
    const known = cards.find(({ facts }) => facts._id === row.id);
    if (!known) return [];
    const card = { ...known.facts, takes: [], nextTimes: times.get(row.id) ?? [] };
    return [{ ...presentProfile(row, plans.get(row.id) ?? []), card }];
  });
}

/** Changes what a doctor says of themselves; families see it at once. Throws `not_found` for whoever may not. */
export async function changeProfile(
  context: ManagerContext,
  id: string,
  form: DoctorProfileForm,
): Promise<DoctorProfile> {
  const { db, user, now } = context;
  if (!(await mayAt(db, { userId: user.id, providerId: id, right: 'profile' }))) throw new Failure('not_found');
  const [present] = await doctorsOf(db, { ids: [id], now });
  if (!present) throw new Failure('not_found');
  await db.transaction().execute(async (db) => {
    await writeDoctorProfile(db, id, { ...form, now });
    await writePlansTaken(db, id, form.plans);
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'profile', now });
  });
  const [changed] = await profilesOf(context, [id]);
  if (!changed) throw new Failure('not_found');
  return changed;
}

const presentProfile = (row: OwnDoctor, plans: string[]): Omit<DoctorProfile, 'card'> => ({
  _id: row.id,
  name: row.name,
  isVerified: row.is_verified,
  about: row.about as Introduction, // written by this form and the seeds only, as what they are good at is
  prices: { videoCents: row.video_cents, chatCents: row.chat_cents },
  focuses: row.offers as Focus[],
  languages: row.languages,
  training: row.training,
  plans,
  acceptsItself: row.accepts_itself,
});
