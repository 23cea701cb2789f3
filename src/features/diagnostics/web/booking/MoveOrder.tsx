import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { MoveBooking } from '#features/bookings/web/move/MoveBooking.tsx';
import { MoveTimes } from '#features/bookings/web/move/MoveTimes.tsx';
import { useMove } from '#features/bookings/web/move/useMove.ts';
import { Failure } from '#shared/failure.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { diagnostics } from '../../contract.ts';
import { LAB_ORDER } from '../../order.ts';
import { labOrders } from '../../order-contract.ts';
import { freeTimesOf } from '../queries.ts';

const words = 'diagnostics.move';

/** Another time for an order. */
export const MoveOrder = ({ id }: { id: string }) => (
  <MoveBooking id={id} kind={LAB_ORDER} times={Times} list="shell.orders" words={words} />
);

function Times({ booking }: { booking: Booking }) {
  const locale = useLocale();
  const client = useQueryClient();
  const { _id: id, providerId, timeZone, startsAt } = booking;
  const [time, setTime] = useState<string>();
  const { data: schedule } = useQuery(freeTimesOf(providerId));
  const move = useMove(booking, {
    send: (to) => callsOf(client, labOrders).move({ params: { id }, body: { startsAt: to } }),
    onError: () => {
      setTime(undefined);
      void client.invalidateQueries({ queryKey: keyOf(diagnostics.schedule) });
    },
    words,
  });
  return (
    <MoveTimes
      booking={booking}
      now={momentInWords(startsAt, { timeZone, locale })}
      times={schedule === undefined ? undefined : (schedule?.data ?? [])}
      time={time}
      onChoose={setTime}
      move={move}
      notice={<Refusal failure={move.error instanceof Failure ? move.error : undefined} />}
      words={words}
    />
  );
}
