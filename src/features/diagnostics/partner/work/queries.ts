import { useQueryClient } from '@tanstack/react-query';
import { isUuid } from '#shared/uuid.ts';
import { pageIn } from '#web/page-in.ts';
import type { Place } from '#web/page-module.ts';
import { callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { labWork, type WorkOrder, type WorkTab, workTabs } from '../../lab-contract.ts';

export const workTabIn = (search: URLSearchParams): WorkTab =>
  workTabs.find((tab) => tab === search.get('tab')) ?? 'open';

/** The orders of the chosen place, where the address names none of them. */
export function workList({ params, search }: Place) {
  refreshOn(['requests'], keyOf(labWork.list));
  const query = { tab: workTabIn(search), page: pageIn(search) };
  return params['id'] !== undefined
    ? unasked(labWork.list)
    : { ...callQueryOrNull(labWork.list, { query }, session.isPartner), staleTime: 0 };
}

export const orderWith = (id: string) => callQueryOrNull(labWork.one, { params: { id } }, session.isPartner);

/** One order. It is not asked again while somebody enters values. */
export function workOrderIn({ params }: Place) {
  const id = params['id'];
  return id && isUuid(id) ? { ...orderWith(id), staleTime: 0 } : unasked(labWork.one);
}

export function useLabCalls() {
  const client = useQueryClient();
  return {
    ...callsOf(client, labWork),
    /** What the server has answered is what the page shows. */
    show: (order: WorkOrder) => {
      client.setQueryData<{ data: WorkOrder }>(orderWith(order._id).queryKey, { data: order });
      void client.invalidateQueries({ queryKey: keyOf(labWork.list) });
    },
  };
}
