import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { preferences } from '../contract.ts';
import type { GlobalPreferences, NotificationPreferences, PrivacyPreferences } from '../preferences.ts';

export type OwnChoices = {
  global: GlobalPreferences;
  notifications: NotificationPreferences;
  privacy: PrivacyPreferences;
};

/** All that whoever is logged in has chosen. */
export const ownChoices = () => callQuery(preferences.own, {});

type OwnContext = { client: QueryClient; params: { id: string } };
const changes: { [Kind in keyof OwnChoices]: (own: OwnContext, body: Partial<OwnChoices[Kind]>) => Promise<unknown> } =
  {
    global: ({ client, params }, body) => callsOf(client, preferences).changeGlobal({ params, body }),
    notifications: ({ client, params }, body) => callsOf(client, preferences).changeNotifications({ params, body }),
    privacy: ({ client, params }, body) => callsOf(client, preferences).changePrivacy({ params, body }),
  };

/** Changes single choices of one kind: shown at once, and taken back where the server did not take them. */
export function useChangeChoices<Kind extends keyof OwnChoices>(kind: Kind) {
  const client = useQueryClient();
  const key = keyOf(preferences.own);
  const mutationKey = ['choices'];
  const show = (change: Partial<OwnChoices[Kind]>) =>
    client.setQueryData<{ data: OwnChoices }>(ownChoices().queryKey, (known) =>
      known ? { ...known, data: { ...known.data, [kind]: { ...known.data[kind], ...change } } } : known,
    );
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ change }: Choice<Kind>) =>
      changes[kind]({ client, params: { id: session.current()?.userId ?? '' } }, change),
    onError: (_error, { before }) => show(before),
    // Whoever presses several in a row sees none of them jump back.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: key }) : undefined,
  });
  const make = (change: Partial<OwnChoices[Kind]>) => {
    // Puts back at once what was known when the answer under way was asked for, so it comes before showing.
    void client.cancelQueries({ queryKey: key });
    const known = client.getQueryData<{ data: OwnChoices }>(ownChoices().queryKey)?.data[kind];
    show(change);
    mutation.mutate({ change, before: known ? pick(known, change) : {} });
  };
  return {
    change: make,
    /** What the server did not take, once more. */
    again: () => mutation.variables && make(mutation.variables.change),
    isSaved: mutation.isSuccess,
    failure: useRefusalOf(mutation.error),
  };
}

type Choice<Kind extends keyof OwnChoices> = { change: Partial<OwnChoices[Kind]>; before: Partial<OwnChoices[Kind]> };

const pick = <Choices extends object>(from: Choices, names: Partial<Choices>) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names)) as Partial<Choices>;
