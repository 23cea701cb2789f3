import { useQuery } from '@tanstack/react-query';
import { family, type PersonActedFor } from '#features/family/contract.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useForWhom } from './named-person.ts';

/** Everybody one may act for; asked again as soon as the server says that it has changed. */
export function actedFor() {
  refreshOn(['family'], keyOf(family.people));
  return callQuery(family.people, {});
}

/** The same where the page has not asked for it, with the id of one's own person; undefined until the answer is there. */
export function useCircle() {
  const { data } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() });
  return data;
}

/** Of these, those one may act for. */
export const useActedFor = () => useCircle()?.data;

/** Somebody else whom the address names: null where one may not book for them, undefined for oneself and until it is known. */
export function useCaredFor(): PersonActedFor | null | undefined {
  const named = useForWhom();
  const { data } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() && named !== undefined });
  if (!data || named === undefined || named === data.ownId) return undefined;
  return data.data.find(({ _id, scopes }) => _id === named && scopes.includes('bookings')) ?? null;
}
