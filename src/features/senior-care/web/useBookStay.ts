import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { bookings } from '#features/bookings/contract.ts';
import type { Sent } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { forgetDraft } from '#web/draft-vault.ts';
import { newKey } from '#web/new-key.ts';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { seniorCare } from '../contract.ts';
import { draftName } from './booking-draft.ts';
import { replaceWizard } from './wizard-history.ts';

export type StayBody = Sent<typeof bookings.book>['body'];
type Attempt = { key: string; body: StayBody };

/**
 * Books once, however often it is asked: the key is made when the step opens. When nobody knows whether an attempt arrived,
 * the next one repeats exactly that attempt; a refusal is final, and what follows it is a new attempt.
 */
export function useBookStay(centerId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newKey);
  const [unknown, setUnknown] = useState<Attempt>();
  const booking = useMutation({
    mutationFn: (attempt: Attempt) =>
      callsOf(client, bookings).book({ body: attempt.body }, { idempotencyKey: attempt.key }),
    onError: (error, attempt) => {
      const isRefused = error instanceof Failure && error.status < 500;
      setUnknown(isRefused ? undefined : attempt);
      if (isRefused) setKey(newKey());
      // whatever was refused, what stands on the page may be out of date
      for (const call of [seniorCare.details, seniorCare.quote])
        void client.invalidateQueries({ queryKey: keyOf(call) });
    },
    onSuccess: ({ data }: { data: Booking }) => {
      forgetDraft(draftName(centerId));
      void client.invalidateQueries({ queryKey: keyOf(bookings.list) });
      replaceWizard(navigate, href('/care/paymentmethod', undefined, { booking: data._id }));
    },
  });
  return {
    isBusy: booking.isPending || booking.isSuccess,
    failure: booking.error instanceof Failure ? booking.error : undefined,
    /** Whether the last attempt may have arrived; then nothing of it can be changed. */
    isUncertain: unknown !== undefined,
    book: (body: StayBody) => booking.mutate(unknown ?? { key, body }),
  };
}
