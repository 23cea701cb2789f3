import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#shared/call.ts';
import { useRefusalOf } from '#web/connection.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { dashboard } from '../../contract.ts';
import { arranged, type Widget } from '../../widgets.ts';

/** The cards of one's own dashboard; asked again when they were changed elsewhere. */
export function ownWidgets() {
  refreshOn(['account'], keyOf(dashboard.widgets));
  return callQuery(dashboard.widgets, {});
}

export type ArrangementState = ReturnType<typeof useArranging>;

type Arrangement = { widgets: readonly Widget[]; isEasy: boolean };

/** The cards as they are kept; what was pressed is shown at once, until the server has taken or refused it. */
export function useArranging({ data, isEasy }: Reply<typeof dashboard.widgets>) {
  const client = useQueryClient();
  const [pressed, setPressed] = useState<Arrangement>();
  const mutationKey = ['widgets'];
  const mutation = useMutation({
    mutationKey,
    // One after the other, so that what was pressed last is what stays.
    scope: { id: 'widgets' },
    mutationFn: ({ widgets, isEasy }: Arrangement) =>
      callsOf(client, dashboard).arrange({ body: { widgets: [...widgets], isEasy } }),
    onSuccess: (answer) => {
      const { queryKey } = ownWidgets();
      // An answer under way may be of before.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) setPressed(undefined);
    },
  });
  const now = pressed ?? { widgets: data, isEasy };
  const choose = (chosen: Partial<Arrangement>) => {
    const { widgets, isEasy } = { ...now, ...chosen };
    setPressed({ widgets: arranged(widgets), isEasy });
    mutation.mutate({ widgets, isEasy });
  };
  return {
    ...now,
    arrange: (widgets: readonly Widget[]) => choose({ widgets }),
    /** A few large buttons in place of the cards, which come back as they were. */
    showEasy: (isEasy: boolean) => choose({ isEasy }),
    /** What the server did not take, once more. */
    again: () => mutation.variables && choose(mutation.variables),
    isSaved: mutation.isSuccess,
    failure: useRefusalOf(mutation.error),
  };
}
