import { href } from '#web/paths.ts';

type Step = { step?: 'form' | 'times' | 'supply'; medicine?: string; view?: 'history' | 'card' };

/** Addresses of the medicines of this person, or of one’s own. */
export const medicationAddress =
  (personId: string | undefined) =>
  (query: Step = {}): string =>
    href('/dashboardmedication', undefined, { for: personId, ...query });
