import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';

/** One's own ZIP code for a search for oneself, once it is known; brought when the page is alive, because whoever only looks needs none of it. */
export function useOwnZip({ isWanted }: { isWanted: boolean }): string | undefined {
  const client = useQueryClient();
  const isForSelf = useForWhom() === undefined;
  const { data } = useQuery({
    queryKey: ['search', 'ownZip'],
    queryFn: async () => (await import('./own-zip.ts')).findOwnZip(client),
    enabled: useIsLoggedIn() && isForSelf && isWanted,
    meta: { isQuiet: true },
  });
  return isForSelf && isWanted ? (data ?? undefined) : undefined;
}
