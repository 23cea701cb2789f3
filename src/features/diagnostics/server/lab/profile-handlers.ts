import type { Introduction } from '#features/providers/provider.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { labProfiles, LabProfile, LabProfileForm } from '../../profile-contract.ts';
import { cardsAmong } from '../lab-card.ts';
import { offersOf, ownLabs, writeLabProfile } from './profile-store.ts';

export const labProfileHandlers: Handlers<typeof labProfiles> = {
  mine: async (_, context) => ({ data: await profilesOf(context, context.user.providerIds) }),

  async change({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    return { data: await changeProfile(context, id, body) };
  },
};

/** What the centres among these providers say of themselves, by name. */
async function profilesOf({ db, now }: Context, ids: readonly string[]): Promise<LabProfile[]> {
  const [rows, offers, cards] = await Promise.all([
    ownLabs(db, { ids, now }),
    offersOf(db, ids),
    cardsAmong(db, ids, { now }),
  ]);
  return rows.flatMap((row) => {
    const card = cards.find(({ _id }) => _id === row.id);
    if (!card) return [];
    const own = offers.filter(({ provider_id: id }) => id === row.id);
    return {
      _id: row.id,
      name: row.name,
      isVerified: row.is_verified,
      about: row.about as Introduction, // written by this form and the seeds only
      languages: row.languages,
      homeFeeCents: row.home_fee_cents,
      hasHours: row.has_hours,
      offers: own.map(({ item_id: _id, price_cents: cents }) => ({ _id, cents })),
      card,
    };
  });
}

/** Changes what a centre offers and costs; families see it at once. Throws `not_found` for whoever may not. */
async function changeProfile(context: Context, id: string, form: LabProfileForm): Promise<LabProfile> {
  const { db, user, now } = context;
  if (!(await mayAt(db, { userId: user.id, providerId: id, right: 'profile' }))) throw new Failure('not_found');
  const [present] = await ownLabs(db, { ids: [id], now });
  if (!present) throw new Failure('not_found');
  await db.transaction().execute(async (db) => {
    await writeLabProfile(db, id, { ...form, now });
    await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'profile', now });
  });
  const [changed] = await profilesOf(context, [id]);
  if (!changed) throw new Failure('not_found');
  return changed;
}
