import type { Person } from '#features/account/server/seed.ts';
import { closing } from '#features/closing/contract.ts';
import { REPORT_FILE } from '#features/diagnostics/report.ts';
import { aReport } from '#features/diagnostics/server/seed.ts';
import { PORTRAIT } from '#features/family/contract.ts';
import { aHealthRecord } from '#features/health-records/server/seed.ts';
import { RECORD_FILE } from '#features/health-records/record.ts';
import { INSURANCE_PICTURE } from '#features/insurance/card.ts';
import { VISIT_REPORT } from '#features/intake/intake.ts';
import { EVIDENCE_FILE } from '#features/partners/evidence-file.ts';
import { insertApplication, writeApplication } from '#features/partners/server/application-store.ts';
import { aLicence } from '#features/partners/server/seed.ts';
import { evidenceOf, insertEvidence } from '#features/providers/server/evidence-store.ts';
import { receipts } from '#features/payments/receipt-contract.ts';
import { TICKET_FILE } from '#features/support/ticket.ts';
import { MESSAGE_FILE } from '#features/threads/thread.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { SUMMARY_FILE } from '#features/visit-summaries/summary.ts';
import { visitSummaries } from '#features/visit-summaries/contract.ts';
import { type AnyCall, fill } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { belongingsOf } from './belongings.ts';
import type { TestApp } from './harness.ts';
import { UPLOADS } from './send-file.ts';

export const files = [
  'photograph of a person',
  'picture of an insurance card',
  'scan of a record',
  'report before a visit',
  'file of a visit summary',
  'visit summary on paper',
  'result of a laboratory',
  'file in a conversation',
  'file with a question',
  'file of a ticket',
  'photograph of a place',
  'evidence of a place',
  'evidence of who applies',
  'receipt',
  'copy of an account',
] as const;
export type FileName = (typeof files)[number];

type FileOwners = { owner: Person; manager: Person; relation: string; sender: Person };

/** One file of every kind: what a family has hangs on what is its owner’s, what a place shows is of its manager, and somebody has sent it who has nothing to say by now. */
export async function filesOfAll(t: TestApp, { sender, ...owning }: FileOwners) {
  const { owner, manager } = owning;
  const all = await belongingsOf(t, owning);
  const now = t.clock.now();
  await t.db.transaction().execute((db) => aReport(db, { bookingId: all.labOrder, values: {} }));
  await t.db.updateTable('lab_orders').set({ released_at: now }).where('id', '=', all.labOrder).execute();
  const record = await aHealthRecord(t.db, { person: owner, type: 'diagnosis', now });
  const hang = async (kind: string, attachedTo: string) =>
    `${UPLOADS}/${await aKeptFile(t, { ownerId: sender.id, kind, attachedTo, now })}`;
  const addresses: Record<FileName, string> = {
    'photograph of a person': await hang(PORTRAIT, owner.personId),
    'picture of an insurance card': await hang(INSURANCE_PICTURE, await cardOf(t, all.insuredBooking)),
    'scan of a record': await hang(RECORD_FILE, record),
    'report before a visit': await hang(VISIT_REPORT, all.appointment),
    'file of a visit summary': await hang(SUMMARY_FILE, await summaryOf(t, all.appointment)),
    'visit summary on paper': at(visitSummaries.paper, all.appointment),
    'result of a laboratory': await hang(REPORT_FILE, all.labOrder),
    'file in a conversation': await hang(MESSAGE_FILE, await messageOf(t, all.conversation)),
    'file with a question': await hang(MESSAGE_FILE, await messageOf(t, all.enquiry)),
    'file of a ticket': await hang(TICKET_FILE, all.ticket),
    'photograph of a place': `${UPLOADS}/${all.photo}`,
    'evidence of a place': await hang(EVIDENCE_FILE, await aRenewal(t, { userId: manager.id, providerId: all.centre })),
    'evidence of who applies': await hang(EVIDENCE_FILE, all.evidence),
    receipt: at(receipts.pdf, all.payment),
    'copy of an account': at(closing.copy, all.copy),
  };
  return { all, addresses };
}

const at = ({ service, path }: AnyCall, id: string) => services[service] + fill(path, { id });

const cardOf = async ({ db }: TestApp, bookingId: string) =>
  (await db.selectFrom('booking_plans').select('card_id').where('booking_id', '=', bookingId).executeTakeFirstOrThrow())
    .card_id ?? '';

const summaryOf = async ({ db }: TestApp, bookingId: string) =>
  (await db.selectFrom('visit_summaries').select('id').where('booking_id', '=', bookingId).executeTakeFirstOrThrow())
    .id;

const messageOf = async ({ db }: TestApp, threadId: string) =>
  (
    await db
      .selectFrom('thread_messages')
      .select('id')
      .where('thread_id', '=', threadId)
      .orderBy('sequence')
      .executeTakeFirstOrThrow()
  ).id;

/** New evidence for a place that staff look at; answers its line. */
async function aRenewal({ db, clock }: TestApp, whose: { userId: string; providerId: string }) {
  const now = clock.now();
  const begun = await insertApplication(db, {
    ...whose,
    kind: 'dayCareCenter',
    purpose: 'renewal',
    profile: {},
    now,
  });
  if (!begun) throw new Error('A renewal is open already.');
  await insertEvidence(db, { applicationId: begun.id, form: aLicence, now });
  await writeApplication(db, begun.id, { status: 'sent', now });
  return (await evidenceOf(db, begun.id))[0]?.id ?? '';
}
