import { ownPerson } from '#features/family/server/access.ts';
import { takeTurn } from '#features/threads/server/thread-store.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_OPEN_LEADS, needsOf, type NewLead, takesLeads } from '../lead-request.ts';
import { countOpenLeads, insertLeadRequest, leadProvider, leadSentAs, lockSent } from './lead-store.ts';
import { accountsOf, addLeadEvent } from './ledger-store.ts';
import { tellHolder } from './tell-lead.ts';

/**
 * Keeps a request with the consent in the words of its reader, and tells who is to answer: the center, or our staff while nobody
 * there does. Throws `not_found`, `bookable_instead`, `lead_open` and `too_many_leads`.
 */
export async function sendLead(context: Context, form: NewLead): Promise<string> {
  const { db, user, now, language, limits } = context;
  const { clientId, providerId, familyMemberId } = form;
  const known = await leadSentAs(db, { userId: user.id, clientId });
  if (known) return known.id;
  const asked = { userId: user.id, personId: familyMemberId, scope: 'bookings', now } as const;
  await ownPerson(db, asked); // before anything is counted; it is held where it is written
  const provider = await leadProvider(db, { id: providerId, now });
  if (!provider || !takesLeads(provider.kind)) throw new Failure('not_found');
  if (provider.is_bookable) throw new Failure('bookable_instead');
  if (!needsOf(provider.kind).includes(form.need)) throw Failure.of('need', 'errors.needUnselected');
  await limits.take('leadAccount', user.id);
  return db.transaction().execute(async (db) => {
    await takeTurn(db, user.id);
    const twin = await leadSentAs(db, { userId: user.id, clientId });
    if (twin) return twin.id;
    if ((await countOpenLeads(db, user.id)) >= MOST_OPEN_LEADS)
      throw new Failure('too_many_leads', { values: { count: MOST_OPEN_LEADS } });
    const personId = await ownPerson(db, asked);
    const consentWords = wordsOf(language)('leadRequests.consent', { provider: provider.name });
    const id = await insertLeadRequest(db, {
      ...form,
      userId: user.id,
      personId,
      phone: form.phone || null,
      email: form.contactBy === 'mail' ? user.email : null,
      consentWords,
      now,
    });
    if (id === undefined) throw new Failure('lead_open');
    await addLeadEvent(db, { leadId: id, what: 'sent', holder: null, userId: user.id, now });
    const lead = await lockSent(db, id, user.id);
    if (!lead) throw new Failure('not_found');
    const isClaimed = (await accountsOf(db, 'provider', providerId)).length > 0;
    const told = { lead, provider: provider.name, what: 'sent' as const, by: user.id };
    await tellHolder({ ...context, db }, isClaimed ? 'provider' : 'staff', told);
    await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `lead:${id}` });
    return id;
  });
}
