import { openHttpService, type HttpAnswer, type HttpQuestion, type HttpService } from './http-service.ts';
import { openAccount, secretOf, type Account, type Intent, type Method } from './stripe-account.ts';
import { answerBrowser } from './stripe-browser.ts';
import { conductOf } from '../payments/test-cards.ts';
import { json, openIdempotency, stripeError } from './stripe-idempotency.ts';
import { openPayoutDesk, type PayoutDesk } from './stripe-payouts.ts';

export type StripeEmulator = HttpService & { account: Account; desk: PayoutDesk; forgetKeys(): void };

/** The part of Stripe's public API that we use, for its own library to talk to, and of what it serves to browsers. */
export async function openStripeEmulator(secretKey: string): Promise<StripeEmulator> {
  const account = openAccount();
  const desk = openPayoutDesk();
  const idempotency = openIdempotency();
  const service = await openHttpService(async (question) => {
    const shown = answerBrowser(account, question);
    if (shown) return shown;
    if (question.headers.authorization !== `Bearer ${secretKey}`)
      return stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    const words = Object.fromEntries(new URLSearchParams(question.body.toString()));
    const key = question.headers['idempotency-key'];
    const asked = `${question.method} ${question.path} ${question.body.toString()}`;
    return idempotency.once(typeof key === 'string' ? key : undefined, asked, () =>
      answer({ account, desk }, question, words),
    );
  });
  return { ...service, account, desk, forgetKeys: idempotency.forgetAll };
}

type Words = Record<string, string>;

type Stripe = { account: Account; desk: PayoutDesk };

function answer({ account, desk }: Stripe, question: HttpQuestion, words: Words): HttpAnswer {
  const { method, path, query } = question;
  const [, , resource, id = '', part, partId = ''] = path.split('/');
  const route = [method, resource, id && ':id', part].filter((word) => word).join(' ');
  if (route === 'POST customers') return json(200, { id: account.addCustomer(), object: 'customer' });
  if (route === 'POST payment_intents') return makeIntent(account, words);
  if (route === 'GET payment_intents') return listIntents(account, query);
  if (route === 'GET payment_intents :id') return showIntent(account, id);
  if (route === 'POST refunds') return makeRefund(account, words);
  if (route === 'GET refunds') return listRefunds(account, query);
  if (route === 'GET customers :id payment_methods')
    return partId ? showMethod(account, id, partId) : listMethods(account, id);
  if (route === 'POST payment_methods :id detach') return detach(account, id);
  return (
    desk.answer(route, { question, words, id }) ??
    stripeError(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' })
  );
}

function makeIntent(account: Account, words: Words): HttpAnswer {
  const method = account.methods.get(words.payment_method ?? '');
  const { customer = '', currency = '' } = words;
  if (!account.customers.has(customer)) return missing('customer');
  if (!method) return missing('payment_method');
  if (Number(words.amount) < 50)
    return stripeError(400, { type: 'invalid_request_error', code: 'amount_too_small', param: 'amount' });
  if (method.isSpent || (method.customer !== null && method.customer !== customer)) {
    return stripeError(400, {
      type: 'invalid_request_error',
      message: 'The provided PaymentMethod may not be used again.',
    });
  }
  const intent = account.addIntent(
    {
      amount: Number(words.amount),
      currency,
      customer,
      method: method.id,
      savesCard: words.setup_future_usage !== undefined,
      metadata: metadataOf(words),
    },
    conductOf(method.conduct, words.off_session === 'true' ? { offSession: 'now' } : {}),
  );
  if (method.conduct === 'times_out') return 'nothing';
  if (!intent.failure) return json(200, shapeOf(account, intent));
  return stripeError(402, {
    type: 'card_error',
    code: intent.failure.code,
    decline_code: intent.failure.declineCode,
    message: 'Your card was declined.',
    payment_intent: shapeOf(account, intent),
  });
}

function listIntents(account: Account, query: URLSearchParams): HttpAnswer {
  const own = [...account.intents.values()].filter((intent) => intent.customer === query.get('customer')).reverse();
  return list(
    own.map((intent) => shapeOf(account, intent)),
    query,
  );
}

function showIntent(account: Account, id: string): HttpAnswer {
  const intent = account.intents.get(id);
  return intent ? json(200, shapeOf(account, intent)) : missing('intent');
}

function makeRefund(account: Account, words: Words): HttpAnswer {
  const intent = account.intents.get(words.payment_intent ?? '');
  const amount = Number(words.amount);
  if (!intent) return missing('payment_intent');
  if (intent.status !== 'succeeded')
    return stripeError(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
  if (intent.refunded === intent.amount)
    return stripeError(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
  if (intent.refunded + amount > intent.amount)
    return stripeError(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: 'Refund amount is greater than unrefunded amount.',
    });
  return json(200, refundShape(account.addRefund(intent, amount, metadataOf(words))));
}

function listRefunds(account: Account, query: URLSearchParams): HttpAnswer {
  return list(
    account.refunds.filter((refund) => refund.intent === query.get('payment_intent')).map(refundShape),
    query,
  );
}

function showMethod(account: Account, customer: string, id: string): HttpAnswer {
  const method = account.methods.get(id);
  return method?.customer === customer ? json(200, methodShape(method)) : missing('payment_method');
}

function listMethods(account: Account, customer: string): HttpAnswer {
  const own = [...account.methods.values()].filter((method) => method.customer === customer).reverse();
  return list(own.map(methodShape), new URLSearchParams());
}

function detach(account: Account, id: string): HttpAnswer {
  const method = account.methods.get(id);
  if (!method?.customer) return missing('payment_method');
  method.customer = null;
  method.isSpent = true;
  return json(200, methodShape(method));
}

const missing = (param: string) =>
  stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', param, message: 'No such thing' });

function list(data: { id: string }[], query: URLSearchParams): HttpAnswer {
  const start = data.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const limit = Number(query.get('limit') ?? 10);
  return json(200, {
    object: 'list',
    url: '/v1/list',
    data: data.slice(start, start + limit),
    has_more: data.length > start + limit,
  });
}

const metadataOf = (words: Words) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value]] : [];
    }),
  );

function shapeOf(account: Account, intent: Intent) {
  const method = account.methods.get(intent.method);
  const card = method && methodShape(method);
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    status: intent.status,
    client_secret: secretOf(intent),
    created: intent.created,
    metadata: intent.metadata,
    payment_method: intent.failure ? null : (card ?? null),
    latest_charge:
      intent.status === 'succeeded'
        ? { id: `ch_${intent.id}`, object: 'charge', amount_refunded: intent.refunded }
        : null,
    last_payment_error: intent.failure
      ? {
          type: 'card_error',
          code: intent.failure.code,
          decline_code: intent.failure.declineCode,
          payment_method: card,
        }
      : null,
  };
}

const methodShape = ({ id, brand, last4, customer }: Method) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: { brand, last4, exp_month: 9, exp_year: 2031 },
});

const refundShape = ({
  id,
  intent,
  amount,
  metadata,
}: {
  id: string;
  intent: string;
  amount: number;
  metadata: Words;
}) => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  metadata,
  status: 'succeeded',
});
