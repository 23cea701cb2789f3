import { FOLLOW_UP_DAYS } from '#features/bookings/follow-up.ts';
import { refuseUnfairVisits } from '#features/bookings/server/fair-holds.ts';
import { type BookingKind, sayingOf, type Speech } from '#features/bookings/server/kind.ts';
import { formatClock, formatMoment } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { CARE_VISIT, detailsOf } from '../../visit.ts';
import { otherTimes } from './other-times.ts';
import { visitSlots } from './visit-slots.ts';

const conjunction = listFormat({ type: 'conjunction' });

const say = (speech: Speech) => sayingOf(careVisitKind, speech);

const helpOf = (details: Record<string, unknown>, { t, locale }: Speech) =>
  conjunction(locale).format(detailsOf(details).services.map((service) => t(`caregivers.service.${service}`)));

/** A caregiver comes home for some hours: it takes as many slots. */
export const careVisitKind: BookingKind = {
  name: CARE_VISIT,
  numberPrefix: 'CG',
  page: '/dashboardappointments',
  words: 'caregivers.booking',
  confirmedAs: 'scheduled',
  isNoteHealth: true,
  isAtHome: () => true,
  followUpDays: FOLLOW_UP_DAYS,

  what: (details, speech) => say(speech)('kind', { count: detailsOf(details).hours }),

  glance(details, speech) {
    const { city, zip, hours } = detailsOf(details);
    return [say(speech)('glance.hours', { count: hours }), `${city} ${zip}`, helpOf(details, speech)];
  },

  describe({ details, times: [time], timeZone, address }, speech) {
    const own = say(speech);
    const { city, state, zip, hours } = detailsOf(details);
    return {
      terms: { first: own('fact.begins'), last: own('fact.ends'), note: own('fact.issue') },
      facts: [
        {
          term: own('fact.length'),
          value: own('fact.length.value', {
            count: hours,
            from: time ? formatClock(timeZone, time.startsAt, speech.locale) : '',
            to: time ? formatClock(timeZone, time.endsAt, speech.locale) : '',
          }),
          short: own('glance.hours', { count: hours }),
        },
        { term: own('fact.help'), value: helpOf(details, speech), isHealth: true },
        { term: own('fact.home'), value: address || `${city}, ${state} ${zip}`, short: city },
      ],
      arrival: own('arrival', { moment: time ? formatMoment(timeZone, time.startsAt, speech.locale) : '' }),
    };
  },

  values({ details }) {
    const { city, zip } = detailsOf(details);
    return { town: `${city} ${zip}` };
  },

  withoutHealth: (details) => ({ ...details, services: [] }),

  reasons: (speech) => ['away', 'far', 'help', 'full'].map((name) => say(speech)(`decline.${name}`)),

  otherTimes,
  refuseUnfair: refuseUnfairVisits,
  release: visitSlots.release,
  retake: visitSlots.retake,
};
