import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { fill } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { closing } from '../contract.ts';

/** What leaving would mean, and the copies; asked again when one is ready. */
export function ownLeaving() {
  refreshOn(['account', 'bookings', 'family', 'partners'], keyOf(closing.mine));
  return callQuery(closing.mine, {});
}

/** Where an archive lies: the browser fetches it by itself, with the cookie of the log-in. */
export const archiveAddress = (id: string): string => services[closing.copy.service] + fill(closing.copy.path, { id });

/** One thing done by a tap; the page asks again, also after a refusal. */
export function useAct<Done>(act: (calls: Client<typeof closing>) => Promise<Done>, onDone?: (done: Done) => unknown) {
  const client = useQueryClient();
  const mutation = useMutation({
    // Without a line it fails at once: what waited for one would still be done after somebody has thought better of it.
    mutationFn: () => act(callsOf(client, closing)),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(closing.mine) }),
    ...(onDone && { onSuccess: onDone }),
  });
  return {
    run: () => mutation.mutate(),
    isBusy: mutation.isPending,
    failure: mutation.error instanceof Failure && mutation.error.code !== 'confirm_needed' ? mutation.error : undefined,
  };
}
