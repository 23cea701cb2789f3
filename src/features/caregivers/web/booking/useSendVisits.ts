import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, SendOptions } from '#shared/call.ts';
import { callsOf } from '#web/queries.ts';
import { careVisits } from '../../visit-contract.ts';

type VisitsBody = CallInput<typeof careVisits.book>['body'] | CallInput<typeof careVisits.bookSeries>['body'];

/** Books one visit, or all that come again. */
export function useSendVisits() {
  const calls = callsOf(useQueryClient(), careVisits);
  return ({ body }: { body: VisitsBody }, options: SendOptions) =>
    'starts' in body ? calls.bookSeries({ body }, options) : calls.book({ body }, options);
}
