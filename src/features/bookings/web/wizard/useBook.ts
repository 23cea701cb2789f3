import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookings } from '#features/bookings/contract.ts';
import type { AnyCall, SendOptions } from '#shared/call.ts';
import type { Booking } from '../../booking.ts';
import { bookingWith } from '../queries.ts';
import { Failure } from '#shared/failure.ts';
import { newKey } from '#web/new-key.ts';
import { keyOf } from '#web/queries.ts';
import { useLeaveWizard } from './useWizardHistory.ts';

type BookCall<Body> = (input: { body: Body }, options: SendOptions) => Promise<{ data: Booking }>;
type Attempt<Body> = { key: string; body: Body };
type Choices = {
  /** Where the booking is paid, or confirmed when nothing is due; never rejects. */
  next: (bookingId: string) => string | Promise<string>;
  /** What stands on the page and may be out of date once a booking was refused. */
  outdated: readonly AnyCall[];
};

/**
 * Books by the call of a service, once, however often it is asked: the key is made when the step opens. When nobody knows whether an
 * attempt arrived, the next one repeats exactly that attempt; a refusal is final, and what follows it is a new attempt.
 */
export function useBook<Body>(call: BookCall<Body>, { next, outdated }: Choices) {
  const client = useQueryClient();
  const leave = useLeaveWizard();
  const [key, setKey] = useState(newKey);
  const [unknown, setUnknown] = useState<Attempt<Body>>();
  const booking = useMutation({
    networkMode: 'online', // waits for a connection, and goes on by itself
    mutationFn: (attempt: Attempt<Body>) => call({ body: attempt.body }, { idempotencyKey: attempt.key }),
    onError: (error, attempt) => {
      const isRefused = error instanceof Failure && error.status < 500;
      setUnknown(isRefused ? undefined : attempt);
      if (isRefused) setKey(newKey());
      for (const asked of outdated) void client.invalidateQueries({ queryKey: keyOf(asked) });
    },
    onSuccess: async ({ data }) => {
      client.setQueryData(bookingWith(data._id).queryKey, { data });
      void client.invalidateQueries({ queryKey: keyOf(bookings.list) });
      leave(await next(data._id));
    },
  });
  return {
    isBusy: booking.isPending || booking.isSuccess,
    /** Without a connection nothing is sent yet; it goes on by itself. */
    isPaused: booking.isPaused,
    /** Whether the last attempt may have arrived; then nothing of it can be changed. */
    isUncertain: unknown !== undefined,
    /** Rejects with the Failure of a refusal. */
    book: async (body: Body) => {
      await booking.mutateAsync(unknown ?? { key, body });
    },
  };
}
