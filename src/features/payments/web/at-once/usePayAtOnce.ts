import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useMayPay } from '#features/bookings/web/wizard/useWho.ts';
import { Failure } from '#shared/failure.ts';
import type { CardSource } from '../processor.ts';
import { savedCards } from '../queries.ts';
import { NEW_CARD } from '../SavedCards.tsx';
import { tokenOfTyped } from '../typed/typed-card.ts';
import { usePayment } from '../usePayment.ts';
import { addressWithProblem } from './problem-named.ts';

type PayAtOnceOptions = {
  kind: string;
  personId: string | null;
  /** What is due today, in cents; undefined as long as nothing is known of it. */
  cents: number | undefined;
  /** What is due is being asked for, for the first time or anew. */
  isPricing: boolean;
};

/** Paying what is about to be booked, with a saved card or a first one that is typed: for whoever may pay for that person. */
export function usePayAtOnce({ kind, personId, cents = 0, isPricing }: PayAtOnceOptions) {
  const pages = usePagesOf(kind);
  const { mayPay, isAsking } = useMayPay(personId);
  const asked = useQuery({ ...savedCards(), enabled: mayPay, meta: { isQuiet: true } });
  const { data: cards = [], checkout } = (mayPay && cents > 0 && asked.data) || {};
  const [picked, choose] = useState<string>();
  const [isKept, keep] = useState(false);
  const fields = useRef<CardSource>(null);
  const method = checkout && ((cards.find(({ _id }) => _id === picked) ?? cards[0])?._id ?? NEW_CARD);
  const isTyped = method === NEW_CARD;
  // A bank asks about a typed card here, where it is; about a saved one where it is paid.
  const { pay, isChecking } = usePayment(isTyped ? { confirm: async (secret) => fields.current?.confirm(secret) } : {});
  const taken = useRef<string>(undefined);

  /** Before it is booked: takes the card that pays. Throws a Failure that names the fields where what is typed is none. */
  const takeCard = async () => {
    taken.current = isTyped ? await tokenOfTyped(fields.current) : method;
  };
  /** Pays with the card that was taken. Answers where to go on: the confirmation, or the payment with what went wrong. Never rejects. */
  const payFor = async (bookingId: string): Promise<string> => {
    const payment = pages.pay(bookingId);
    if (taken.current === undefined) return payment;
    const chosen = { bookingId, method: taken.current, chargeLater: false, expectedCents: cents };
    try {
      const { state, declineCode } = await pay.mutateAsync({ ...chosen, saveCard: isTyped && isKept });
      if (state === 'succeeded') return pages.confirmed(bookingId);
      const asks = state === 'requires_action' ? 'authentication_required' : 'card_declined';
      return addressWithProblem(payment, declineCode ?? asks);
    } catch (error) {
      return addressWithProblem(payment, error instanceof Failure ? error.code : 'unexpected');
    }
  };
  return {
    cards,
    /** The card that is chosen, or that a new one is typed; undefined where one cannot pay here. */
    method,
    choose,
    /** Who processes a card that is typed here. */
    typed: isTyped ? checkout : undefined,
    fields,
    isKept,
    keep,
    cents,
    takeCard,
    payFor,
    /** It is not known yet whether one can pay here, or how much. */
    isAsking: isAsking || asked.isLoading || (mayPay && isPricing),
    isPaying: pay.isPending,
    isPaused: pay.isPaused,
    isChecking,
  };
}

export type PaymentAtOnce = ReturnType<typeof usePayAtOnce>;
