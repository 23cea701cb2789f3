import { randomBytes } from 'node:crypto';
import { testCards, type Conduct } from '../payments/test-cards.ts';

export type Method = {
  id: string;
  conduct: Conduct;
  brand: string;
  last4: string;
  customer: string | null;
  isSpent: boolean;
};
export type Intent = {
  id: string;
  amount: number;
  currency: string;
  customer: string;
  method: string;
  status: string;
  created: number;
  savesCard: boolean;
  metadata: Record<string, string>;
  failure: { code: string; declineCode: string } | undefined;
  refunded: number;
};
export type Refund = { id: string; intent: string; amount: number; metadata: Record<string, string> };

/** What happens when money is asked for: nothing but the payment intent's own rules, as Stripe documents them. */
export function openAccount() {
  const customers = new Set<string>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];

  function conclude(intent: Intent, conduct: Conduct) {
    const method = methods.get(intent.method);
    if (conduct === 'succeeds' || conduct === 'times_out') {
      intent.status = 'succeeded';
      if (method && intent.savesCard) method.customer = intent.customer;
      else if (method && method.customer === null) method.isSpent = true;
    } else if (conduct === 'asks') {
      intent.status = 'requires_action';
    } else {
      intent.status = 'requires_payment_method';
      const isOwnCode =
        conduct === 'expired_card' || conduct === 'incorrect_cvc' || conduct === 'authentication_required';
      intent.failure = {
        code: isOwnCode ? conduct : 'card_declined',
        declineCode: conduct === 'card_declined' ? 'generic_decline' : conduct,
      };
    }
  }

  return {
    customers,
    methods,
    intents,
    refunds,
    addCustomer() {
      const id = newId('cus');
      customers.add(id);
      return id;
    },
    /** What Stripe's own field in the browser does with a card. */
    addMethod(number: string): string {
      const card = testCards[number];
      if (!card) throw new Error('not a test card');
      const id = newId('pm');
      methods.set(id, {
        id,
        conduct: card.conduct,
        brand: card.brand,
        last4: number.slice(-4),
        customer: null,
        isSpent: false,
      });
      return id;
    },
    addIntent(
      given: Pick<Intent, 'amount' | 'currency' | 'customer' | 'method' | 'savesCard' | 'metadata'>,
      conduct: Conduct,
    ): Intent {
      const intent: Intent = {
        ...given,
        id: newId('pi'),
        status: 'requires_confirmation',
        created: Math.floor(Date.now() / 1000),
        failure: undefined,
        refunded: 0,
      };
      intents.set(intent.id, intent);
      conclude(intent, conduct);
      return intent;
    },
    /** What Stripe's own window in the browser does with the payer's answer. */
    confirm(clientSecret: string, isApproved: boolean) {
      const intent = [...intents.values()].find((one) => secretOf(one) === clientSecret);
      if (intent?.status === 'requires_action') conclude(intent, isApproved ? 'succeeds' : 'card_declined');
    },
    addRefund(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
      const refund = { id: newId('re'), intent: intent.id, amount, metadata };
      intent.refunded += amount;
      refunds.push(refund);
      return refund;
    },
    moneyTaken: () =>
      [...intents.values()].reduce(
        (sum, { status, amount, refunded }) => (status === 'succeeded' ? sum + amount - refunded : sum),
        0,
      ),
  };
}

export type Account = ReturnType<typeof openAccount>;

export const secretOf = ({ id }: Intent) => `${id}_secret_x`;

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
