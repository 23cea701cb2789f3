import { afterAll, beforeAll, describe } from 'vitest';
import { refundsBehaviour } from './refunds.behaviour.ts';
import { chargesBehaviour } from './charges.behaviour.ts';
import { sceneIn, type PaymentsWorld } from './payments-world.behaviour.ts';

/** What every card processor behind the port has in common. */
export function paymentsBehaviour(name: string, open: () => Promise<PaymentsWorld>) {
  describe(`payments: ${name}`, () => {
    let world: PaymentsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    const scene = sceneIn(() => world);
    chargesBehaviour(scene);
    refundsBehaviour(scene);
  });
}
