import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { callQuery, callsOf } from '#web/queries.ts';
import { useSession } from '#web/useSession.tsx';
import { type HealthProfile, healthRecords } from '../contract.ts';
import type { HealthFactsChange } from '../profile.ts';

const ownHealthProfile = () => callQuery(healthRecords.openProfile, { body: {} });

/** The health profile of whoever is logged in; the query is disabled for visitors. */
export function useOwnHealthProfile() {
  const isLoggedIn = useSession() !== undefined;
  return useQuery({ ...ownHealthProfile(), enabled: isLoggedIn, select: ({ data }) => data });
}

/** Saves answers over that version of one's own profile. After a `conflict` the newer version is fetched before the failure is thrown. */
export function useSaveAnswers({ personId, version }: HealthProfile) {
  const client = useQueryClient();
  const { queryKey } = ownHealthProfile();
  const saving = useMutation({
    mutationFn: (facts: HealthFactsChange) =>
      callsOf(client, healthRecords).changeProfile({ params: { id: personId }, body: { version, facts } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) =>
      error instanceof Failure && error.code === 'conflict' ? client.invalidateQueries({ queryKey }) : undefined,
  });
  return saving.mutateAsync;
}
