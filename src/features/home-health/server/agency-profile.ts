import type { Introduction } from '#features/providers/provider.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import { plansTakenBy, writePlansTaken } from '#features/providers/server/plans-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { AgencyProfile, AgencyProfileForm, ProfessionalForm } from '../profile-contract.ts';
import { type ProfessionalRow, professionalsOf, writeProfessionals } from './professional-store.ts';
import { lockAgency, ownAgencies, writeAgencyProfile } from './profile-store.ts';

type ManagerContext = Pick<Context, 'db' | 'user' | 'now'>;

/** What the agencies among these providers say of themselves, by name. */
export async function profilesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly string[],
): Promise<AgencyProfile[]> {
  const rows = await ownAgencies(db, { ids, now });
  const own = rows.map(({ id }) => id);
  const [plans, people] = await Promise.all([plansTakenBy(db, own), professionalsOf(db, own)]);
  return rows.map(({ id, facts, about, zips }) => ({
    _id: id,
    name: facts.name,
    isVerified: facts.isVerified,
    about: about as Introduction, // written by this form and the seeds only
    zips,
    plans: plans.get(id) ?? [],
    professionals: people.filter((one) => one.provider_id === id).map(formOf),
    card: { ...facts, distanceMiles: null, takes: [] },
  }));
}

const formOf = ({ id, name, discipline, credential, since, languages, about }: ProfessionalRow): ProfessionalForm => ({
  ...{ _id: id, name, discipline, credential, since, languages, about },
});

/** Changes what an agency says of itself; families see it at once. Throws `not_found` for whoever may not, `conflict` for people whom a colleague has taken off, and `invalid_input`. */
export async function changeProfile(
  context: ManagerContext,
  id: string,
  form: AgencyProfileForm,
): Promise<AgencyProfile> {
  const { db, user, now } = context;
  if (!(await mayAt(db, { userId: user.id, providerId: id, right: 'profile' }))) throw new Failure('not_found');
  const isLate = ({ since }: ProfessionalForm) => since !== null && since > now.getUTCFullYear();
  if (form.professionals.some(isLate)) throw Failure.of('professionals', 'errors.sinceImproper');
  const { plans, professionals, ...own } = form;
  await db.transaction().execute(async (db) => {
    if (!(await lockAgency(db, id))) throw new Failure('not_found');
    await writeAgencyProfile(db, id, { ...own, now });
    await writePlansTaken(db, id, plans);
    const gone = await writeProfessionals(db, id, professionals);
    if (gone.length > 0) {
      const values = { name: gone.join(', ') };
      throw new Failure('conflict', { issues: [{ field: 'professionals', key: 'errors.professionalGone', values }] });
    }
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'profile', now });
  });
  const [changed] = await profilesOf(context, [id]);
  if (!changed) throw new Failure('not_found');
  return changed;
}
