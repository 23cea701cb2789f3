import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { useSession } from '#web/useSession.tsx';
import { type HealthProfile, healthRecords } from '../contract.ts';
import type { HealthFactsChange } from '../profile.ts';

const healthProfile = (familyMemberId: string | undefined) =>
  callQuery(healthRecords.openProfile, { body: familyMemberId ? { familyMemberId } : {} });

/** The health profile of whoever is logged in, or of somebody they look after; the query is disabled for visitors. */
export function useHealthProfile(familyMemberId?: string) {
  const isLoggedIn = useSession() !== undefined;
  return useQuery({ ...healthProfile(familyMemberId), enabled: isLoggedIn, select: ({ data }) => data });
}

/** Saves answers over that version of a profile, one's own unless somebody is named. After a `conflict` the newer version is fetched before the failure is thrown. */
export function useSaveAnswers({ personId, version }: HealthProfile, familyMemberId?: string) {
  const client = useQueryClient();
  const { queryKey } = healthProfile(familyMemberId);
  const saving = useMutation({
    mutationFn: (facts: HealthFactsChange) =>
      callsOf(client, healthRecords).changeProfile({ params: { id: personId }, body: { version, facts } }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      return client.invalidateQueries({ queryKey: keyOf(healthRecords.profile) });
    },
    onError: (error) =>
      error instanceof Failure && error.code === 'conflict' ? client.invalidateQueries({ queryKey }) : undefined,
  });
  return saving.mutateAsync;
}
