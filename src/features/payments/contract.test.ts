import { expect, test } from 'vitest';
import { eventOf } from '#shared/call.ts';
import { payments } from './contract.ts';

test('a payment is counted once it has succeeded, and looking at the cards is not', () => {
  const states = ['declined', 'processing', 'requires_action', 'succeeded'] as const;
  const counted = states.filter((state) => eventOf(payments.pay, { data: { state } }) === 'booking.paid');
  expect(counted).toEqual(['succeeded']);
  expect(eventOf(payments.cards, { data: [] })).toBeUndefined();
});
