import type { Ports } from '#server/ports/ports.ts';

/** The numbers of the simulated processor's test cards by what they do. */
const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000002500003155',
  silent: '4000000000000259',
} as const;
export type TestCard = keyof typeof cardNumbers;

/** What the browser gets from the simulated processor for a test card: the method of a payment. */
export async function aCard(
  { simulatedProcessor }: Pick<Ports, 'simulatedProcessor'>,
  conduct: TestCard,
  now: Date,
): Promise<string> {
  const answer = await simulatedProcessor?.tokenise(
    { number: cardNumbers[conduct], expiry: '09/31', cvc: '737', name: 'Elena Marín', zip: '91101' },
    now,
  );
  if (!answer || 'issues' in answer) throw new Error('The simulated processor takes no test cards here.');
  return answer.token;
}
