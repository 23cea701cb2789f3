import { randomUUID } from 'node:crypto';
import type { ChargeRequest, Payments } from './payments.ts';

export type PaymentsWorld = {
  payments: Payments;
  /** What the payer's browser gets from the processor for a test card. */
  methodFor(number: string): Promise<string>;
  /** The payer's answer to the bank. */
  confirm(clientSecret: string, isApproved: boolean): Promise<void>;
  /** What the processor holds of everybody, less what was given back, in cents. */
  moneyTaken(): Promise<number>;
  /** An event about a charge, as the processor would send it at that time. */
  eventAbout(reference: string, at: Date): { rawBody: string; signature: string };
  close(): Promise<void>;
};

export type Scene = {
  world(): PaymentsWorld;
  payments(): Payments;
  /** A charge of $84.00 that nobody asked for yet, by a new payer unless one is given. */
  requestWith(number: string, given?: Partial<ChargeRequest>): Promise<ChargeRequest>;
  /** By how much the money taken grew meanwhile. */
  gainOf(work: () => Promise<unknown>): Promise<number>;
};

export const visa = '4242424242424242';

export const sceneIn = (world: () => PaymentsWorld): Scene => ({
  world,
  payments: () => world().payments,
  async requestWith(number, given = {}) {
    const customer = given.customer ?? (await world().payments.customerFor(randomUUID()));
    const method = await world().methodFor(number);
    return {
      key: randomUUID(),
      amountCents: 8400,
      currency: 'USD',
      method,
      saveCard: false,
      description: 'Booking SC-118204',
      ...given,
      customer,
    };
  },
  async gainOf(work) {
    const before = await world().moneyTaken();
    await work();
    return (await world().moneyTaken()) - before;
  },
});
