import { milesBetween, type Place, type Point } from '../place.ts';
import { type PlaceReading, readTypedPlace } from '../typed-place.ts';
import { type Town, townsOf } from './towns.ts';

const SUGGESTIONS = 6;
const NEAR_MILES = 100;
/** Miles between two degrees of latitude, rounded down, so that nothing nearer is missed. */
const MILES_PER_DEGREE = 68.7;

export type Gazetteer = {
  /** At most six places that begin with what was typed: towns first, those of that very name before others, the biggest first. */
  suggest: (typed: string) => Place[];
  /** The one place that is meant; of several of that name, the biggest. */
  find: (typed: string) => Place | undefined;
  /** The town to which the nearest ZIP code belongs. */
  nearest: (point: Point) => Place | undefined;
};

let opened: Promise<Gazetteer> | undefined;

/** Every town and ZIP code of the United States, in memory. Loading them takes a moment, so the first lookup does it. */
export const gazetteer = (): Promise<Gazetteer> => (opened ??= readGazetteer());

async function readGazetteer(): Promise<Gazetteer> {
  // Named exports of a CommonJS package are lost when it is bundled.
  const { default: zipcodes } = await import('zipcodes');
  return gazetteerOf(townsOf(Object.values(zipcodes.codes)));
}

/** The lookups, by binary search in sorted lists. */
export function gazetteerOf(towns: readonly Town[]): Gazetteer {
  const byKey = towns.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const areas = towns.flatMap((town) => town.zips.map((zip) => ({ town, zip })));
  const byZip = areas.toSorted((a, b) => (a.zip.id < b.zip.id ? -1 : 1));
  const byLatitude = areas.toSorted((a, b) => a.zip.latitude - b.zip.latitude);

  const townsRead = (reading: PlaceReading) =>
    withBeginning(byKey, reading.town, (town) => town.key).filter((town) => fits(town, reading));
  const zipsRead = (beginning: string, readings: PlaceReading[]) =>
    withBeginning(byZip, beginning, ({ zip }) => zip.id)
      .filter(({ town }) => readings.length === 0 || readings.some((reading) => fits(town, reading)))
      .map(({ zip }) => zip);

  return {
    suggest(typed) {
      const { readings, zip } = readTypedPlace(typed);
      if (zip !== '') return zipsRead(zip, readings).slice(0, SUGGESTIONS);
      const names = new Set(readings.map(({ town }) => town));
      const found = [...new Set(readings.flatMap(townsRead))].sort(biggestFirst(names)).slice(0, SUGGESTIONS);
      const [first] = found;
      const zips = first && names.has(first.key) ? zipsApart(first) : [];
      return [...found.map(({ place }) => place), ...zips].slice(0, SUGGESTIONS);
    },
    find(typed) {
      const { readings, zip } = readTypedPlace(typed);
      if (zip !== '') return zip.length === 5 ? zipsRead(zip, readings)[0] : undefined;
      const named = readings.flatMap((reading) =>
        townsRead({ ...reading, isWhole: true }).sort(biggestFirst(new Set())),
      );
      return named[0]?.place;
    },
    nearest: (point) => nearestOf(byLatitude, point)?.town.place,
  };
}

/** The run of a sorted list whose keys begin with the given letters. */
function withBeginning<Item>(sorted: readonly Item[], beginning: string, keyOf: (item: Item) => string): Item[] {
  if (beginning === '') return [];
  const first = firstWhere(sorted, (item) => keyOf(item) >= beginning);
  const end = firstWhere(sorted, (item) => keyOf(item) >= beginning && !keyOf(item).startsWith(beginning));
  return sorted.slice(first, end);
}

/** The index of the first item that passes, where all that follow it pass too. */
function firstWhere<Item>(sorted: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const fits = (town: Town, { town: letters, states, isWhole }: PlaceReading) =>
  (states.length === 0 || states.includes(town.place.state)) &&
  (isWhole ? town.key === letters : town.key.startsWith(letters));

const biggestFirst = (names: Set<string>) => (a: Town, b: Town) =>
  Number(names.has(b.key)) - Number(names.has(a.key)) ||
  b.zips.length - a.zips.length ||
  (a.place.label < b.place.label ? -1 : 1);

// Post-office boxes share the town's own point and would say nothing new.
const zipsApart = ({ place, zips }: Town) =>
  zips.filter((zip) => zip.latitude !== place.latitude || zip.longitude !== place.longitude);

type Area = { town: Town; zip: Place };

/** Searches from the point's latitude northward and southward, until no nearer ZIP code can follow. */
function nearestOf(byLatitude: readonly Area[], point: Point): Area | undefined {
  let best: { area: Area; miles: number } | undefined;
  const consider = (area: Area | undefined) => {
    if (!area) return false;
    const reach = best?.miles ?? NEAR_MILES;
    if (Math.abs(area.zip.latitude - point.latitude) * MILES_PER_DEGREE > reach) return false;
    const miles = milesBetween(area.zip, point);
    if (miles < reach) best = { area, miles };
    return true;
  };
  const start = firstWhere(byLatitude, ({ zip }) => zip.latitude >= point.latitude);
  let north = start;
  let south = start - 1;
  let goesNorth = true;
  let goesSouth = true;
  while (goesNorth || goesSouth) {
    if (goesNorth) goesNorth = consider(byLatitude[north++]);
    if (goesSouth) goesSouth = consider(byLatitude[south--]);
  }
  return best?.area;
}
