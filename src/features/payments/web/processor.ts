import type { CardIssue, TypedCard } from '#features/payments/card.ts';
import { Failure } from '#shared/failure.ts';

/** What the payment page needs of card fields, whoever's they are. */
export type CardSource = {
  /** A token for the typed card, from the processor itself. Rejects with a Failure that names the fields. */
  token: () => Promise<string>;
  /** The processor's own question to the payer; resolves when it has been answered, either way. */
  confirm: (clientSecret: string) => Promise<void>;
  /** Empties the security code, which is typed anew for another try. */
  forgetCode: () => void;
};

/** What is wrong with a card, at its fields. */
export const wrongCard = (issues: CardIssue[]): Failure => new Failure('invalid_input', { issues });

const gatewayKeys: Record<string, string> = {
  blank: 'errors.missing',
  invalid: 'errors.cardImproper',
  expired: 'errors.cardExpired',
  no_test_card: 'errors.cardNoTest',
};

/** Sends a card to the simulated processor, which stands for its own servers. */
export async function simulatedToken(gateway: string, card: TypedCard): Promise<string> {
  const answer = await askGateway(`${gateway}/payment_methods`, card);
  if ('token' in answer) return String(answer['token']);
  const errors = (answer['errors'] ?? []) as { field: keyof TypedCard; code: string }[];
  throw wrongCard(errors.map(({ field, code }) => ({ field, key: gatewayKeys[code] ?? 'errors.cardImproper' })));
}

/** The simulated bank's answer to 'Is this you?'. */
export async function simulatedConfirmation(gateway: string, clientSecret: string, approve: boolean): Promise<void> {
  await askGateway(`${gateway}/confirmations`, { clientSecret, approve });
}

/** What the simulated processor's own servers answer. Throws `unreachable` where the line is cut. */
export async function askGateway(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Failure('unreachable', { cause: error });
  });
  return (await answer.json()) as Record<string, unknown>;
}
