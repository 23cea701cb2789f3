import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useSession } from '#web/useSession.tsx';
import { type HealthProfile, healthRecords } from '../contract.ts';
import type { HealthFactsChange } from '../profile.ts';
import { recordVersions } from '../record-versions.ts';

const healthProfile = (familyMemberId: string | undefined) =>
  callQuery(healthRecords.openProfile, { body: familyMemberId ? { familyMemberId } : {} });

/** One’s own profile with its record lists. */
export function ownRecords() {
  const query = callQuery(healthRecords.openProfile, { body: { hasRecords: true } });
  refreshOn(['family', 'summaries'], query.queryKey);
  return query;
}

/** The profile of somebody else with its record lists; null where it is not shared, or nobody is named. */
export function recordsOf(personId: string | undefined) {
  refreshOn(['family', 'summaries'], keyOf(healthRecords.profile));
  return personId
    ? callQueryOrNull(healthRecords.profile, { params: { id: personId } })
    : queryOptions({ queryKey: ['no record'] as readonly unknown[], queryFn: () => null });
}

/** What shows records, one’s own or those of others. */
export const recordKeys = [keyOf(healthRecords.profile), ownRecords().queryKey, keyOf(recordVersions.list)];

/** What a record says and said before. */
export const versionsOf = (recordId: string) => callQuery(recordVersions.list, { params: { id: recordId } });

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
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, { data });
      return Promise.all(recordKeys.map((key) => client.invalidateQueries({ queryKey: key })));
    },
    onError: (error) =>
      error instanceof Failure && error.code === 'conflict' ? client.invalidateQueries({ queryKey }) : undefined,
  });
  return saving.mutateAsync;
}
