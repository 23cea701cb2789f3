import { useQuery } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { useSession } from '#web/useSession.tsx';
import { session } from '#web/session.ts';

export const userInfoKey = keyOf(account.userInfo);
export const userInfoOf = (id: string) => callQuery(account.userInfo, { params: { id } });

/** The same where a page is rendered before the id is known. */
export const ownInfo = () => callQuery(account.ownInfo, {});
export const ownInfoKey = keyOf(account.ownInfo);

/** The loader's queries of a public page about oneself: none for a visitor, and so none on the server. */
export function ownQuestions(): Record<string, object> {
  const id = session.current()?.userId;
  return id === undefined ? {} : { info: userInfoOf(id) };
}

/** The personal info of whoever is logged in. */
export function useOwnInfo() {
  const id = useSession()?.userId;
  return useQuery({ ...userInfoOf(id ?? ''), enabled: id !== undefined, select: ({ data }) => data });
}
