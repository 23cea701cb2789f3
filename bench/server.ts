import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { gazetteer } from '../src/features/places/server/gazetteer.ts';
import { inCircle, inTurns, type LoadRequest, type Measurement, type Target } from './load.ts';
import { aDay, logIn, type LoggedInPerson, openCentres, openFamilies, wednesdayAfter } from './people.ts';
import { compared, type Line, milliseconds, perSecond } from './report.ts';
import { openDatabase, openFolder, openWorld, type Reporter, type World } from './world.ts';

export type ServerPlan = { providers: number; seconds: number; rounds: number; say: Reporter };

const CLIENTS = 32;
const BOOKING_CLIENTS = 20;
const FAMILIES = 64;
const CENTRES = 200;
const WEEKS_AHEAD = 50;

type Scene = {
  world: World;
  centreIds: string[];
  people: LoggedInPerson[];
  effort: { seconds: number; rounds: number };
};

/** Goals 10, 11, 13 and 15: calls and pages of Lado beside the bare statement, the bare transaction and the bare rendering. */
export async function benchServer({ providers, seconds, rounds, say }: ServerPlan): Promise<Line[]> {
  const folder = openFolder();
  const world = await openWorld({ folder, database: await openDatabase(folder, say), name: 'town', providers, say });
  const centreIds = await openCentres(world.db, CENTRES);
  const families = await openFamilies(world.db, { count: FAMILIES, centreIds });
  await openFloor(world);
  const lines: Line[] = [];
  for (const measure of [lists, pages, bookings]) {
    lines.push(
      ...(await measure({ world, centreIds, people: await logIn(world.db, families), effort: { seconds, rounds } })),
    );
  }
  return lines;
}

/** The tables of the bare transaction, and statistics of everything that was written. */
async function openFloor({ db }: World): Promise<void> {
  await sql`create table bench_reservations (centre_id uuid not null, slot integer not null, user_id uuid not null, primary key (centre_id, slot))`.execute(
    db,
  );
  await sql`create table bench_notifications (id bigint generated always as identity primary key, user_id uuid not null, centre_id uuid not null)`.execute(
    db,
  );
  await db.connection().execute((db) => sql`vacuum analyze`.execute(db));
}

async function lists({ world: { server, floor }, centreIds, people, effort }: Scene): Promise<Line[]> {
  const to = (path: (person: LoggedInPerson) => string): Target => ({
    address: server.address,
    next: asking(people, (person) => ({ path: path(person), headers: person.headers })),
  });
  const { reviews, bare, news, booked } = await inTurns(
    {
      reviews: {
        address: server.address,
        next: asking(centreIds, (id) => ({ path: `/services/seniorcare/reviews/v1.0/list/${id}` })),
      },
      bare: { address: floor.address, next: asking(centreIds, (id) => ({ path: `/reviews/${id}` })) },
      news: to(({ id }) => `/services/seniorcare/scare/v1.2/bookings/getSBNotification/${id}`),
      booked: to(() => '/services/seniorcare/api/auth/v1.1/bookings?tab=pending'),
    },
    { clients: CLIENTS, ...effort },
  );
  const beside = (goal: string, measure: string, { rate }: Measurement, least: number) =>
    compared({ goal, measure, ours: rate, floor: bare.rate, unit: perSecond, least });
  return [
    beside('10', 'public list: reviews of a center', reviews, 0.75),
    beside('11', 'private list: notifications', news, 0.5),
    beside('11', 'private list: bookings, written into the audit trail', booked, 0.5),
  ];
}

async function bookings({ world: { server, floor }, centreIds, people, effort }: Scene): Promise<Line[]> {
  const [centre, person, week] = [
    inCircle(centreIds),
    inCircle(people),
    inCircle(Array.from({ length: WEEKS_AHEAD }, (_, index) => wednesdayAfter(new Date(), 1 + index))),
  ];
  let slot = 0;
  const book = (): LoadRequest => {
    const { headers } = person();
    return {
      method: 'POST',
      path: '/services/seniorcare/api/auth/v1.1/bookings',
      headers: { ...headers, ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(aDay(centre(), week())),
    };
  };
  const reserve = (): LoadRequest => {
    slot += 1;
    return {
      method: 'POST',
      path: '/reservations',
      headers: json,
      body: JSON.stringify({ centreId: centre(), userId: person().id, slot }),
    };
  };
  const { booking, bare } = await inTurns(
    { booking: { address: server.address, next: book }, bare: { address: floor.address, next: reserve } },
    { clients: BOOKING_CLIENTS, ...effort },
  );
  return [
    compared({
      goal: '13',
      measure: 'booking: idempotency, seats, audit',
      ours: booking.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.6,
    }),
    atMost('13', 'booking, 99 of 100 within', booking.p99, 30),
  ];
}

async function pages({ world: { server, floor }, effort }: Scene): Promise<Line[]> {
  const addresses = await listAddresses();
  const list = (from: readonly string[]): Target => ({
    address: server.address,
    next: asking(from, (path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })),
  });
  const { same, other, bare } = await inTurns(
    {
      same: list(addresses.slice(0, 1)),
      other: list(addresses),
      bare: { address: floor.address, next: () => ({ path: '/list' }) },
    },
    { clients: CLIENTS, ...effort },
  );
  return [
    compared({
      goal: '15',
      measure: 'rendered list, the same for all',
      ours: same.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.5,
    }),
    atMost('15', 'the same, 99 of 100 within', same.p99, 20),
    compared({
      goal: '15',
      measure: 'rendered list, another each time',
      ours: other.rate,
      floor: bare.rate,
      unit: perSecond,
      least: 0.5,
    }),
    atMost('15', 'the same, 99 of 100 within', other.p99, 20),
  ];
}

/** Lists of day centres around each ZIP code of Los Angeles, for parties of one to six. */
async function listAddresses(): Promise<string[]> {
  const book = await gazetteer();
  const labels = Array.from({ length: 1900 }, (_, index) => book.find(String(90_001 + index))?.label ?? '').filter(
    Boolean,
  );
  return [1, 2, 3, 4, 5, 6].flatMap((guests) =>
    labels.map((label) => `/care/daycarecenters?place=${encodeURIComponent(label)}&kind=day_care&guests=${guests}`),
  );
}

const json = { 'content-type': 'application/json' };
const atMost = (goal: string, measure: string, ms: number, most: number): Line => ({
  goal,
  measure,
  ours: milliseconds(ms),
  wanted: `<= ${most} ms`,
  isReached: ms <= most,
});

function asking<Item>(items: readonly Item[], ask: (item: Item) => LoadRequest): () => LoadRequest {
  const next = inCircle(items);
  return () => ask(next());
}
