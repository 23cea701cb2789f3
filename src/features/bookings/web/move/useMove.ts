import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { bookingKeys } from '../queries.ts';

type MoveOptions = {
  /** Asks for the new time, an instant. */
  send: (to: string) => Promise<unknown>;
  onError: (error: Error) => void;
  onMoved?: () => void;
  /** What its words begin with. */
  words?: string;
};

/** Moves a booking to another time: everything that shows it hears of that, and its list opens. */
export function useMove(booking: Booking, { send, onError, onMoved, words = 'bookings.move' }: MoveOptions) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const back = usePagesOf(booking.kind).list(booking);
  return useMutation({
    mutationFn: send,
    onError,
    onSuccess: async () => {
      onMoved?.();
      await Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ text: t(`${words}.done`, { name: booking.providerName }) });
      await navigate(back, { replace: true });
    },
  });
}
