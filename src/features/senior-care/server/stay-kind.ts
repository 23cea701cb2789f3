import { type BookingKind, sayingOf, type Speech, type TakenTimes } from '#features/bookings/server/kind.ts';
import { formatClock, formatWeekday } from '#shared/dates.ts';
import { roomInWords } from '../rooms.ts';
import { detailsOf, weeksPaid } from '../stay-details.ts';
import { refuseUnfairSeats } from './fair-seats.ts';
import { fewestFreeSeats, lockDays, releaseSeats, retakeSeats } from './seats.ts';

const seatsOf = ({ providerId, details, times }: TakenTimes) => ({
  centreId: providerId,
  days: times.map(({ day }) => day),
  guests: detailsOf(details).guests,
  room: detailsOf(details).roomType,
});

const say = (speech: Speech) => sayingOf(stays, speech);

/** Days of care at a centre: they take seats by the day. */
export const stays: BookingKind = {
  name: 'stay',
  numberPrefix: 'SC',
  page: '/dashboardbookings',
  words: 'seniorCare.booking',
  confirmedAs: 'accepted',
  isByDay: true,

  what: (details, speech) => say(speech)(`kind.${detailsOf(details).centreKind}`),

  describe({ details, times, timeZone, address }, speech) {
    const stay = detailsOf(details);
    const { centreKind, weekDays, guests, roomType } = stay;
    const own = say(speech);
    const room = roomInWords(roomType, speech.t);
    const clock = (at: Date | undefined) => (at ? formatClock(timeZone, at, speech.locale) : '');
    const weekdays = weekDays.map((weekday) => formatWeekday(weekday, speech.locale)).join(', ');
    return {
      terms: { first: own('fact.checkIn'), last: own('fact.checkOut') },
      facts: [
        {
          term: own('fact.days'),
          value: own('fact.daysValue', { weeks: weeksPaid(stay), count: times.length, weekdays }),
          short: weekdays,
        },
        { term: own('fact.guests'), value: String(guests) },
        ...(room ? [{ term: own('fact.room'), value: room }] : []),
      ],
      arrival: own(centreKind === 'day_care' ? 'ticket.note' : 'ticket.visits', {
        opens: clock(times[0]?.startsAt),
        closes: clock(times[0]?.endsAt),
        address,
      }),
    };
  },

  values({ details }, { t }) {
    const stay = detailsOf(details);
    const room = roomInWords(stay.roomType, t);
    return { guests: stay.guests, weeks: weeksPaid(stay), room: room ?? '', hasRoom: String(room !== undefined) };
  },

  async beside(db, requests, speech) {
    const own = say(speech);
    const free = await fewestFreeSeats(
      db,
      requests.map(({ id }) => id),
    );
    return new Map(
      [...free].map(([id, count]) => [
        id,
        [{ term: own('request.seats'), value: own('request.seats.value', { count: Math.max(0, count) }) }],
      ]),
    );
  },

  reasons: (speech) => ['full', 'staff', 'care', 'closed'].map((name) => say(speech)(`decline.${name}`)),

  refuseUnfair: refuseUnfairSeats,
  lock: (db, taken) => lockDays(db, { ...seatsOf(taken), rooms: [detailsOf(taken.details).roomType] }),
  release: (db, taken) => releaseSeats(db, seatsOf(taken)),
  retake: (db, taken) => retakeSeats(db, seatsOf(taken)),
};
