import type { Checkout } from '#features/payments/contract.ts';
import { askGateway } from '#features/payments/web/processor.ts';
import { Failure } from '#shared/failure.ts';
import type { TypedBank } from '../bank.ts';

/** A token for a bank account, from the processor itself. Rejects with a Failure that names the fields. */
export const bankToken = (checkout: Checkout, bank: TypedBank): Promise<string> =>
  checkout.provider === 'simulated'
    ? simulatedBankToken(checkout.gateway, bank)
    : stripeBankToken(checkout.publishableKey, bank);

async function stripeBankToken(publishableKey: string, { holder, routing, account }: TypedBank): Promise<string> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Failure('unreachable');
  const { token } = await stripe.createToken('bank_account', {
    country: 'US',
    currency: 'usd',
    account_holder_name: holder,
    account_holder_type: 'company',
    routing_number: routing,
    account_number: account,
  });
  if (!token) throw Failure.of('account', 'payouts.bank.refused');
  return token.id;
}

const gatewayKeys: Record<string, string> = {
  blank: 'errors.missing',
  no_test_account: 'payouts.bank.noTest',
};

async function simulatedBankToken(gateway: string, bank: TypedBank): Promise<string> {
  // It answers in these two shapes.
  const said = (await askGateway(`${gateway}/bank_accounts`, bank)) as {
    token?: string;
    errors?: { field: keyof TypedBank; code: string }[];
  };
  if (said.token) return said.token;
  const issues = (said.errors ?? []).map(({ field, code }) => ({
    field,
    key: gatewayKeys[code] ?? 'payouts.bank.refused',
  }));
  throw new Failure('invalid_input', { issues });
}
