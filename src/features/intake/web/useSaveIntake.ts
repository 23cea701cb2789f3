import { useQueryClient } from '@tanstack/react-query';
import { callsOf, keyOf } from '#web/queries.ts';
import { type Intake, intake } from '../contract.ts';
import type { IntakeAnswers } from '../intake.ts';
import { forgetGiven } from './intake-draft.ts';

/** Keeps the answers for a person. Rejects with the Failure of a refusal; after a `conflict` what somebody else answered is asked for. */
export function useSaveIntake(personId: string | null) {
  const client = useQueryClient();
  const { add, change } = callsOf(client, intake);
  return async (answers: IntakeAnswers, last: Intake | null) => {
    try {
      await (last
        ? change({ params: { id: last._id }, body: { version: last.version, answers } })
        : add({ body: { ...(personId && { familyMemberId: personId }), answers } }));
      forgetGiven(personId);
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(intake.last) });
    }
  };
}
