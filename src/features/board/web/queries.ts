import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personIn } from '#features/family/web/named-person.ts';
import { Day } from '#shared/day.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import type { DayPart, TaskChange } from '../board.ts';
import { board } from '../contract.ts';

/** The week that the address names; null for somebody whose bookings one may not see, from the moment on that they say so. */
export function weekIn(search: URLSearchParams) {
  refreshOn(['board', 'bookings', 'family', 'tours'], keyOf(board.week));
  const { data: day } = z.safeParse(Day, search.get('day'));
  const person = personIn(search);
  return callQueryOrNull(board.week, { query: { ...(person && { familyMemberId: person }), ...(day && { day }) } });
}

type BoardAction =
  | { task: string; change: TaskChange }
  | { note: string }
  | { booking: string; startsAt: string; part: DayPart; change: 'take' | 'giveBack' };

/**
 * One tap on the board; it is asked again afterwards, also when somebody else was first, which is told in passing. `failure`: nothing
 * has answered it.
 */
export function useDo() {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (doing: BoardAction) => {
      const calls = callsOf(client, board);
      if ('note' in doing) return calls.removeNote({ params: { id: doing.note }, body: { change: 'remove' } });
      if ('task' in doing) return calls.changeTask({ params: { id: doing.task }, body: { change: doing.change } });
      const { booking: id, startsAt, part, change } = doing;
      return calls.changePart({ params: { id }, body: { startsAt, part, change } });
    },
    onError: (error) => {
      if (isUnanswered(error)) return;
      toast({ text: error instanceof Failure ? t(`errors.${error.code}`, error.values) : t('errors.unexpected') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(board.week) }),
  });
  return { act: mutate, isBusy: isPending, failure: isUnanswered(error) ? error : undefined };
}

const isUnanswered = (error: unknown): error is Failure => error instanceof Failure && error.code === 'unreachable';
