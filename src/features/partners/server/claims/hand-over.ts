import { forgetPrices } from '#features/doctors/server/register-store.ts';
import { tellOfWaiting } from '#features/enquiries/server/talk.ts';
import { openLeadsAt } from '#features/lead-requests/server/lead-store.ts';
import { tellAuthor } from '#features/lead-requests/server/tell-lead.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { addEvent, applicantOf, type ApplicationRow, writeApplication } from '../application-store.ts';
import { tellApplicant } from '../tell-partner.ts';
import { lockListed, competingApplicationsTo } from './claim-store.ts';

type DecisionContext = Pick<Context, 'db' | 'user' | 'now' | 'publicUrl' | 'threadKinds'>;

/**
 * The listing becomes the claimant's: they own it, and show what verifies it next. Other claims of it end without a word of whose it
 * is, and families who asked to be called there hear that somebody answers now;
 * the new owner hears what was asked. Of two approvals the first wins: the other throws
 * `not_claimable`. Answers the place's id.
 */
export async function handOver(deciding: DecisionContext, row: ApplicationRow): Promise<string> {
  const { db, now } = deciding;
  const place = row.provider_id === null ? undefined : await lockListed(db, { id: row.provider_id, now });
  if (!place) throw new Failure('not_found');
  if (!place.isFree) throw new Failure('not_claimable');
  await insertManagers(db, [{ providerId: place.id, userId: row.user_id }]);
  if (row.kind === 'doctor') await forgetPrices(db, place.id);
  await notePlaceEvent(db, { providerId: place.id, actorId: row.user_id, what: 'joined', role: 'owner', now });
  await endRivals(deciding, { row, place });
  await tellOfWaiting(deciding, { providerId: place.id, userId: row.user_id });
  for (const lead of await openLeadsAt(db, place.id))
    await tellAuthor(deciding, { lead, provider: place.name, what: 'claimed', by: row.user_id });
  return place.id;
}

type WonClaim = { row: ApplicationRow; place: { id: string; name: string } };

async function endRivals({ db, user, now, publicUrl }: DecisionContext, { row, place }: WonClaim): Promise<void> {
  for (const rival of await competingApplicationsTo(db, { id: row.id, providerId: place.id })) {
    if (rival.status === 'draft') continue; // nobody has it but whoever writes it
    await writeApplication(db, rival.id, { status: 'declined', answer: null, by: user.id, now });
    await addEvent(db, { applicationId: rival.id, what: 'declined', actorId: user.id, now });
    const to = await applicantOf(db, rival.user_id);
    await tellApplicant({ db, publicUrl, now }, { application: rival, name: place.name, as: 'declined', to });
  }
}
