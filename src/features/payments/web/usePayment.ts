import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Payment, payments } from '#features/payments/contract.ts';
import { bookings } from '#features/bookings/contract.ts';
import { Failure, type FailureCode } from '#shared/failure.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { newKey } from '#web/new-key.ts';

const CHECK_EVERY_MS = 2000;
const MOST_CHECKS = 45;
const MOST_TRIES = 3;

type PaymentChoice = {
  bookingId: string;
  method: string;
  saveCard: boolean;
  chargeLater: boolean;
  expectedCents: number;
};
type PaymentOptions = {
  /** Without it a payment that the bank asks about stays as it is, to be gone on with elsewhere. */
  confirm?: (clientSecret: string) => Promise<void>;
  onPaid?: () => void;
  onDeclined?: () => void;
};

/**
 * Pays once, however it goes: the outcome of a request that was cut or refused for load is asked after, and only what may never have
 * arrived is sent again, with the same key.
 */
export function usePayment({ confirm, onPaid, onDeclined }: PaymentOptions) {
  const client = useQueryClient();
  const key = useRef(newKey());
  const [isChecking, setChecking] = useState(false);

  const settle = async (payment: Payment): Promise<Payment> => {
    const bookingId = payment.booking._id;
    if (confirm && payment.state === 'requires_action' && payment.clientSecret) {
      await confirm(payment.clientSecret);
      return settle(await check(bookingId));
    }
    return payment.state === 'processing' ? checkUntilKnown(bookingId) : payment;
  };
  const check = async (bookingId: string) =>
    (await callsOf(client, payments).pay({ body: { bookingId, action: 'check' } })).data;

  const checkUntilKnown = async (bookingId: string): Promise<Payment> => {
    setChecking(true);
    try {
      for (let tries = 0; tries < MOST_CHECKS; tries += 1) {
        const payment = await check(bookingId).catch((error: unknown) => {
          if (isUnknown(error)) return undefined;
          throw error;
        });
        if (payment && payment.state !== 'processing') return await settle(payment);
        await aWhile();
      }
      throw new Failure('payment_unknown');
    } finally {
      setChecking(false);
    }
  };

  const send = async (body: PaymentChoice, triesLeft = MOST_TRIES): Promise<Payment> => {
    try {
      const { data } = await callsOf(client, payments).pay(
        { body: { action: 'pay', ...body } },
        { idempotencyKey: key.current },
      );
      return await settle(data);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      const payment = await checkUntilKnown(body.bookingId);
      // What was declined may be an earlier try with another card: with its own key this one is answered, or charged at last.
      if (payment.state !== 'due' && payment.state !== 'declined') return payment;
      if (triesLeft === 1) throw error;
      await aWhile();
      return send(body, triesLeft - 1);
    }
  };

  const pay = useMutation({
    networkMode: 'online', // waits for a connection, and goes on by itself
    mutationFn: (chosen: PaymentChoice) => send(chosen),
    onError: (error) => {
      if (error instanceof Failure && error.code === 'price_changed')
        void client.invalidateQueries({ queryKey: keyOf(bookings.one) });
    },
    onSuccess: async (payment) => {
      if (payment.state !== 'succeeded') {
        key.current = newKey();
        if (payment.state === 'declined') onDeclined?.();
        return;
      }
      await Promise.all(
        [bookings.one, bookings.list, bookings.next, payments.cards].map((call) =>
          client.invalidateQueries({ queryKey: keyOf(call) }),
        ),
      );
      onPaid?.();
    },
  });

  return { pay, isChecking };
}

// After each of these nobody here knows whether the card was charged.
const unknown: ReadonlySet<FailureCode> = new Set(['payment_unknown', 'unreachable', 'unexpected', 'overloaded']);
const isUnknown = (error: unknown) => error instanceof Failure && unknown.has(error.code);

const aWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, CHECK_EVERY_MS);
  });
