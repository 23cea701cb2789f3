import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isJoiningKind, type JoiningKind } from '#features/providers/application.ts';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { isUuid } from '#shared/uuid.ts';
import type { Application } from '../application.ts';
import { claiming } from '../claim-contract.ts';
import { joining } from '../joining-contract.ts';

/** As what the address wants to join, if it says so. */
export function kindIn(search: URLSearchParams): JoiningKind | undefined {
  const as = search.get('as');
  return isJoiningKind(as) ? as : undefined;
}

/** My application, as one kind or as any; asked again as soon as staff has answered it. */
export function myApplication(as: JoiningKind | undefined) {
  refreshOn(['partners'], keyOf(joining.mine));
  return callQuery(joining.mine, { query: { as } });
}

/** What my places show, with what I am giving anew; null for whoever manages none. */
export function myEvidence() {
  refreshOn(['partners'], keyOf(joining.shown));
  return callQueryOrNull(joining.shown, {}, session.isPartner);
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** A listing and my claim of it; null for a place that is not there. */
export function claimAt(search: URLSearchParams) {
  refreshOn(['partners'], keyOf(claiming.one));
  const id = search.get('place') ?? '';
  return callQueryOrNull(claiming.one, { query: { place: isUuid(id) ? id : nobody } });
}

/** What a call answered is what the pages show from now on. */
async function keepApplication(client: QueryClient, answer: { data: Application }): Promise<void> {
  if (answer.data.purpose === 'renewal') return client.invalidateQueries({ queryKey: keyOf(joining.shown) });
  void client.invalidateQueries({ queryKey: ownPlaces().queryKey });
  if (answer.data.purpose === 'claim') return client.invalidateQueries({ queryKey: keyOf(claiming.one) });
  for (const as of [answer.data.kind, undefined]) client.setQueryData(myApplication(as).queryKey, answer);
}

/** The calls of joining, whose answers the pages show at once. */
export function useJoining() {
  const client = useQueryClient();
  return {
    calls: callsOf(client, joining),
    keep: (answer: { data: Application }) => keepApplication(client, answer),
    askAgain: () =>
      Promise.all(
        [joining.mine, joining.shown, claiming.one].map((call) => client.invalidateQueries({ queryKey: keyOf(call) })),
      ),
  };
}
