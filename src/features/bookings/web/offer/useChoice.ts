import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { offers } from '../../offer-contract.ts';
import { bookingKeys } from '../queries.ts';

/** Sends the choice of a family; whatever became of it, the booking is asked for again, with the times that are free now. */
export function useChoice(id: string, onDone: () => void) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const calls = callsOf(client, offers);
  const refresh = () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const settled = async (_: unknown, failure: Error | null) => {
    await refresh();
    if (!failure) onDone();
  };
  const take = useMutation({
    mutationFn: (startsAt: string) => calls.take({ params: { id }, body: { startsAt } }),
    onSuccess: () => toast({ text: t('bookings.offer.taken') }),
    onSettled: settled,
  });
  const end = useMutation({
    mutationFn: () => calls.takeMoney({ params: { id } }),
    onSettled: settled,
  });
  return { take, end, refusal: reasonOf(useRefusalOf(take.error ?? end.error)) };
}

/** Why it was refused, as a word key. */
function reasonOf(refusal: Failure | undefined): string | undefined {
  if (!refusal) return undefined;
  if (refusal.code === 'slot_taken' || refusal.issues.length > 0) return 'bookings.offer.gone';
  return refusal.code === 'already_answered' ? 'bookings.offer.decided' : `errors.${refusal.code}`;
}
