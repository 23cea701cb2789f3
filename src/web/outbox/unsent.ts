/** What somebody has said in this browser, by a key of its own. */
export type OutboxMessage = {
  clientId: string;
  /** Somebody else for whom it is said; left out in what waits since before that was noted. */
  personId?: string | null;
};

/** What was said and has not arrived yet. */
export type UnsentEntry<Said extends OutboxMessage> = Said & {
  writtenAt: string;
  state: 'waiting' | 'sending' | 'refused';
  /** Nothing was heard of an attempt: it may have arrived. */
  isTried: boolean;
  failure?: { code: string; values: Record<string, string | number> };
};

/** What was tried may have arrived: only what surely has not can be taken back. */
export const canTakeBack = ({ state, isTried }: Pick<UnsentEntry<OutboxMessage>, 'state' | 'isTried'>): boolean =>
  state === 'refused' || (state === 'waiting' && !isTried);
