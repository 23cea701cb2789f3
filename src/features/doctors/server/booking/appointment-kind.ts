import { writtenMoment } from '#shared/both-clocks.ts';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import { FOLLOW_UP_DAYS } from '#features/bookings/follow-up.ts';
import { refuseUnfairVisits } from '#features/bookings/server/fair-holds.ts';
import { type BookingKind, sayingOf, type Speech } from '#features/bookings/server/kind.ts';
import { formatDayInWords, formatMoment } from '#shared/dates.ts';
import { OPENS_BEFORE_MINUTES } from '#shared/visit-entry.ts';
import { detailsOf } from '../../appointment.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { acceptsItself } from '../doctor-store.ts';
import { otherTimes } from './other-times.ts';

const { release, retake } = slotKind(APPOINTMENT);

const say = (speech: Speech) => sayingOf(appointmentKind, speech);

/** A visit with a doctor on the screen or in writing: it takes one slot. */
export const appointmentKind: BookingKind = {
  name: APPOINTMENT,
  numberPrefix: 'MD',
  page: '/dashboardappointments',
  words: 'doctors.booking',
  confirmedAs: 'scheduled',
  acceptsItself,
  isNoteHealth: true,

  meets: (details) => detailsOf(details).mode,
  followUpDays: FOLLOW_UP_DAYS,

  what: (details, speech) => say(speech)(`kind.${detailsOf(details).mode}`),

  glance(details, speech) {
    const own = say(speech);
    const { mode, tokenId } = detailsOf(details);
    return [own(`mode.${mode}`), own('glance.token', { number: tokenId })];
  },

  describe({ details, times, timeZone }, speech) {
    const own = say(speech);
    const { mode, tokenId } = detailsOf(details);
    const [first] = times;
    return {
      terms: { first: own('fact.begins'), last: own('fact.ends'), note: own('fact.issue') },
      facts: [
        { term: own('fact.mode'), value: own(`mode.${mode}`) },
        { term: own('fact.token'), value: String(tokenId) },
      ],
      arrival: own(`arrival.${mode}`, {
        moment: first ? formatMoment(timeZone, first.startsAt, speech.locale) : '',
        day: first ? formatDayInWords(first.day, speech.locale) : '',
      }),
    };
  },

  values({ details, times, ...zones }, speech) {
    const moment = times[0] ? writtenMoment(times[0].startsAt, { ...zones, locale: speech.locale }) : '';
    // The sentences that every kind shares name the day: of a visit its hour goes with it.
    const { mode, tokenId } = detailsOf(details);
    return { mode, tokenId, moment, firstDay: moment, minutes: OPENS_BEFORE_MINUTES };
  },

  reasons: (speech) => ['away', 'field', 'person', 'full'].map((name) => say(speech)(`decline.${name}`)),

  otherTimes,
  refuseUnfair: refuseUnfairVisits,
  release,
  retake,
};
