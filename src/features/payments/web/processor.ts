import type { CardIssue, TypedCard } from '#features/payments/card.ts';

/** A token for a card, from the processor itself; or what it does not like about the card. */
export type TokenAnswer = { method: string } | { issues: CardIssue[] };

/** What the payment page needs of card fields, whoever's they are. */
export type CardSource = {
  token: () => Promise<TokenAnswer>;
  /** The processor's own question to the payer; resolves when it has been answered, either way. */
  confirm: (clientSecret: string) => Promise<void>;
};

const gatewayKeys: Record<string, string> = {
  blank: 'errors.missing',
  invalid: 'errors.cardImproper',
  expired: 'errors.cardExpired',
  no_test_card: 'errors.cardNoTest',
};

/** Sends a card to the simulated processor, which stands for its own servers. */
export async function simulatedToken(gateway: string, card: TypedCard): Promise<TokenAnswer> {
  const answer = await post(`${gateway}/payment_methods`, card);
  if ('token' in answer) return { method: String(answer['token']) };
  const errors = (answer['errors'] ?? []) as { field: keyof TypedCard; code: string }[];
  return { issues: errors.map(({ field, code }) => ({ field, key: gatewayKeys[code] ?? 'errors.cardImproper' })) };
}

/** The simulated bank's answer to 'Is this you?'. */
export async function simulatedConfirmation(gateway: string, clientSecret: string, approve: boolean): Promise<void> {
  await post(`${gateway}/confirmations`, { clientSecret, approve });
}

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}
