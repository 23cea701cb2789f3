import { weekInLines } from '#features/providers/opening-hours.ts';
import { dayIn, formatClock, formatDayInWords, formatTime, formatWeekday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Wording } from '#shared/words.ts';
import type { ComparedCentre } from '../../centre.ts';
import { fromIn, roomInWords } from '../../rooms.ts';
import {
  type ComparedRow,
  languagesRow,
  offerRows,
  ratingRow,
  rowOf,
  verifiedRow,
} from '#features/search/web/compare/compared-rows.ts';
import { spacesInWords } from '../list/centre-words.ts';

/** What each costs, when it has room, where it is: all in words, so that a screen reader and paper say the same. */
export function factRows(centres: readonly ComparedCentre[], speaking: Wording): ComparedRow[] {
  const { t, locale } = speaking;
  const money = (centre: ComparedCentre, unit: 'dayCents' | 'weekCents' | 'monthCents') =>
    centre.prices
      ? fromIn(centre, formatMoney(centre.prices[unit], locale, 'short'), t)
      : t('seniorCare.price.unknown');
  const of = (key: string, say: (centre: ComparedCentre) => string) =>
    rowOf({ key, label: t(`seniorCare.compare.row.${key}`), values: centres.map(say) });
  /** What is each center’s own is no difference worth a mark. */
  const own = (...given: Parameters<typeof of>) => ({ ...of(...given), isSame: true });
  return [
    of('kind', ({ kind }) => t(`seniorCare.kind.${kind}`)),
    verifiedRow(centres, speaking),
    ratingRow(centres, speaking),
    of('day', (centre) => money(centre, 'dayCents')),
    of('week', (centre) => money(centre, 'weekCents')),
    of('month', (centre) => money(centre, 'monthCents')),
    ...(centres.some(({ rooms }) => rooms.length > 0) ? [of('rooms', (centre) => roomsInWords(centre, speaking))] : []),
    of('next', ({ nextFreeDay }) =>
      nextFreeDay === null ? t('seniorCare.compare.noDay') : formatDayInWords(nextFreeDay, locale, 'short'),
    ),
    own('visit', ({ nextVisit, timeZone }) =>
      nextVisit === null
        ? t('seniorCare.compare.noDay')
        : `${formatDayInWords(dayIn(timeZone, new Date(nextVisit)), locale, 'short')}, ${formatClock(timeZone, nextVisit, locale)}`,
    ),
    of('spaces', (centre) => (centre.prices ? spacesInWords(centre, speaking) : t('search.compare.unknown'))),
    of('hours', ({ hours }) => hoursInWords(hours, speaking)),
    of('size', ({ capacity }) => t('seniorCare.compare.people', { count: capacity })),
    languagesRow(centres, speaking),
    of('plans', ({ plans }) => (plans.length === 0 ? t('seniorCare.compare.noPlan') : plans.join('; '))),
    own('address', ({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`),
    own('phone', ({ phone }) => phoneInWords(phone)),
  ];
}

/** Everything that at least one of them offers. */
export const serviceRows = (centres: readonly ComparedCentre[], speaking: Wording): ComparedRow[] =>
  offerRows(centres, (service) => speaking.t(`seniorCare.service.${service}`), speaking);

/** Each room with what it costs for four weeks, as residences are compared. */
function roomsInWords({ rooms, prices }: ComparedCentre, { t, locale }: Wording): string {
  if (!prices) return t('search.compare.unknown');
  if (rooms.length === 0) return t('seniorCare.compare.noRooms');
  return rooms
    .map(({ type, prices: { monthCents } }) =>
      t('seniorCare.compare.room', {
        room: roomInWords(type, t) ?? '',
        price: formatMoney(monthCents, locale, 'short'),
      }),
    )
    .join('; ');
}

function hoursInWords(hours: ComparedCentre['hours'], { t, locale }: Wording): string {
  const day = (weekday: number) => formatWeekday(weekday, locale, 'short');
  const range = (from: string, to: string) => t('ui.range', { from, to });
  return weekInLines(hours)
    .flatMap(({ from, to, hours: open }) =>
      open
        ? [
            `${from === to ? day(from) : range(day(from), day(to))} ${range(formatTime(open.open, locale), formatTime(open.close, locale))}`,
          ]
        : [],
    )
    .join('; ');
}
