import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useIsSelf, useMayPay } from '#features/bookings/web/wizard/useWho.ts';
import { Failure } from '#shared/failure.ts';
import { savedCards } from '../queries.ts';
import { usePayment } from '../usePayment.ts';
import { addressWithProblem } from './problem-named.ts';

type Wanted = {
  kind: string;
  personId: string | null;
  /** What is due today, in cents; undefined until it is known. */
  cents: number | undefined;
};

/** Paying what is about to be booked with a saved card: for whoever may pay for that person and has one. */
export function usePayAtOnce({ kind, personId, cents = 0 }: Wanted) {
  const pages = usePagesOf(kind);
  const { mayPay, isAsking } = useMayPay(personId);
  const isSelf = useIsSelf(personId);
  const asked = useQuery({ ...savedCards(), enabled: mayPay, meta: { isQuiet: true } });
  const cards = mayPay && cents > 0 ? (asked.data?.data ?? []) : [];
  const [picked, choose] = useState<string>();
  const [isTicked, confirm] = useState(false);
  const { pay, isChecking } = usePayment({});
  const method = (cards.find(({ _id }) => _id === picked) ?? cards[0])?._id;

  /** Where to go on: the confirmation, or the payment with what went wrong. Never rejects. */
  const payFor = async (bookingId: string): Promise<string> => {
    const payment = pages.pay(bookingId);
    if (method === undefined) return payment;
    const chosen = { bookingId, method, saveCard: false, chargeLater: false, expectedCents: cents };
    try {
      const { state, declineCode } = await pay.mutateAsync(chosen);
      if (state === 'succeeded') return pages.confirmed(bookingId);
      const asks = state === 'requires_action' ? 'authentication_required' : 'card_declined';
      return addressWithProblem(payment, declineCode ?? asks);
    } catch (error) {
      return addressWithProblem(payment, error instanceof Failure ? error.code : 'unexpected');
    }
  };
  return {
    cards,
    method,
    choose,
    cents,
    /** It is one's own care, or was said to be for that person. */
    isConfirmed: isSelf || isTicked,
    confirm,
    payFor,
    /** It is not known yet whether one can pay here. */
    isAsking: isAsking || asked.isLoading,
    isPaying: pay.isPending,
    isPaused: pay.isPaused,
    isChecking,
  };
}

export type PayingAtOnce = ReturnType<typeof usePayAtOnce>;
