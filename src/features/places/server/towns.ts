import type { PostalArea } from 'zipcodes';
import { labelOf, type Place, type Point } from '../place.ts';
import { states } from '../states.ts';
import { townKey } from '../typed-place.ts';

export type Town = {
  /** The letters by which it is found. */
  key: string;
  place: Place;
  /** Its ZIP codes in ascending order. */
  zips: Place[];
};

/** Puts the ZIP codes of each town together. Leaves out military addresses, companies and areas without a known point. */
export function townsOf(areas: readonly PostalArea[]): Town[] {
  const groups = new Map<string, PostalArea[]>();
  for (const area of areas) {
    if (!isTown(area)) continue;
    const name = `${townKey(area.city)},${area.state}`;
    const group = groups.get(name);
    if (group) group.push(area);
    else groups.set(name, [area]);
  }
  return [...groups].map(([name, group]) => {
    const [key = '', state = ''] = name.split(',');
    return townOf(key, state, group);
  });
}

const isTown = ({ country, state, city, latitude, longitude }: PostalArea) =>
  country === 'US' && state in states && !/[&/\d]/.test(city) && latitude !== 0 && longitude !== 0;

function townOf(key: string, state: string, areas: PostalArea[]): Town {
  const { city } = mostFrequent(areas, (area) => area.city);
  const id = `${city} ${state}`.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    key,
    place: { id, label: labelOf({ city, state }), city, state, ...middleOf(areas) },
    zips: areas
      .map(({ zip, latitude, longitude }) => ({
        id: zip,
        label: labelOf({ city, state, zip }),
        city,
        state,
        zip,
        latitude,
        longitude,
      }))
      .sort((a, b) => (a.zip < b.zip ? -1 : 1)),
  };
}

// Post-office boxes all carry the town's own point, so the point that comes most often is its middle.
function middleOf(areas: PostalArea[]): Point {
  const { latitude, longitude } = mostFrequent(areas, (area) => `${area.latitude} ${area.longitude}`);
  return { latitude, longitude };
}

/** The first of those whose trait most others share. */
function mostFrequent(areas: PostalArea[], traitOf: (area: PostalArea) => string): PostalArea {
  const counts = new Map<string, number>();
  const countOf = (area: PostalArea) => counts.get(traitOf(area)) ?? 0;
  for (const area of areas) counts.set(traitOf(area), countOf(area) + 1);
  return areas.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
