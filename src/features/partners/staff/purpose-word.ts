import type { QueueEntry } from '../checking-contract.ts';

/** The key of what an application is for. */
export const purposeWord = ({ kind, purpose }: Pick<QueueEntry, 'kind' | 'purpose'>) =>
  purpose === 'join' ? (`partners.purpose.join.${kind}` as const) : (`partners.purpose.${purpose}` as const);
