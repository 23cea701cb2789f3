import { joiningKindOf } from '#features/providers/application.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import { placesNamed } from '#features/providers/server/places/role-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { type Application, isOpen } from '../application.ts';
import type { ShownEvidence } from '../joining-contract.ts';
import { addEvent, applicationById, insertApplication, renewalsOf } from './application-store.ts';
import { presentApplication } from './present-application.ts';

type ManagerContext = Pick<Context, 'db' | 'user' | 'now'>;

/** What the places of an account show, and its latest renewal of each. */
export async function shownEvidence({ db, user, now }: ManagerContext): Promise<ShownEvidence[]> {
  const [places, renewals] = await Promise.all([
    placesNamed(db, { ids: user.providerIds, now }),
    renewalsOf(db, user.id),
  ]);
  return Promise.all(
    places.map(async ({ id, name, kind, time_zone: timeZone, is_verified: isVerified, until }) => {
      const renewal = renewals.find((row) => row.provider_id === id);
      return {
        _id: id,
        name,
        kind: joiningKindOf(kind),
        isVerified,
        until,
        receipt: await receiptOf(db, { providerId: id, of: joiningKindOf(kind), timeZone, now }),
        renewal: renewal ? await presentApplication(db, renewal) : null,
      };
    }),
  );
}

/** Begins a renewal, or goes on with the open one. Throws `not_found` for places that the account does not manage. */
export async function renew(
  { db, user, now, limits }: ManagerContext & Pick<Context, 'limits'>,
  providerId: string,
): Promise<Application> {
  const asked = { userId: user.id, providerId };
  if (!user.providerIds.includes(providerId)) throw new Failure('not_found');
  await limits.take('joiningAccount', user.id);
  return db.transaction().execute(async (db) => {
    const known = (await renewalsOf(db, user.id)).find((row) => row.provider_id === providerId);
    if (known && (isOpen(known) || known.status === 'sent')) return presentApplication(db, known);
    const [place] = await placesNamed(db, { ids: [providerId], now });
    if (!place) throw new Failure('not_found');
    const kind = joiningKindOf(place.kind);
    const begun = await insertApplication(db, { ...asked, kind, purpose: 'renewal', profile: {}, now });
    if (!begun) throw new Failure('conflict');
    await addEvent(db, { applicationId: begun.id, what: 'begun', actorId: user.id, now });
    const row = await applicationById(db, begun.id);
    if (!row) throw new Failure('not_found');
    return presentApplication(db, row);
  });
}
