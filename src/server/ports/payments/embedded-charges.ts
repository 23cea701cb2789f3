import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { Refused } from '../refused.ts';
import { presentCard, settleCard, takeCard, type CardRow } from './embedded-cards.ts';
import { noteEvent } from './embedded-events.ts';
import { smallestCharge, type Charge, type ChargeRequest, type ChargeState, type DeclineCode } from './payments.ts';
import { type ActedConduct, conductOf } from './test-cards.ts';

type Outcome = { state: ChargeState; declineCode?: DeclineCode };

/** The charge of this key, made now or before, and whether the processor does it without a word. */
export async function makeCharge(db: Db, request: ChargeRequest): Promise<{ charge: Charge; isSilent: boolean }> {
  if (!Number.isSafeInteger(request.amountCents) || request.amountCents < smallestCharge)
    throw new Refused('payments', 'amount');
  return db.transaction().execute(async (db) => {
    // The lock on the card lets racing with the same key wait here; a rival with another card loses at the unique key.
    const card = await takeCard(db, { token: request.method, customer: request.customer });
    const earlier = await chargeRows(db).where('charge.key', '=', request.key).executeTakeFirst();
    if (earlier) return { charge: agreeing(earlier, request), isSilent: false };
    if (!card) throw new Refused('payments', 'unusable_card');
    const isMine = await writeCharge(db, request, outcomeOf(conductOf(card.conduct, request)));
    const charge = agreeing(
      await chargeRows(db).where('charge.key', '=', request.key).executeTakeFirstOrThrow(),
      request,
    );
    if (isMine)
      await settle(db, charge, { token: request.method, customer: request.customer, isSaved: request.saveCard });
    return { charge, isSilent: isMine && card.conduct === 'times_out' };
  });
}

/** By key only among those of its customer. Undefined when there is none. */
export async function findCharge(
  db: Db,
  which: { key: string; customer: string } | { reference: string },
): Promise<Charge | undefined> {
  const rows = chargeRows(db);
  const chosen =
    'key' in which
      ? rows.where('charge.key', '=', which.key).where('charge.customer', '=', which.customer)
      : rows.where('charge.reference', '=', which.reference);
  const row = await chosen.executeTakeFirst();
  return row && presentCharge(row);
}

/** What the payer's bank heard from the payer. Undefined when nothing waits for this secret. */
export function confirmCharge(
  db: Db,
  { clientSecret, isApproved }: { clientSecret: string; isApproved: boolean },
): Promise<Charge | undefined> {
  return db.transaction().execute(async (db) => {
    const outcome = outcomeOf(isApproved ? 'succeeds' : 'card_declined');
    const confirmed = await db
      .updateTable('simulated_charges')
      .set({ state: outcome.state, decline_code: outcome.declineCode ?? null })
      .where('client_secret', '=', clientSecret)
      .where('state', '=', 'requires_action')
      .returning(['reference', 'card', 'customer', 'saves_card'])
      .executeTakeFirst();
    if (!confirmed) return undefined;
    const charge = presentCharge(
      await chargeRows(db).where('charge.reference', '=', confirmed.reference).executeTakeFirstOrThrow(),
    );
    await settle(db, charge, { token: confirmed.card, customer: confirmed.customer, isSaved: confirmed.saves_card });
    return charge;
  });
}

function outcomeOf(conduct: ActedConduct): Outcome {
  if (conduct === 'succeeds' || conduct === 'times_out') return { state: 'succeeded' };
  if (conduct === 'asks') return { state: 'requires_action' };
  return { state: 'declined', declineCode: conduct };
}

async function writeCharge(db: Db, request: ChargeRequest, { state, declineCode }: Outcome) {
  const reference = `sim_pi_${randomBytes(16).toString('hex')}`;
  const written = await db
    .insertInto('simulated_charges')
    .values({
      reference,
      key: request.key,
      customer: request.customer,
      card: request.method,
      amount_cents: request.amountCents,
      currency: request.currency,
      description: request.description,
      saves_card: request.saveCard,
      state,
      decline_code: declineCode ?? null,
      client_secret: `${reference}_secret_${randomBytes(16).toString('hex')}`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

async function settle(db: Db, charge: Charge, card: { token: string; customer: string; isSaved: boolean }) {
  if (charge.state === 'succeeded') await settleCard(db, card);
  await noteEvent(db, { kind: `charge.${charge.state}`, charge: charge.reference });
}

const chargeRows = (db: Db) =>
  db
    .selectFrom('simulated_charges as charge')
    .innerJoin('simulated_cards as card', 'card.token', 'charge.card')
    .select([
      'charge.reference',
      'charge.key',
      'charge.customer',
      'charge.amount_cents',
      'charge.refunded_cents',
      'charge.currency',
      'charge.state',
      'charge.decline_code',
      'charge.client_secret',
      'card.brand',
      'card.last_four',
      'card.expiry_month',
      'card.expiry_year',
    ]);

type ChargeRow = CardRow & {
  reference: string;
  key: string;
  customer: string;
  amount_cents: number;
  refunded_cents: number;
  currency: string;
  state: string;
  decline_code: string | null;
  client_secret: string;
};

function agreeing(row: ChargeRow, { amountCents, currency, customer }: ChargeRequest): Charge {
  const agrees = row.amount_cents === amountCents && row.currency === currency && row.customer === customer;
  if (!agrees) throw new Refused('payments', 'key_reused');
  return presentCharge(row);
}

function presentCharge(row: ChargeRow): Charge {
  const state = row.state as ChargeState; // held to these words by the table
  return {
    state,
    reference: row.reference,
    key: row.key,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    card: presentCard(row),
    ...(state === 'requires_action' && { clientSecret: row.client_secret }),
    ...(row.decline_code !== null && { declineCode: row.decline_code as DeclineCode }), // written by writeCharge and confirmCharge only
  };
}
