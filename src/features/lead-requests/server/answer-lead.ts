import { audit } from '#server/audit.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { type LeadChange, mayBecome, wrongVisitDay } from '../lead-request.ts';
import { leadProvider, type LockedLead, lockReceived, type Receiver, writeLead } from './lead-store.ts';
import { acknowledgeHolder, addHolder, addLeadEvent, holdersOf } from './ledger-store.ts';
import { type LeadContext, tellAuthor } from './tell-lead.ts';

type LeadReceiver = { id: string; receiver: Receiver };

/** Shows the contact: from now on the ledger says who has it, and since when. Throws `not_found`, and `lead_withdrawn` for what was taken back. */
export const openLead = (context: LeadContext, answering: LeadReceiver): Promise<void> =>
  answered(context, answering, async (inside, lead) => {
    if (lead.withdrawn_at !== null) throw new Failure('lead_withdrawn');
    const { db, now } = inside;
    const { holder, userId } = answering.receiver;
    if (!(await addHolder(db, { leadId: lead.id, holder, now }))) return;
    await addLeadEvent(db, { leadId: lead.id, what: 'opened', holder, userId, now });
    await tellAuthor(inside, { lead, provider: await nameOf(inside, lead), what: 'opened', by: userId });
    await audit(db, { at: now, actorId: userId, personId: lead.person_id, action: 'read', subject: `lead:${lead.id}` });
  });

/**
 * Says what became of it, and what the family reads with that. Throws `lead_withdrawn`, `not_found` for what they have not opened, unless
 * they close it, `conflict` for what a colleague has closed or carried further, and `invalid_input` for a day on which nobody can visit.
 */
export const changeLead = (
  context: LeadContext,
  answering: LeadReceiver,
  { status, visitOn, answer }: LeadChange,
): Promise<void> =>
  answered(context, answering, async (inside, lead) => {
    if (lead.withdrawn_at !== null) throw new Failure('lead_withdrawn');
    const { db, now } = inside;
    const { holder, userId } = answering.receiver;
    const isOpened = (await holdersOf(db, lead.id)).some((one) => one.holder === holder);
    if (!isOpened && status !== 'closed') throw new Failure('not_found');
    if (!mayBecome(lead.status, status)) throw new Failure('conflict');
    const provider = await leadProvider(db, { id: lead.provider_id, now });
    if (!provider) throw new Failure('not_found');
    const wrong = visitOn && wrongVisitDay(visitOn, dayIn(provider.time_zone, now));
    if (wrong) throw Failure.of('visitOn', wrong);
    await writeLead(db, lead.id, { status, visit_on: visitOn ?? null, updated_at: now });
    await addLeadEvent(db, { leadId: lead.id, what: status, holder, userId, now, answer });
    await tellAuthor(inside, { lead, provider: provider.name, what: status, by: userId });
  });

/** Whoever had a number that was withdrawn says that it is gone. Throws `not_found`, and `conflict` while it is not withdrawn. */
export const acknowledgeLead = (context: LeadContext, answering: LeadReceiver): Promise<void> =>
  answered(context, answering, async (inside, lead) => {
    const { db, now } = inside;
    const { holder, userId } = answering.receiver;
    if (lead.withdrawn_at === null) throw new Failure('conflict');
    if (!(await acknowledgeHolder(db, { leadId: lead.id, holder, now }))) return;
    await addLeadEvent(db, { leadId: lead.id, what: 'acknowledged', holder, userId, now });
    await tellAuthor(inside, { lead, provider: await nameOf(inside, lead), what: 'acknowledged', by: userId });
  });

async function answered(
  context: LeadContext,
  { id, receiver }: LeadReceiver,
  act: (inside: LeadContext, lead: LockedLead) => Promise<void>,
) {
  await context.db.transaction().execute(async (db) => {
    const lead = await lockReceived(db, id, receiver);
    if (!lead) throw new Failure('not_found');
    await act({ ...context, db }, lead);
  });
}

const nameOf = async ({ db, now }: LeadContext, lead: LockedLead) =>
  (await leadProvider(db, { id: lead.provider_id, now }))?.name ?? '';
