import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Db } from '#server/db/db.ts';
import { Refused } from '../refused.ts';
import { Unreachable } from '../unreachable.ts';
import { checkCard, type CardEntry, type CardIssue } from './card-entry.ts';
import { forgetCard, keepCard, savedCards, type Token } from './embedded-cards.ts';
import { confirmCharge, findCharge, makeCharge } from './embedded-charges.ts';
import { tellEvents, type SimulatedEvent } from './embedded-events.ts';
import { makeRefund } from './embedded-refunds.ts';
import { courier } from './event-courier.ts';
import { isSigned, signEvent } from './event-signature.ts';
import type { Charge, PaymentEvent, Payments } from './payments.ts';

export const gatewayPath = '/dev/gateway/v1';

type Listener = (rawBody: string, signature: string) => Promise<void>;

/** The processor's own side, which at the real one stands on servers that are not ours. */
export interface SimulatedProcessor extends Payments {
  /** Keeps what may be kept of a card and gives the token that `charge` takes as its method, or says what is wrong. */
  tokenise(entry: CardEntry, now: Date): Promise<Token | { issues: CardIssue[] }>;

  /** The payer's answer to the bank's question. Undefined when no charge waits for it. */
  confirm(clientSecret: string, isApproved: boolean): Promise<Charge | undefined>;

  /** From now on `listener` hears of every change of a charge, again and again until it takes it without throwing. */
  tell(listener: Listener): void;

  stop(): Promise<void>;
}

type Choices = { db: Db; now?: () => Date; delayMs?: number; retryMs?: number; secret?: string };

const ownClock = () => new Date();
const ownSecret = () => randomBytes(32).toString('hex');

/** A card processor inside our own database: the states, test cards, delays and signed events of a real one. */
export function openSimulatedProcessor({
  db,
  now = ownClock,
  delayMs = 100,
  retryMs = 5000,
  secret = ownSecret(),
}: Choices): SimulatedProcessor {
  let listener: Listener | undefined;
  const events = courier(
    async () => (listener ? tellEvents(db, (event) => send(event, { secret, now: now(), listener })) : { left: 0 }),
    {
      delayMs,
      retryMs,
    },
  );

  async function afterDelay<Result>(work: () => Promise<Result>) {
    await delay(delayMs);
    const result = await work();
    events.wake();
    return result;
  }

  return {
    checkout: { provider: 'simulated', gateway: gatewayPath },
    customerFor: async (userId) => `sim_cus_${userId}`,
    async charge(request) {
      const { charge, isSilent } = await afterDelay(() => makeCharge(db, request));
      if (isSilent) throw new Unreachable('payments', 'no answer');
      return charge;
    },
    find: (which) => findCharge(db, which),
    refund: (request) => afterDelay(() => makeRefund(db, request)),
    savedCards: (customer) => savedCards(db, customer),
    removeCard: (customer, method) => forgetCard(db, { token: method, customer }),
    readEvent: (rawBody, signature, now) => readEvent(rawBody, { signature, secret, now }),
    async tokenise(entry, now) {
      const checked = checkCard(entry, now);
      return 'issues' in checked ? checked : keepCard(db, checked.card);
    },
    confirm: (clientSecret, isApproved) => afterDelay(() => confirmCharge(db, { clientSecret, isApproved })),
    tell(given) {
      listener = given;
      events.wake();
    },
    stop: () => events.stop(),
  };
}

const EventBody = z.object({ id: z.string(), charge: z.string() });

async function send(
  event: SimulatedEvent,
  { secret, now, listener }: { secret: string; now: Date; listener: Listener | undefined },
) {
  const body = JSON.stringify({
    id: event.id,
    kind: event.kind,
    charge: event.charge,
    created: event.createdAt.toISOString(),
  });
  await listener?.(body, signEvent(body, secret, now));
}

function readEvent(rawBody: string, proof: { signature: string; secret: string; now: Date }): PaymentEvent {
  if (!isSigned(rawBody, proof)) throw new Refused('payments', 'forged_event');
  const { id, charge } = EventBody.parse(JSON.parse(rawBody));
  return { id, reference: charge };
}
