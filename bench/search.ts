import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { mercatorOf, type Place } from '../src/features/places/place.ts';
import { gazetteer } from '../src/features/places/server/gazetteer.ts';
import { nearestQuery } from '../src/features/senior-care/server/search-store.ts';
import { MOST_CANDIDATES } from '../src/features/senior-care/search.ts';
import { type Db, dbOver, openPool } from '../src/server/db/db.ts';
import { startEmbedded } from '../src/server/db/embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { migrateJobs } from '../src/server/jobs/worker.ts';
import { seedWorld } from '../src/server/seed-world.ts';

type Choices = { small?: number; large?: number; seconds?: number; rounds?: number; say?: (sentence: string) => void };
/** Answers a second at two sizes of the world. */
type Rates = { small: number; large: number };

/**
 * How fast nearest-first search is, and what a hundred times as many centres cost. `call` is the whole call over HTTP, `query` the
 * statement that it asks, `bare` the least that a list of neighbours needs: forty rows of one kind along the same index.
 */
export async function benchSearch({ small = 10_000, large = 1_000_000, seconds = 5, rounds = 3, say = console.log }: Choices = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-bench-'));
  const database = await startEmbedded({ folder, say });
  const opened: World[] = [];
  const open = async (name: string, providers: number) => {
    const world = await openWorld(database.url, { name, providers, say });
    opened.push(world);
    return world;
  };
  try {
    const worlds = { small: await open('small', small), large: await open('large', large) };
    return figuresOf(await measure(worlds, { seconds, rounds }));
  } finally {
    for (const world of opened) await world.close();
    await database.stop();
    fs.rmSync(folder, { recursive: true });
  }
}

type AllRates = { call: Rates; query: Rates; bare: Rates };

async function measure(worlds: Record<keyof Rates, World>, { seconds, rounds }: { seconds: number; rounds: number }): Promise<AllRates> {
  const measures = { call: callRate, query: queryRate, bare: bareRate };
  const places = await manyPlaces();
  const rates: AllRates = { call: noRates(), query: noRates(), bare: noRates() };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['call', 'query', 'bare'] as const) {
      for (const size of ['small', 'large'] as const) {
        const rate = await measures[name](worlds[size], { places, seconds: round === 0 ? 1 : seconds });
        // The first round warms up; of the others the best counts, for whatever disturbs only slows.
        if (round > 0) rates[name][size] = Math.max(rates[name][size], rate);
      }
    }
  }
  return rates;
}

/** `growth`: how many times dearer a search is in the large world. */
const figuresOf = (rates: AllRates) => ({
  rates,
  growth: { call: growth(rates.call), query: growth(rates.query), bare: growth(rates.bare) },
  callToQuery: rates.call.large / rates.query.large,
  callToBare: rates.call.large / rates.bare.large,
});

const noRates = (): Rates => ({ small: 0, large: 0 });
const growth = ({ small, large }: Rates) => small / large;

type World = { address: string; db: Db; pool: ReturnType<typeof openPool>; close: () => Promise<void> };

type Plan = { name: string; providers: number; say: (sentence: string) => void };

async function openWorld(server: string, { name, providers, say }: Plan): Promise<World> {
  const admin = openPool({ url: server, size: 1, onError: () => undefined });
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, 'src/server/db/migrations');
  await migrateJobs(url.href);
  const pool = openPool({ url: url.href, size: CLIENTS, onError: () => undefined });
  const db = dbOver(pool);
  await seedWorld(db, { providers, passwordHash: '-', now: new Date(), say });
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/search-server.ts'], {
    env: { ...process.env, DATABASE_URL: url.href }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await firstLine(child);
  return { address, db, pool, close: () => stop(child).then(() => pool.end()) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout) for await (const line of createInterface(child.stdout)) if (line.startsWith('http')) return line;
  throw new Error('The server of the bench did not start.');
}

const PLACES = 600;

/** ZIP codes all over the country, the same in every run. */
async function manyPlaces(): Promise<Place[]> {
  const book = await gazetteer();
  const codes = Array.from({ length: PLACES }, (_, index) => String((index * 331 + 1001) % 100_000).padStart(5, '0'));
  return codes.map((code) => book.find(code)).filter((place) => place !== undefined);
}

const CLIENTS = 16;
type Run = { places: readonly Place[]; seconds: number };

async function callRate({ address }: World, run: Run): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const search = `${address}/services/seniorcare/centres/v1.0/search?kind=day_care&place=`;
  const rate = await rateOf(run, ({ label }) => get(search + encodeURIComponent(label), agent));
  agent.destroy();
  return rate;
}

const get = (address: string, agent: http.Agent) => new Promise<void>((resolve, reject) => {
  http.get(address, { agent }, (answer) => {
    const isDone = answer.statusCode === 200;
    answer.resume().once('end', () => (isDone ? resolve() : reject(new Error(`A search was answered with ${answer.statusCode}.`))));
  }).once('error', reject);
});

function queryRate({ db, pool }: World, run: Run): Promise<number> {
  return rateOf(run, (place) => {
    const { sql, parameters } = nearestQuery({ point: place, most: MOST_CANDIDATES }).compile(db);
    return pool.query(sql, [...parameters]);
  });
}

function bareRate({ pool }: World, run: Run): Promise<number> {
  return rateOf(run, (place) => {
    const { x, y } = mercatorOf(place);
    return pool.query(
      'select id, name, latitude, longitude, day_cents, rating from centres where kind = $1 order by place <-> point($2, $3) limit 40',
      ['day_care', x, y],
    );
  });
}

async function rateOf({ places, seconds }: Run, ask: (place: Place) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let asked = 0;
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      const place = places[asked % places.length];
      asked += 1;
      if (place) await ask(place);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return asked / ((performance.now() - start) / 1000);
}
