/**
 * How much the tests try that try at random or at once: little in `npm test`, more by a variable, as in
 * `FUZZ_ROUNDS=60 CONTENTION=100x50 PROPERTY_RUNS=5000 DELIVERY=2000x200 npx vitest run`.
 */
const given = process.env;

/** Requests of the fuzz test to each call; FUZZ_SEED repeats a run. */
export const fuzz = { rounds: Number(given['FUZZ_ROUNDS'] ?? 18), seed: Number(given['FUZZ_SEED'] ?? 20_261_120) };

const [places = 20, rivals = places] = (given['CONTENTION'] ?? '20x20').split('x').map(Number);
/** How many places are fought for, one after the other, and by how many at once. */
export const contention = { places, rivals };

/** Random examples of each property that is cheap to try. */
export const propertyRuns = Number(given['PROPERTY_RUNS'] ?? 500);

const [messages = 120, cuts = 12] = (given['DELIVERY'] ?? '120x12').split('x').map(Number);
/** How many messages cross between two servers, and how often every connection is cut meanwhile: `DELIVERY=2000x200`. */
export const delivery = { messages, cuts };
