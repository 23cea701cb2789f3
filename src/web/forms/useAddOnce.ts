import { useState } from 'react';
import type { SendOptions } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { newKey } from '#web/new-key.ts';

/**
 * Adds once what one form says: by a key that stays the same until it was added, however often it is sent. Where something else was sent
 * by it and has arrived without an answer, that is said (`first_arrived`), the list is asked anew by `askAgain`, and sending once more
 * adds this as well.
 */
export function useAddOnce(askAgain: () => Promise<unknown>) {
  const [idempotencyKey, setKey] = useState(newKey);
  return async <Answer>(add: (options: Required<Pick<SendOptions, 'idempotencyKey'>>) => Promise<Answer>) => {
    try {
      const answer = await add({ idempotencyKey });
      setKey(newKey());
      return answer;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'first_arrived') throw error;
      setKey(newKey());
      await askAgain();
      throw error;
    }
  };
}
