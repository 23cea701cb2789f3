import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { dashboard } from '../../contract.ts';
import { arranged, type Widget } from '../../widgets.ts';

/** The cards of one's own dashboard; asked again when they were changed elsewhere. */
export function ownWidgets() {
  refreshOn(['account'], keyOf(dashboard.widgets));
  return callQuery(dashboard.widgets, {});
}

export type Arranging = ReturnType<typeof useArranging>;

/** The cards as they are kept; what was pressed is shown at once, until the server has taken or refused it. */
export function useArranging(kept: readonly Widget[]) {
  const client = useQueryClient();
  const [pressed, setPressed] = useState<readonly Widget[]>();
  const mutationKey = ['widgets'];
  const mutation = useMutation({
    mutationKey,
    // One after the other, so that what was pressed last is what stays.
    scope: { id: 'widgets' },
    mutationFn: (widgets: readonly Widget[]) => callsOf(client, dashboard).arrange({ body: { widgets: [...widgets] } }),
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
  const arrange = (widgets: readonly Widget[]) => {
    setPressed(arranged(widgets));
    mutation.mutate(widgets);
  };
  return {
    widgets: pressed ?? kept,
    arrange,
    /** What the server did not take, once more. */
    again: () => mutation.variables && arrange(mutation.variables),
    isSaved: mutation.isSuccess,
    failure: mutation.error instanceof Failure ? mutation.error : undefined,
  };
}
