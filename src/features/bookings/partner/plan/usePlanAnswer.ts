import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import type { PlanAnswer } from '../../plan.ts';
import { plans } from '../../plan-contract.ts';
import { requestWith } from '../queries.ts';

/** Says what a plan pays. Of two who say it at once the second reads what the first has said. */
export function usePlanAnswer(id: string) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (answer: PlanAnswer) => callsOf(client, plans).check({ params: { id }, body: answer }),
    onSuccess: (data) => {
      client.setQueryData(requestWith(id).queryKey, data);
      toast({ text: t('partner.plan.said') });
    },
    onSettled: () => refreshTopics(client, ['requests']),
  });
  const answer = async (said: PlanAnswer) => {
    try {
      await mutateAsync(said);
    } catch (thrown) {
      // What is wrong with a field is said there.
      if (thrown instanceof Failure && thrown.issues.length > 0) throw thrown;
      await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
    }
  };
  const failure = useRefusalOf(error);
  return { answer, isPending, failure: failure?.issues.length === 0 ? failure : undefined };
}
