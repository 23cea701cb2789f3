import type { Place } from '../src/features/places/place.ts';
import { gazetteer } from '../src/features/places/server/gazetteer.ts';
import { RESULTS_A_PAGE } from '../src/features/search/search-limits.ts';
import { inCircle, inTurns, type LoadRequest, type Target } from './load.ts';
import { compared, type Line, perSecond } from './report.ts';
import { openDatabase, openFolder, openWorld, type Reporter, type World } from './world.ts';

export type SearchPlan = { small: number; large: number; seconds: number; rounds: number; say: Reporter };
const CLIENTS = 32;

/**
 * Goal 12. Every search is around another place, so that nothing of an earlier answer helps. What size costs is asked where the small
 * world fills a page too, so that the answers are as long.
 */
export async function benchSearch({ small, large, seconds, rounds, say }: SearchPlan): Promise<Line[]> {
  const folder = openFolder();
  const database = await openDatabase(folder, say);
  const few = await openWorld({ folder, database, name: 'small', providers: small, say });
  const many = await openWorld({ folder, database, name: 'large', providers: large, say });
  const places = await placesEverywhere();
  const crowded = await crowdedPlaces(few, places);
  const { call, next, bare, callMany, callFew, bareMany, bareFew } = await inTurns(
    {
      call: callsOf(many, places, searchPath),
      next: callsOf(many, places, nextPagePath),
      bare: bareOf(many, places),
      callMany: callsOf(many, crowded, searchPath),
      callFew: callsOf(few, crowded, searchPath),
      bareMany: bareOf(many, crowded),
      bareFew: bareOf(few, crowded),
    },
    { clients: CLIENTS, seconds, rounds },
  );
  const at = (providers: number) => `${providers.toLocaleString('en-US')} centers`;
  return [
    compared({
      goal: '12',
      measure: `centers near a place, ${at(large)}`,
      ours: call.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.75,
    }),
    compared({
      goal: '12',
      measure: `the same, its second page`,
      ours: next.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.75,
    }),
    compared({
      goal: '12',
      measure: `cost of a call, ${at(large)} beside ${at(small)}`,
      ours: 1000 / callMany.rate,
      floor: 1000 / callFew.rate,
      unit: (ms) => `${ms.toFixed(2)} ms`,
      most: 2,
    }),
    compared({
      goal: '12',
      measure: `cost of the bare query, the same`,
      ours: 1000 / bareMany.rate,
      floor: 1000 / bareFew.rate,
      unit: (ms) => `${ms.toFixed(2)} ms`,
      most: 2,
    }),
  ];
}

const searchPath = ({ label }: Place) =>
  `/services/seniorcare/centres/v1.0/search?kind=day_care&miles=15.5&place=${encodeURIComponent(label)}`;
const nextPagePath = (place: Place) => `${searchPath(place)}&page=2`;

const callsOf = ({ server }: World, places: readonly Place[], path: (place: Place) => string): Target => ({
  address: server.address,
  next: asking(places, path),
});
const bareOf = ({ floor }: World, places: readonly Place[]): Target => ({
  address: floor.address,
  next: asking(places, ({ latitude, longitude }) => `/near?latitude=${latitude}&longitude=${longitude}`),
});

function asking(places: readonly Place[], path: (place: Place) => string): () => LoadRequest {
  const place = inCircle(places);
  return () => ({ path: path(place()) });
}

const ENOUGH_PLACES = 200;

/** Where even the small world has a whole page of centres; anywhere, in a world too small for that. */
async function crowdedPlaces({ server }: World, places: readonly Place[]): Promise<readonly Place[]> {
  const crowded: Place[] = [];
  for (const place of places) {
    if (crowded.length === ENOUGH_PLACES) break;
    const { data } = (await (await fetch(server.address + searchPath(place))).json()) as { data: unknown[] };
    if (data.length === RESULTS_A_PAGE) crowded.push(place);
  }
  return crowded.length > 0 ? crowded : places;
}

const ALL_ZIP_CODES = 100_000;
const STRIDE = 33_331; // a prime: neighbours in the order are far apart on the map

/** Every ZIP code of the country. */
async function placesEverywhere(): Promise<Place[]> {
  const book = await gazetteer();
  const codes = Array.from({ length: ALL_ZIP_CODES }, (_, index) =>
    String((index * STRIDE) % ALL_ZIP_CODES).padStart(5, '0'),
  );
  return codes.map((code) => book.find(code)).filter((place) => place !== undefined);
}
