import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { intake } from '../contract.ts';
import { intakeOfBooking } from './queries.ts';

type GivenPapers = { intakeId?: string | null; reports?: string[] };

/** Changes what goes with a booking, says so, and shows it. */
export function useGiveAlong(bookingId: string, onDone: () => void) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: GivenPapers) => callsOf(client, intake).give({ params: { id: bookingId }, body }),
    onSuccess: (answer) => {
      client.setQueryData(intakeOfBooking(bookingId).queryKey, answer);
      toast({ text: t('intake.along.saved') });
      onDone();
    },
  });
}
