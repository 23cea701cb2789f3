import { useQuery } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import { ask, keyOf } from '#web/ask.ts';
import { useSession } from '#web/session.ts';

export const userInfoKey = keyOf(account.userInfo);
export const userInfoOf = (id: string) => ask(account.userInfo, { params: { id } });

/** The personal info of whoever is logged in; nothing is asked for a visitor. */
export function useOwnInfo() {
  const id = useSession()?.userId;
  return useQuery({ ...userInfoOf(id ?? ''), enabled: id !== undefined, select: ({ data }) => data });
}
