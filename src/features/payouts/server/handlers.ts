import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { fileOf } from '#server/http/file-of.ts';
import { Failure } from '#shared/failure.ts';
import { mayAs } from '#shared/place-roles.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import type { payouts, PayoutOverview } from '../contract.ts';
import { accountOf, placeNamed } from './account-store.ts';
import { changeBank } from './change-bank.ts';
import { openEarnings } from './earning-store.ts';
import { countPayouts, listPayouts, monthsOf } from './list-store.ts';
import { presentEarnings } from './present-earnings.ts';
import { presentAccount, presentPayout, presentVisit } from './present-payouts.ts';
import { earnedVisits } from './visit-store.ts';
import { statementOf } from './statement/statement.ts';
import { statementPdf } from './statement/statement-pdf.ts';
import { statementTable } from './statement/statement-table.ts';

export const payoutHandlers: Handlers<typeof payouts> = {
  overview: async (_, context) => ({ data: await overviewOf(context, placeOf(context.user)) }),

  async list({ query: { page } }, { db, user }) {
    const providerId = placeOf(user);
    const [rows, totalCount] = await Promise.all([
      listPayouts(db, { providerId, limit: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH }),
      countPayouts(db, providerId),
    ]);
    return { data: rows.map(presentPayout), pagization: { totalCount } };
  },

  async visits({ query: { page } }, context) {
    const providerId = placeOf(context.user);
    const rows = await earnedVisits(context.db, { providerId, page });
    const isKnown = context.user.places.some(({ id, role }) => id === providerId && mayAs(role, 'stays'));
    const people = isKnown ? rows.map((row) => row.person_id) : [];
    await auditLook(context, { people, subject: `earnings:${providerId}` });
    return {
      data: rows.map((row) => presentVisit(row, { isKnown })),
      pagization: { totalCount: rows[0]?.total ?? 0 },
    };
  },

  async setBank({ params: { providerId }, body: { token } }, context) {
    await changeBank(context, { providerId, token });
    return { data: await overviewOf(context, providerId) };
  },

  async csv({ query: { month } }, context) {
    const statement = await statementFor(context, month);
    const bytes = Buffer.from(statementTable(statement, speechIn(context.language)));
    return fileOf(bytes, { type: 'text/csv; charset=utf-8', name: `payouts-${month}.csv` });
  },

  async statement({ query: { month } }, context) {
    const statement = await statementFor(context, month);
    const bytes = await statementPdf(statement, speechIn(context.language));
    return fileOf(bytes, { type: 'application/pdf', name: `payouts-${month}.pdf` });
  },
};

async function overviewOf({ db, ports, now }: Context, providerId: string): Promise<PayoutOverview> {
  const [account, rows, place, months] = await Promise.all([
    accountOf(db, providerId),
    openEarnings(db, providerId),
    placeNamed(db, providerId),
    monthsOf(db, providerId),
  ]);
  const known = presentAccount(account, now);
  const { nextCents, held } = presentEarnings(rows, { now, by: known.nextAt ? new Date(known.nextAt) : now });
  return {
    providerId,
    ...known,
    nextCents,
    heldCents: held.reduce((sum, { cents }) => sum + cents, 0),
    held,
    timeZone: place.time_zone,
    months,
    checkout: ports.payments.checkout,
  };
}

async function statementFor(context: Context, month: string) {
  await requireProof(context);
  const { db, user } = context;
  const statement = await statementOf(db, { providerId: placeOf(user), month });
  if (statement.payouts.length === 0) throw new Failure('not_found');
  return statement;
}
