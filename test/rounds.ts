/**
 * How much the tests try that try at random, at once or again: the least that still fails without its guard in `npm test`, all of it
 * in `npm run test:all`, and any number by a variable, as in `FUZZ_ROUNDS=60 CONTENTION=100x50 npx vitest run`.
 */
const given = process.env;

/** Whether `npm run test:all` runs: both languages and all looks, too. */
export const isFull = given['TESTS'] === 'all';

/** What a variable says, or what this run does otherwise: some, or all. */
const roundsOf = (name: string, some: number | string, all: number | string) =>
  given[name] ?? String(isFull ? all : some);
const pairOf = (text: string) => text.split('x').map(Number);

/** Requests of the fuzz test to each call; FUZZ_SEED repeats a run. */
export const fuzz = { rounds: Number(roundsOf('FUZZ_ROUNDS', 18, 60)), seed: Number(given['FUZZ_SEED'] ?? 20_261_120) };

const [places = 20, rivals = places] = pairOf(roundsOf('CONTENTION', '10x20', '100x50'));
/** How many places are fought for, one after the other, and by how many at once. */
export const contention = { places, rivals };

/** Random examples of each property that is cheap to try. */
export const propertyRuns = Number(roundsOf('PROPERTY_RUNS', 300, 5000));

const [messages = 60, cuts = messages] = pairOf(roundsOf('DELIVERY', '60x6', '2000x200'));
/** How many messages cross between two servers, and how often every connection is cut meanwhile. */
export const delivery = { messages, cuts };

const [rounds = 12, acts = 36] = pairOf(roundsOf('ORDERS', '12x36', '150x40'));
/** How many orders of what people say to each other are tried, and of how many acts each: the same in each run, others where all is tried. */
export const orders = { rounds, acts, seed: isFull || given['ORDERS'] ? undefined : 20_261_126 };

/** How many records are taken over beside what the account writes meanwhile. */
export const takeovers = Number(roundsOf('TAKEOVERS', 12, 120));

/** The longest that something may be on its way to a page, in milliseconds, each time by chance; where it is 0 it comes as soon as it can. */
export const lateness = Number(roundsOf('LATE', 0, 120));

/** How often a server or its PostgreSQL is killed in one test. */
export const kills = Number(roundsOf('KILLS', 2, 12));
