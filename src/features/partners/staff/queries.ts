import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { staffQuery } from '#features/staff/web/staff-query.ts';
import { staffDesks } from '#features/staff/contract.ts';
import { useRefusalOf } from '#web/connection.ts';
import { type Decision, checking } from '../checking-contract.ts';

/** A list of applications; null for whoever is not of the staff. */
export function queueOf(tab: 'waiting' | 'answered') {
  refreshOn(['partners'], keyOf(checking.queue));
  return staffQuery(checking.queue, { query: { tab } });
}

/** One application; null without an id, and for one that staff may not see. */
export function applicationWith(id: string | null) {
  refreshOn(['partners', 'account'], keyOf(checking.one));
  return callQueryOrNull(checking.one, { params: { id: id ?? 'none' } }, () => id !== null);
}

/** Asks again for all that staff see of applications. */
export function useRefreshQueue() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [checking.queue, checking.one, staffDesks.desks].map((call) =>
        client.invalidateQueries({ queryKey: keyOf(call) }),
      ),
    );
}

/** Decides an application; what the page shows is asked again, also when a colleague was first. */
export function useDecide(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshQueue();
  const mutation = useMutation({
    mutationFn: (body: Decision) => callsOf(client, checking).decide({ params: { id }, body }),
    onSettled: refresh,
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
