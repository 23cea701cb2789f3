import { randomBytes } from 'node:crypto';
import type { HttpAnswer, HttpQuestion } from './http-service.ts';
import { json, stripeError } from './stripe-idempotency.ts';

type Words = Record<string, string>;
type Failure = 'account_closed' | 'no_account' | 'could_not_process';
type Conduct = 'paid' | 'paid_and_sent_back' | Failure;
type Payee = { id: string; bank: Conduct | undefined; balance: number };
type Transfer = { id: string; amount: number; destination: string; group: string; reversed: boolean };
type Payout = {
  id: string;
  amount: number;
  payee: string;
  key: string;
  /** Of the account to which it was sent. */
  conduct: Conduct;
  status: string;
  failure: Failure | null;
};

/** Stripe's test accounts, by what becomes of money that is sent there. */
const testAccounts: Readonly<Record<string, Conduct>> = {
  '000123456789': 'paid',
  '000111111113': 'account_closed',
  '000111111116': 'no_account',
  '000333333335': 'could_not_process',
  // Stripe has none for this: a payout that is paid may still turn out failed within days.
  '000777777771': 'paid_and_sent_back',
};

/** Connected accounts, transfers to them, and payouts to their banks, as Stripe documents them. */
export function openPayoutDesk() {
  const payees = new Map<string, Payee>();
  const banks = new Map<string, Conduct>();
  const transfers: Transfer[] = [];
  const payouts: Payout[] = [];
  const desk = {
    /** What our own balance holds. */
    funds: Number.MAX_SAFE_INTEGER,
    /** What Stripe's own field in the browser does with an account. */
    addBank(number: string): string {
      const conduct = testAccounts[number];
      if (!conduct) throw new Error('not a test account');
      const token = newId('btok');
      banks.set(token, conduct);
      return token;
    },
    /** What banks do with what is on its way. */
    arrive() {
      for (const payout of payouts.filter(({ status }) => status === 'pending')) {
        if (payout.conduct === 'paid' || payout.conduct === 'paid_and_sent_back') payout.status = 'paid';
        else fail(payout, payout.conduct);
      }
    },
    /** What banks do days later with what they had. */
    sendBack() {
      for (const payout of payouts)
        if (payout.status === 'paid' && payout.conduct === 'paid_and_sent_back') fail(payout, 'account_closed');
    },
    /** What has left our balance and is not back, in cents. */
    moneyOut: () => transfers.reduce((sum, { amount, reversed }) => (reversed ? sum : sum + amount), 0),
  };

  function fail(payout: Payout, failure: Failure) {
    payout.status = 'failed';
    payout.failure = failure;
    const payee = payees.get(payout.payee);
    if (payee) payee.balance += payout.amount;
  }

  function makeTransfer(words: Words): HttpAnswer {
    const payee = payees.get(words.destination ?? '');
    const amount = Number(words.amount);
    if (!payee) return refused({ code: 'resource_missing', param: 'destination' });
    if (desk.moneyOut() + amount > desk.funds) return refused({ code: 'balance_insufficient' });
    const transfer = {
      id: newId('tr'),
      amount,
      destination: payee.id,
      group: words.transfer_group ?? '',
      reversed: false,
    };
    payee.balance += amount;
    transfers.push(transfer);
    return json(200, transferShape(transfer));
  }

  function reverse(id: string): HttpAnswer {
    const transfer = transfers.find((one) => one.id === id);
    const payee = payees.get(transfer?.destination ?? '');
    if (!transfer || !payee) return refused({ code: 'resource_missing', param: 'id' });
    if (transfer.reversed || payee.balance < transfer.amount) return refused({ code: 'balance_insufficient' });
    transfer.reversed = true;
    payee.balance -= transfer.amount;
    return json(200, { id: newId('trr'), object: 'transfer_reversal', amount: transfer.amount });
  }

  function makePayout(words: Words, payee: Payee | undefined): HttpAnswer {
    const amount = Number(words.amount);
    if (!payee) return refused({ code: 'resource_missing', param: 'account' });
    if (!payee.bank) return refused({ code: 'no_account' });
    if (amount > payee.balance) return refused({ code: 'balance_insufficient' });
    payee.balance -= amount;
    const payout = {
      id: newId('po'),
      amount,
      payee: payee.id,
      key: words['metadata[key]'] ?? '',
      conduct: payee.bank,
      status: 'pending',
      failure: null,
    };
    payouts.unshift(payout);
    return json(200, payoutShape(payout));
  }

  function setBank(payee: Payee | undefined, token: string): HttpAnswer {
    const conduct = banks.get(token);
    if (!payee) return refused({ code: 'resource_missing', param: 'account' });
    if (!conduct) return refused({ code: 'resource_missing', param: 'external_account' });
    banks.delete(token);
    payee.bank = conduct;
    return json(200, { id: newId('ba'), object: 'bank_account', bank_name: 'STRIPE TEST BANK', last4: '6789' });
  }

  function addPayee(): HttpAnswer {
    const payee: Payee = { id: newId('acct'), bank: undefined, balance: 0 };
    payees.set(payee.id, payee);
    return json(200, { id: payee.id, object: 'account' });
  }

  return Object.assign(desk, {
    /** Undefined for what is none of its routes. */
    answer(route: string, { question, words, id }: { question: HttpQuestion; words: Words; id: string }) {
      const payee = payees.get(String(question.headers['stripe-account'] ?? ''));
      if (route === 'POST accounts') return addPayee();
      if (route === 'POST accounts :id external_accounts') return setBank(payees.get(id), words.external_account ?? '');
      if (route === 'POST transfers') return makeTransfer(words);
      if (route === 'POST transfers :id reversals') return reverse(id);
      if (route === 'GET transfers')
        return listed(
          transfers.filter(({ group }) => group === question.query.get('transfer_group')).map(transferShape),
        );
      if (route === 'POST payouts') return makePayout(words, payee);
      if (route === 'GET payouts') return listed(payouts.filter((one) => one.payee === payee?.id).map(payoutShape));
      return undefined;
    },
  });
}
export type PayoutDesk = ReturnType<typeof openPayoutDesk>;

const listed = (data: object[]) => json(200, { object: 'list', url: '/v1/list', data, has_more: false });

const refused = (error: { code: string; param?: string }) =>
  stripeError(400, { type: 'invalid_request_error', message: 'Refused', ...error });

const transferShape = ({ id, amount, destination, group, reversed }: Transfer) => ({
  id,
  object: 'transfer',
  amount,
  destination,
  transfer_group: group,
  reversed,
});

const payoutShape = ({ id, amount, key, status, failure }: Payout) => ({
  id,
  object: 'payout',
  amount,
  status,
  metadata: { key },
  failure_code: failure,
});

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
