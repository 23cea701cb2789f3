import type { Person } from '#features/account/server/seed.ts';
import { anEnquiry } from '#features/enquiries/server/seed.ts';
import type { Holder } from '#features/lead-requests/lead-request.ts';
import { addHolder } from '#features/lead-requests/server/ledger-store.ts';
import { aLead, aWaitingEntry } from '#features/lead-requests/server/seed.ts';
import { aConversation } from '#features/messaging/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aTicket } from '#features/support/server/seed.ts';
import type { TestApp } from './harness.ts';

/** What somebody has asked our staff and providers for: a ticket, a question, requests to be called, a place on a waiting list. */
export async function askedFor(t: TestApp, person: Person, centreId: string) {
  const unverified = (await aCentre(t.db, { verifiedAt: null })).id;
  const openedLead = async (holder: Holder, providerId: string) => {
    const leadId = await aLead(t, { person, providerId });
    await addHolder(t.db, { leadId, holder, now: t.clock.now() });
    return leadId;
  };
  return {
    ticket: await aTicket(t, person),
    enquiry: await anEnquiry(t, { person, providerId: centreId }),
    conversation: await aConversation(t, { person, providerId: centreId }),
    lead: await openedLead('provider', centreId),
    unclaimedLead: await openedLead('staff', (await aCentre(t.db, { verifiedAt: null })).id),
    waiting: await aWaitingEntry(t, person.email),
    unverified,
  };
}
