import { useQueryClient } from '@tanstack/react-query';
import { callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { medication } from '../contract.ts';

/** The medicines of the person whom the address names, or one’s own, where the page shows them; null where they are not shared. */
export function medicinesOf(familyMemberId: string | undefined, isShown: boolean) {
  refreshOn(['medication', 'summaries', 'family'], keyOf(medication.list));
  return isShown
    ? callQueryOrNull(medication.list, { query: familyMemberId ? { familyMemberId } : {} })
    : unasked(medication.list);
}

/** Their emergency card, where the page shows it. */
export function emergencyCardOf(familyMemberId: string | undefined, isShown: boolean) {
  refreshOn(['medication', 'summaries', 'family', 'bookings'], keyOf(medication.card));
  return isShown
    ? callQueryOrNull(medication.card, { query: familyMemberId ? { familyMemberId } : {} })
    : unasked(medication.card);
}

/** What became of their doses, where the page shows it. */
export function doseHistoryOf(familyMemberId: string | undefined, isShown: boolean) {
  refreshOn(['medication', 'summaries', 'family'], keyOf(medication.history));
  return isShown
    ? callQueryOrNull(medication.history, { query: familyMemberId ? { familyMemberId } : {} })
    : unasked(medication.history);
}

/** The calls that change medicines, each followed by what the page shows. */
export function useMedicationCalls() {
  const client = useQueryClient();
  const { add, change } = callsOf(client, medication);
  const askAgain = () => refreshTopics(client, ['medication']);
  const followed =
    <Sent, Answer>(send: (sent: Sent) => Promise<Answer>) =>
    async (sent: Sent): Promise<Answer> => {
      try {
        return await send(sent);
      } finally {
        await askAgain();
      }
    };
  return { add: followed(add), change: followed(change), askAgain };
}
