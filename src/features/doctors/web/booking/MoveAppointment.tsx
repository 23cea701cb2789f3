import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Booking } from '#features/bookings/booking.ts';
import { MoveBooking } from '#features/bookings/web/move/MoveBooking.tsx';
import { MoveTimes } from '#features/bookings/web/move/MoveTimes.tsx';
import { useMove } from '#features/bookings/web/move/useMove.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { timeIn } from '../../appointment-address.ts';
import { appointments } from '../../appointment-contract.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { holdKey } from './hold-key.ts';
import { freeTimesOf } from './queries.ts';
import { isUnanswered, useSlotHold } from './useSlotHold.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Another time for an appointment, held while it is looked at. */
export const MoveAppointment = ({ id }: { id: string }) => <MoveBooking id={id} kind={APPOINTMENT} times={Times} />;

function Times({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const { _id: id, providerId, timeZone, startsAt } = booking;
  const { moment } = useSlotWords(timeZone);
  const [params] = useSearchParams();
  const [time, setTime] = useState(() => timeIn(params));
  const hold = useSlotHold(providerId, time);
  const { data: schedule } = useQuery(freeTimesOf(providerId));
  const move = useMove(booking, {
    send: (to) => callsOf(client, appointments).move({ params: { id }, body: { startsAt: to, key: holdKey() } }),
    onError: (error) => error instanceof Failure && hold.refuse(error),
    onMoved: hold.keep,
  });
  const choose = (next: string) => (next === time ? hold.again() : setTime(next));
  const free = schedule?.data.filter((slot) => slot.isFree || slot.startsAt === time);
  return (
    <MoveTimes
      booking={booking}
      now={moment(startsAt)}
      times={free?.map((slot) => slot.startsAt)}
      time={time}
      onChoose={choose}
      move={move}
      canMove={!hold.refusal || isUnanswered(hold.refusal)}
      notice={<HeldNotice hold={hold} time={time} timeZone={timeZone} onChoose={choose} />}
      isOnScreen
    />
  );
}
