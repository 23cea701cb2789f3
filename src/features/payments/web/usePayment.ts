import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Payment, payments } from '#features/payments/contract.ts';
import { bookings } from '#features/bookings/contract.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { newKey } from '#web/new-key.ts';

const CHECK_EVERY_MS = 2000;
const MOST_CHECKS = 45;

type Ways = { bookingId: string; confirm: (clientSecret: string) => Promise<void>; onPaid: () => void };

/**
 * Pays once, however it goes: a repetition carries the same key until the answer is known; an unknown outcome is asked after, never
 * paid again. `state` says what the page shows.
 */
export function usePayment({ bookingId, confirm, onPaid }: Ways) {
  const client = useQueryClient();
  const key = useRef(newKey());
  const [isChecking, setChecking] = useState(false);

  const settle = async (payment: Payment): Promise<Payment> => {
    if (payment.state === 'requires_action' && payment.clientSecret) {
      await confirm(payment.clientSecret);
      return settle(await check());
    }
    return payment.state === 'processing' ? checkUntilKnown() : payment;
  };
  const check = async () => (await callsOf(client, payments).pay({ body: { bookingId, action: 'check' } })).data;

  const checkUntilKnown = async (): Promise<Payment> => {
    setChecking(true);
    try {
      for (let tries = 0; tries < MOST_CHECKS; tries += 1) {
        const payment = await check().catch((error: unknown) => {
          if (isUnknown(error)) return undefined;
          throw error;
        });
        if (payment && payment.state !== 'processing') return await settle(payment);
        await new Promise((resolve) => {
          setTimeout(resolve, CHECK_EVERY_MS);
        });
      }
      throw new Failure('payment_unknown');
    } finally {
      setChecking(false);
    }
  };

  const pay = useMutation({
    mutationFn: async ({ method, saveCard }: { method: string; saveCard: boolean }) => {
      const begun = callsOf(client, payments).pay(
        { body: { bookingId, action: 'pay', method, saveCard } },
        { idempotencyKey: key.current },
      );
      return begun
        .then(({ data }) => settle(data))
        .catch((error: unknown) => {
          if (isUnknown(error)) return checkUntilKnown();
          throw error;
        });
    },
    onSuccess: async (payment) => {
      if (payment.state !== 'succeeded') {
        key.current = newKey();
        return;
      }
      await Promise.all(
        [bookings.one, bookings.list, bookings.next, payments.cards].map((call) =>
          client.invalidateQueries({ queryKey: keyOf(call) }),
        ),
      );
      onPaid();
    },
  });

  return { pay, isChecking };
}

/** The answer was lost on the way, so nobody here knows whether the card was charged. */
const isUnknown = (error: unknown) =>
  error instanceof Failure &&
  (error.code === 'payment_unknown' || error.code === 'unreachable' || error.code === 'unexpected');
