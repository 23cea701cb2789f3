import type { QueryClient } from '@tanstack/react-query';
import { makeOutbox } from '#web/outbox/make-outbox.ts';
import { callsOf, orNull } from '#web/queries.ts';
import { medication } from '../../contract.ts';
import { doseLine, UNSENT_DOSES, type UnsentDose } from './unsent-dose.ts';

/** What was said of doses, on its way. */
export const unsentDoses = makeOutbox<UnsentDose>({
  name: UNSENT_DOSES,
  lineOf: doseLine,
  send: sendDose,
  topics: ['medication'],
});

function sendDose(client: QueryClient, { clientId, personId, medicineId, day, time, said, was }: UnsentDose) {
  const body = { day, time, state: said, was };
  const sending = callsOf(client, medication).mark({ params: { id: medicineId }, body }, { idempotencyKey: clientId });
  // The medicines of somebody else are found no longer once the right to see them has ended: nobody is left to be told.
  return personId === null ? sending : orNull<unknown>(sending);
}
