import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { family } from '#features/family/contract.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

/** Everybody one may act for; asked again as soon as the server says that it has changed. */
export function actedFor() {
  refreshOn(['family'], keyOf(family.people));
  return callQuery(family.people, {});
}

/** The same where the page has not asked for it; undefined until the answer is there. */
export function useActedFor() {
  const { data } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() });
  return data?.data;
}

/** The person that the address names (`?for=`); undefined for all of them. */
export const personIn = (search: URLSearchParams): string | undefined => search.get('for') || undefined;

export function useForWhom(): string | undefined {
  const [search] = useSearchParams();
  return personIn(search);
}

/** Somebody else whom the address names and for whom one may book; undefined for oneself, and for everybody whom one may not. */
export function useCaredFor() {
  const named = useForWhom();
  const { data } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() && named !== undefined });
  return data?.data.find(({ _id, scopes }) => _id === named && scopes.includes('bookings'));
}
