import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { evidenceOfKind } from '#features/providers/evidence.ts';
import {
  type ComparedRow,
  languagesRow,
  offerRows,
  ratingRow,
  rowOf,
  verifiedRow,
} from '#features/search/web/compare/compared-rows.ts';
import { dayIn, formatClock, formatDayInWords } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Wording } from '#shared/words.ts';
import type { ComparedCaregiver } from '../../caregiver.ts';
import { totalOf } from '../../visit.ts';
import { lengthsInWords, priceInWords } from '../caregiver-words.ts';

type Compared = readonly ComparedCaregiver[];

/** What each costs, how long they come, from where and since when: all in words, so that a screen reader and paper say the same. */
export function caregiverFacts(all: Compared, place: string | undefined, speaking: Wording): ComparedRow[] {
  const { t } = speaking;
  const of = (key: string, label: string, say: (one: ComparedCaregiver) => string) =>
    rowOf({ key, label, values: all.map(say) });
  const unknown = t('search.compare.unknown');
  return [
    verifiedRow(all, speaking),
    ratingRow(all, speaking),
    of('price', t('caregivers.fact.price'), (one) => priceInWords(one, speaking) ?? t('caregivers.price.unknown')),
    of('shortest', t('caregivers.compare.row.shortest'), (one) => shortestInWords(one, speaking)),
    of('lengths', t('caregivers.fact.length'), (one) => (one.isVerified ? lengthsInWords(one, t) : unknown)),
    ...(place === undefined
      ? []
      : [of('distance', t('caregivers.compare.row.distance', { place }), (one) => distanceInWords(one, speaking))]),
    of('reach', t('caregivers.fact.area'), ({ radiusMiles: miles, city }) =>
      t('caregivers.fact.area.value', { miles, city }),
    ),
    languagesRow(all, speaking),
    of('experience', t('caregivers.compare.row.experience'), ({ experienceYears: count }) =>
      count === null ? unknown : t('caregivers.years', { count }),
    ),
  ];
}

/** When each is free next, by the day, as paper is read on another one: everybody’s own, so no difference worth a mark. */
export const timesRow = (all: Compared, speaking: Wording): ComparedRow => ({
  ...rowOf({
    key: 'times',
    label: speaking.t('availability.times.next'),
    values: all.map((one) => timesInWords(one, speaking)),
  }),
  isSame: true,
});

export const helpRows = (all: Compared, speaking: Wording): ComparedRow[] =>
  offerRows(all, (service) => speaking.t(`caregivers.service.${service}`), speaking);

/** What was checked of each, thing by thing. */
export const checkRows = (all: Compared, { t }: Wording): ComparedRow[] =>
  evidenceOfKind.caregiver.map((kind) => {
    const states = all.map(({ receipt }) => receipt.find((line) => line.kind === kind)?.state ?? 'unchecked');
    const values = states.map((state) => t(`providers.trust.state.${state}`));
    const has = states.map((state) => state === 'confirmed');
    return { ...rowOf({ key: kind, label: t(`providers.evidence.${kind}`), values }), has };
  });

function timesInWords({ nextTimes, timeZone, isVerified }: ComparedCaregiver, { t, locale }: Wording): string {
  if (!isVerified) return t('caregivers.unverified.short');
  if (nextTimes.length === 0) return t('availability.times.none');
  return nextTimes
    .map((time) => {
      const day = formatDayInWords(dayIn(timeZone, new Date(time)), locale, 'short');
      return `${day}, ${formatClock(timeZone, time, locale)}`;
    })
    .join('; ');
}

function shortestInWords({ minHours: count, hourCents }: ComparedCaregiver, { t, locale }: Wording): string {
  if (hourCents === null) return t('search.compare.unknown');
  return t('caregivers.compare.shortest', { count, price: formatMoney(totalOf(count, hourCents), locale, 'short') });
}

function distanceInWords({ distanceMiles, radiusMiles }: ComparedCaregiver, speaking: Wording): string {
  const { t } = speaking;
  if (distanceMiles === null) return t('search.compare.unknown');
  const miles = milesInWords(distanceMiles, speaking);
  return distanceMiles > radiusMiles ? t('caregivers.compare.tooFar', { miles }) : miles;
}
