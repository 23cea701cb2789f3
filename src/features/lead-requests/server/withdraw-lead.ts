import { audit } from '#server/audit.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { heldLeads, leadProvider, lockSent, writeLead } from './lead-store.ts';
import { addLeadEvent, holdersOf } from './ledger-store.ts';
import { type LeadContext, tellHolder } from './tell-lead.ts';

/** Takes a request back: the number is gone at once, and whoever had it is told to forget it. Withdrawn twice is withdrawn once. */
export async function withdrawLead(context: LeadContext, of: { id: string; userId: string }): Promise<void> {
  await inTransaction(context, (inside) => withdraw(inside, of));
}

/** Takes back all that an account has sent, as it leaves. */
export async function withdrawAll(context: LeadContext, { userId }: { userId: string }): Promise<void> {
  for (const id of await heldLeads(context.db, userId)) await withdraw(context, { id, userId });
}

async function withdraw(context: LeadContext, { id, userId }: { id: string; userId: string }) {
  const { db, now } = context;
  const lead = await lockSent(db, id, userId);
  if (!lead) throw new Failure('not_found');
  if (lead.withdrawn_at !== null) return;
  await writeLead(db, id, { phone: null, email: null, withdrawn_at: now, updated_at: now });
  await addLeadEvent(db, { leadId: id, what: 'withdrawn', holder: null, userId, now });
  const provider = (await leadProvider(db, { id: lead.provider_id, now }))?.name ?? '';
  for (const { holder } of await holdersOf(db, id))
    await tellHolder(context, holder, { lead, provider, what: 'withdrawn', by: userId });
  await audit(db, { at: now, actorId: userId, personId: lead.person_id, action: 'write', subject: `lead:${id}` });
}
