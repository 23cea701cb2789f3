import { holdersFor } from '#features/insurance/server/card-store.ts';
import { presentHolders } from '#features/insurance/server/present-cards.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { auditReading } from '#server/audit.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { fileOf } from '#server/http/file-of.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { receipts } from '../../receipt-contract.ts';
import { presentReceipt } from './present-receipt.ts';
import { receiptPdf, statementPdf } from './receipt-pdf.ts';
import { licencesOf } from './licences.ts';
import { careDaysOf, type Movement, type MovementQuery, movementsOf, yearsOf } from './receipt-store.ts';
import { receiptTable } from './receipt-table.ts';

export const receiptHandlers: Handlers<typeof receipts> = {
  async list({ query }, context) {
    const known = await yearsOf(context.db, { userId: context.user.id, now: context.now });
    const year = query.year ?? known[0]?.year ?? Number(dayIn('America/Los_Angeles', context.now).slice(0, 4));
    const rows = await movements(context, { year, ...(query.for && { personId: query.for }) });
    const sum = (kind: Movement['kind']) =>
      rows.filter((row) => row.kind === kind).reduce((cents, row) => cents + row.cents, 0);
    const people = new Map(known.map((row) => [row.person_id, `${row.first_name} ${row.last_name}`]));
    return {
      data: rows.map(presentReceipt),
      year,
      years: [...new Set([year, ...known.map((row) => row.year)])].toSorted((one, other) => other - one),
      people: [...people].map(([personId, personName]) => ({ personId, personName })),
      paidCents: sum('paid'),
      refundedCents: sum('refunded'),
    };
  },

  async csv({ query }, context) {
    await requireProof(context);
    const rows = await movements(context, { year: query.year, ...(query.for && { personId: query.for }) });
    const text = receiptTable(rows.map(presentReceipt), speechIn(context.language));
    return fileOf(Buffer.from(text), { type: 'text/csv; charset=utf-8', name: `receipts-${query.year}.csv` });
  },

  async pdf({ params }, context) {
    await requireProof(context);
    const rows = await movements(context, { paymentId: params.id });
    const paid = rows.find(({ kind }) => kind === 'paid');
    if (!paid) throw new Failure('not_found');
    const speech = speechIn(context.language);
    const content = await receiptPdf(rows.map(presentReceipt), { speech, payer: context.user });
    return fileOf(content, { type: 'application/pdf', name: `receipt-${paid.booking_id}-${paid.day}.pdf` });
  },

  async statement({ query: { year, for: personId } }, context) {
    await requireProof(context);
    const { db, user, now } = context;
    const rows = await movements(context, { year, personId });
    const [first] = rows;
    if (!first) throw new Failure('not_found');
    const days = await careDaysOf(db, { userId: user.id, personId, year, now });
    const asked = {
      year,
      personName: `${first.first_name} ${first.last_name}`,
      ...(await insuredOf(context, personId)),
      days,
      licences: await licencesOf(db, days),
    };
    const content = await statementPdf(rows.map(presentReceipt), {
      ...asked,
      speech: speechIn(context.language),
      payer: user,
    });
    return fileOf(content, { type: 'application/pdf', name: `care-${year}.pdf` });
  },
};

/** When the person was born, and plan, payer and number of their primary insurance card, for whoever may see them; otherwise lines to write on. */
async function insuredOf(context: Context, personId: string) {
  const { db, user, now } = context;
  const rows = await holdersFor(db, { userId: user.id, personId, now });
  const [holder] = await presentHolders(db, rows);
  const card = holder?.cards[0];
  if (card) await auditReading(context, { people: [personId], subject: `insurance:${card._id}` });
  return {
    birth: rows[0]?.date_of_birth ?? null,
    member: card ? [card.plan, card.payer, card.memberId].filter(Boolean).join(', ') : null,
  };
}

type MovementFilter = Omit<MovementQuery, 'userId' | 'now'>;

/** Reading is in the audit trail of those whose care it was. */
async function movements(context: Context, filter: MovementFilter): Promise<Movement[]> {
  const { db, user, now } = context;
  const rows = await movementsOf(db, { userId: user.id, now, ...filter });
  await auditReading(context, { people: rows.map((row) => row.person_id), subject: 'bookings' });
  return rows;
}
