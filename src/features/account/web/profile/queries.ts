import { useQuery } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { session, useSession } from '#web/session.ts';

export const userInfoKey = keyOf(account.userInfo);
export const userInfoOf = (id: string) => callQuery(account.userInfo, { params: { id } });

/** What a public page about oneself asks before it opens: nothing for a visitor, and so nothing while the server renders it. */
export function ownQuestions(): Record<string, object> {
  const id = session.current()?.userId;
  return id === undefined ? {} : { info: userInfoOf(id) };
}

/** The personal info of whoever is logged in. */
export function useOwnInfo() {
  const id = useSession()?.userId;
  return useQuery({ ...userInfoOf(id ?? ''), enabled: id !== undefined, select: ({ data }) => data });
}
