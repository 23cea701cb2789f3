import { randomUUID } from 'node:crypto';
import { gazetteer } from '../src/features/places/server/gazetteer.ts';
import { inCircle, inTurns, type LoadRequest, type Target } from './load.ts';
import { type Flood, flood } from './open-load.ts';
import { aDay, logIn, openCentres, openFamilies, wednesdayAfter } from './people.ts';
import { type Line, milliseconds, perSecond } from './report.ts';
import { openDatabase, openFolder, openWorld, type Reporter } from './world.ts';

type OverloadPlan = { providers: number; seconds: number; floodSeconds: number; rounds: number; say: Reporter };

const CLIENTS = 16;
const TIMES = 3;
const CENTRES = 200;
const FAMILIES = 64;
const WEEKS_AHEAD = 50;
const LONGEST_ACCEPTED_MS = 1000;
const LEAST_GOODPUT = 0.6;

/** Three times as much as can be answered, whether or not earlier requests have been: what is accepted stays fast, the rest is refused at once. */
export async function benchOverload(plan: OverloadPlan): Promise<Line[]> {
  const { providers, seconds, floodSeconds, rounds, say } = plan;
  const folder = openFolder();
  const world = await openWorld({ folder, database: await openDatabase(folder, say), name: 'town', providers, say });
  const centreIds = await openCentres(world.db, CENTRES);
  const families = await openFamilies(world.db, { count: FAMILIES, centreIds });
  const people = await logIn(world.db, families);
  const { address } = world.server;
  const targets: Record<string, Target> = {
    search: { address, next: await searching() },
    booking: { address, next: booking(centreIds, people) },
  };
  const lines: Line[] = [];
  const capacities = await inTurns(targets, { clients: CLIENTS, seconds, rounds });
  for (const [name, target] of Object.entries(targets)) {
    const rate = capacities[name]?.rate ?? 0;
    say(`${name}: ${perSecond(rate)} can be answered, ${perSecond(rate * TIMES)} come`);
    const found = await flood(target, { rate: rate * TIMES, seconds: floodSeconds });
    say(`${name}: the load itself was late by ${milliseconds(found.ownDelay)}, 99 of 100 times`);
    lines.push(...linesOf(name, { rate, found }));
  }
  return lines;
}

function linesOf(name: string, { rate, found }: { rate: number; found: Flood }): Line[] {
  const { sent, accepted, refused, acceptedP99, refusedP99, others } = found;
  const isClean = Object.keys(others).length === 0;
  return [
    {
      goal: 'overload',
      measure: `${name}, ${(sent / rate).toFixed(1)} times capacity: accepted, 99 of 100 within`,
      ours: milliseconds(acceptedP99),
      wanted: `<= ${LONGEST_ACCEPTED_MS} ms`,
      isReached: acceptedP99 <= LONGEST_ACCEPTED_MS,
    },
    {
      goal: 'overload',
      measure: `${name}: answered`,
      ours: `${perSecond(accepted)} (${(accepted / rate).toFixed(2)} x)`,
      floor: perSecond(rate),
      wanted: `>= ${LEAST_GOODPUT} x`,
      isReached: accepted >= rate * LEAST_GOODPUT,
    },
    {
      goal: 'overload',
      measure: `${name}: refused with 503 and Retry-After, 99 of 100 within`,
      ours: `${perSecond(refused)}, ${milliseconds(refusedP99)}`,
      wanted: `nothing else${isClean ? '' : `: ${JSON.stringify(others)}`}`,
      isReached: isClean,
    },
  ];
}

async function searching(): Promise<() => LoadRequest> {
  const book = await gazetteer();
  const places = ['91101', '90012', '92101', '94103', '33602', '85004', '78701', '60601']
    .map((code) => book.find(code))
    .filter((place) => place !== undefined);
  const place = inCircle(places);
  return () => ({
    path: `/services/seniorcare/centres/v1.0/search?kind=day_care&miles=15.5&place=${encodeURIComponent(place().label)}`,
  });
}

function booking(
  centreIds: readonly string[],
  people: readonly { headers: Record<string, string> }[],
): () => LoadRequest {
  const [centre, person] = [inCircle(centreIds), inCircle(people)];
  const week = inCircle(Array.from({ length: WEEKS_AHEAD }, (_, index) => wednesdayAfter(new Date(), 1 + index)));
  return () => ({
    method: 'POST',
    path: '/services/seniorcare/api/auth/v1.1/bookings',
    headers: { ...person().headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(aDay(centre(), week())),
  });
}
