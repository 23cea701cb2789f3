import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { callsOf } from '#web/queries.ts';
import type { Booking } from '../../booking.ts';
import { bookings } from '../../contract.ts';
import { bookingKeys, remindedKey } from '../queries.ts';

/** Says of the time that stands here whether one comes; what shows bookings is asked again afterwards, also when it was refused. */
export function useSayComing({ _id: id, startsAt }: Pick<Booking, '_id' | 'startsAt'>) {
  const client = useQueryClient();
  const say = useMutation({
    mutationFn: (isSure: boolean) =>
      callsOf(client, bookings).sayComing({ params: { id }, body: { isSure, startsAt } }),
    onSettled: () =>
      Promise.all([...bookingKeys, remindedKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return { say, failure: useRefusalOf(say.error) };
}
