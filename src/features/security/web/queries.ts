import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userInfoKey } from '#features/account/web/profile/queries.ts';
import type { Client } from '#shared/client.ts';
import { useRefusalOf } from '#web/connection.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { security } from '../contract.ts';

/** How one logs in, and where one is logged in. */
export const ownSecurity = () => callQuery(security.mine, {});

/** The calls of this page, and how what it shows is asked again. */
export function useSecurity() {
  const client = useQueryClient();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: keyOf(security.mine) });
    await client.invalidateQueries({ queryKey: userInfoKey });
  };
  return { calls: callsOf(client, security), refresh };
}

/** One change by one tap; what the page shows is asked again, also after a refusal. */
export function useChange(change: (calls: Client<typeof security>) => Promise<unknown>, onDone: () => void) {
  const { calls, refresh } = useSecurity();
  const mutation = useMutation({
    mutationFn: () => change(calls),
    onSettled: refresh,
    onSuccess: onDone,
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
