import { FOLLOW_UP_DAYS } from '#features/bookings/follow-up.ts';
import { refuseManyHeld, refuseUnfairVisits } from '#features/bookings/server/fair-holds.ts';
import {
  type BookingKind,
  type Description,
  type Purchase,
  sayingOf,
  type Speech,
} from '#features/bookings/server/kind.ts';
import { formatClock, formatMoment, formatWeekday, timeIn, weekdayOf } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { CARE_SERIES, ENDS_SOON_HOURS, UNPAID_HOURS } from '../../series.ts';
import { CARE_VISIT, detailsOf } from '../../visit.ts';
import { otherTimes, singleVisits } from './other-times.ts';
import { visitSlots } from './visit-slots.ts';

const conjunction = listFormat({ type: 'conjunction' });

const words = 'caregivers.booking';

const say = (speech: Speech) => sayingOf({ words }, speech);

const helpOf = (details: Record<string, unknown>, { t, locale }: Speech) =>
  conjunction(locale).format(detailsOf(details).services.map((service) => t(`caregivers.service.${service}`)));

/** What visits have in common, whether one was booked or several: each takes as many slots as it lasts hours. */
const visits: Omit<BookingKind, 'name' | 'numberPrefix' | 'what' | 'describe' | 'values' | 'refuseUnfair'> = {
  page: '/dashboardappointments',
  words,
  confirmedAs: 'scheduled',
  isNoteHealth: true,
  isAtHome: () => true,
  followUpDays: FOLLOW_UP_DAYS,

  glance(details, speech) {
    const { city, zip, hours } = detailsOf(details);
    return [say(speech)('glance.hours', { count: hours }), `${city} ${zip}`, helpOf(details, speech)];
  },

  withoutHealth: (details) => ({ ...details, services: [] }),

  reasons: (speech) => ['away', 'far', 'help', 'full'].map((name) => say(speech)(`decline.${name}`)),

  release: visitSlots.release,
  retake: visitSlots.retake,
};

/** What is said of visits, with what is said of how long they last and of the first. */
function describeVisits(
  { details, address }: Pick<Purchase, 'details' | 'address'>,
  speech: Speech,
  { length, arrival }: { length: string; arrival: string },
): Description {
  const own = say(speech);
  const { city, state, zip, hours } = detailsOf(details);
  return {
    terms: { first: own('fact.begins'), last: own('fact.ends'), note: own('fact.issue') },
    facts: [
      { term: own('fact.length'), value: length, short: own('glance.hours', { count: hours }) },
      { term: own('fact.help'), value: helpOf(details, speech), isHealth: true },
      { term: own('fact.home'), value: address || `${city}, ${state} ${zip}`, short: city },
    ],
    arrival,
  };
}

/** Which sentences are said, and the town that is named before the yes. */
function valuesOf({ details }: Purchase, isSeries: boolean) {
  const { city, zip } = detailsOf(details);
  return { town: `${city} ${zip}`, isSeries: String(isSeries) };
}

/** From when to when the first of these visits lasts, and when that is. */
function firstOf({ times: [time], timeZone, details }: Purchase, { locale }: Speech) {
  return {
    count: detailsOf(details).hours,
    from: time ? formatClock(timeZone, time.startsAt, locale) : '',
    to: time ? formatClock(timeZone, time.endsAt, locale) : '',
    moment: time ? formatMoment(timeZone, time.startsAt, locale) : '',
  };
}

/** A caregiver comes home for some hours. */
export const careVisitKind: BookingKind = {
  ...visits,
  name: CARE_VISIT,
  numberPrefix: 'CG',
  what: (details, speech) => say(speech)('kind', { count: detailsOf(details).hours }),
  describe(bought, speech) {
    const own = say(speech);
    const first = firstOf(bought, speech);
    return describeVisits(bought, speech, {
      length: own('fact.length.value', first),
      arrival: own('arrival', first),
    });
  },
  values: (bought) => valuesOf(bought, false),
  otherTimes,
  refuseUnfair: refuseUnfairVisits,
};

/** So many series that are not paid yet may an account keep of one caregiver, with single visits, and so many a network. */
const fairSeries = { account: 1, network: 2 } as const;

/** A caregiver comes home each week. */
export const careSeriesKind: BookingKind = {
  ...visits,
  name: CARE_SERIES,
  numberPrefix: 'CW',
  what: (details, speech) => say(speech)('series', { count: detailsOf(details).hours }),
  describe(bought, speech) {
    const own = say(speech);
    const first = firstOf(bought, speech);
    const { times, timeZone } = bought;
    const weekdays = [...new Set(times.map(({ day }) => weekdayOf(day)))].sort();
    const days = conjunction(speech.locale).format(weekdays.map((day) => formatWeekday(day, speech.locale, 'long')));
    // not once a single one was moved to another hour
    const isSame = new Set(times.map(({ startsAt }) => timeIn(timeZone, startsAt))).size === 1;
    return describeVisits(bought, speech, {
      length: own('series.length', { ...first, visits: times.length, days, isSame: String(isSame) }),
      arrival: own('series.arrival', first),
    });
  },
  values: (bought) => valuesOf(bought, true),
  reminders: [
    { name: 'visit-day', aheadHours: 24, untilHours: 2, each: true },
    { name: 'visit-hours', aheadHours: 2, untilHours: 0, each: true },
  ],
  endsSoonHours: ENDS_SOON_HOURS,
  single: singleVisits,
  unpaidDueHours: UNPAID_HOURS,
  refuseUnfair: (db, booked) => refuseManyHeld(db, booked, fairSeries),
};
