import { slotKind } from '#features/availability/server/slot-kind.ts';
import { refuseManyHeld } from '#features/bookings/server/fair-holds.ts';
import { type BookingKind, sayingOf, type Speech } from '#features/bookings/server/kind.ts';
import { formatClock, formatMoment } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { LAB_DRAW } from '../../centre.ts';
import { detailsOf, itemsOf, LAB_ORDER } from '../../order.ts';
import { preparationFor, stopsEatingAt } from '../../preparation.ts';
import { itemName } from '../present-item.ts';
import { otherTimes } from './other-times.ts';

const { release, retake } = slotKind(LAB_DRAW);

/** Two hours before the longest time without food begins: in the evening before most draws. */
const FASTING_HOURS = 14;

/** So many orders of one centre may an account keep without having paid, and so many a network. */
const fair = { account: 2, network: 6 } as const;

const say = (speech: Speech) => sayingOf(labOrderKind, speech);
const conjunction = listFormat({ type: 'conjunction' });

/** Tests at a centre or at home: an order takes one chair. */
export const labOrderKind: BookingKind = {
  name: LAB_ORDER,
  numberPrefix: 'LB',
  page: '/dashboardorders',
  words: 'diagnostics.booking',
  confirmedAs: 'scheduled',
  isNoteHealth: true,
  areFactsHealth: true,
  isAtHome: (details) => detailsOf(details).draw === 'home',

  what: (details, speech) => say(speech)(`kind.${detailsOf(details).draw}`),

  glance(details, speech) {
    const own = say(speech);
    const { draw, lines, town } = detailsOf(details);
    return [own(`draw.${draw}`), ...(town ? [town] : []), own('glance.tests', { count: lines.length })];
  },

  describe({ details, times, timeZone, address }, speech) {
    const own = say(speech);
    const order = detailsOf(details);
    const ordered = itemsOf(order);
    const [first] = times;
    const names = ordered.map((item) => itemName(item, speech.t));
    return {
      terms: { first: own('fact.begins'), last: own('fact.ends') },
      facts: [
        { term: own('fact.draw'), value: order.draw === 'home' ? address || order.town || '' : own('draw.center') },
        {
          term: own('fact.tests'),
          value: conjunction(speech.locale).format(names),
          short: own('glance.tests', { count: names.length }),
        },
        { term: own('fact.prepare'), value: prepareInWords(order, first?.startsAt, { timeZone, speech }) },
      ],
      arrival: own(`arrival.${order.draw}`, {
        moment: first ? formatMoment(timeZone, first.startsAt, speech.locale) : '',
        address,
      }),
    };
  },

  values({ details, times, timeZone }, speech) {
    const { draw, lines } = detailsOf(details);
    const [first] = times;
    const clock = first ? formatClock(timeZone, first.startsAt, speech.locale) : '';
    return { draw, tests: lines.length, clock };
  },

  reasons: (speech) => ['full', 'closed', 'order', 'far'].map((name) => say(speech)(`decline.${name}`)),

  reminders: [
    { name: 'week', aheadHours: 7 * 24, untilHours: 24 },
    { name: 'day', aheadHours: 24, untilHours: FASTING_HOURS },
    {
      name: 'fasting',
      aheadHours: FASTING_HOURS,
      untilHours: 6,
      isWanted: (details) => preparationFor(itemsOf(detailsOf(details))).fastHours > 0,
      isForSure: true,
    },
    { name: 'hours', aheadHours: 2, untilHours: 0 },
  ],
  otherTimes,
  refuseUnfair: (db, booked) => refuseManyHeld(db, booked, fair),
  release,
  retake,
};

type Wording = { timeZone: string; speech: Speech };

/** What is to be done before: from when on not to eat, on the clock of the centre, and what else. */
function prepareInWords(
  order: Parameters<typeof itemsOf>[0],
  startsAt: Date | undefined,
  { timeZone, speech }: Wording,
) {
  const { t, locale } = speech;
  const wanted = preparationFor(itemsOf(order));
  const from = startsAt && stopsEatingAt(wanted, startsAt);
  const sentences = [
    from
      ? t('diagnostics.prepare.fastFrom', {
          hours: wanted.fastHours,
          moment: formatMoment(timeZone, from, locale),
        })
      : t('diagnostics.prepare.eat'),
    ...wanted.notes.map((note) => t(`diagnostics.prepare.${note}`)),
  ];
  return sentences.join(' ');
}
