import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { type ActedFor, family } from '#features/family/contract.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

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

const Id = z.uuid();
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The person that the address names (`?for=`); undefined for all of them. What is no id names nobody, who may be asked for like a stranger. */
export function personIn(search: URLSearchParams): string | undefined {
  const named = search.get('for');
  if (!named) return undefined;
  return z.safeParse(Id, named).success ? named : NOBODY;
}

export function useForWhom(): string | undefined {
  const [search] = useSearchParams();
  return personIn(search);
}

/** Somebody else whom the address names: null where one may not book for them, undefined for oneself and until it is known. */
export function useCaredFor(): ActedFor | null | undefined {
  const named = useForWhom();
  const { data } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() && named !== undefined });
  if (!data || named === undefined || named === data.ownId) return undefined;
  return data.data.find(({ _id, scopes }) => _id === named && scopes.includes('bookings')) ?? null;
}
