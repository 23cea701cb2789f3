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
import { caregivers } from '../../contract.ts';
import { CARE_VISIT, detailsOf } from '../../visit.ts';
import { careVisits } from '../../visit-contract.ts';
import { visitStarts } from '../../visit-starts.ts';
import { hoursOf } from '../queries.ts';

/** Another time for a visit, as long as it was. */
export const MoveVisit = ({ id }: { id: string }) => <MoveBooking id={id} kind={CARE_VISIT} times={Times} />;

function Times({ booking }: { booking: Booking }) {
  const locale = useLocale();
  const client = useQueryClient();
  const { _id: id, providerId, timeZone, startsAt, details } = booking;
  const [time, setTime] = useState<string>();
  const { data: schedule } = useQuery(hoursOf(providerId));
  const move = useMove(booking, {
    send: (to) => callsOf(client, careVisits).move({ params: { id }, body: { startsAt: to } }),
    onError: () => {
      setTime(undefined);
      void client.invalidateQueries({ queryKey: keyOf(caregivers.schedule) });
    },
  });
  return (
    <MoveTimes
      booking={booking}
      now={momentInWords(startsAt, { timeZone, locale })}
      times={schedule === undefined ? undefined : visitStarts(schedule?.data ?? [], detailsOf(details).hours)}
      time={time}
      onChoose={setTime}
      move={move}
      notice={<Refusal failure={move.error instanceof Failure ? move.error : undefined} />}
    />
  );
}
