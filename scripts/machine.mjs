import { createHash } from 'node:crypto';
import os from 'node:os';

/** What the fixed piece of work takes on the machine that the budgets are from, while nothing else runs there. */
const REFERENCE_MS = 1000;
/** How much longer than on that machine anything is waited for: at least, as a quick machine may become busy just then, and at most. */
const LEAST_PATIENCE = 2;
const MOST_PATIENCE = 5;
const PAGE_BYTES = 4096;
const BLOCK_BYTES = 16 * 1024 * 1024;

/** How many times as long as on the machine of the budgets a fixed piece of work takes here and now: computing, and taking memory. */
export function slowness() {
  const begun = performance.now();
  compute();
  takeMemory();
  return (performance.now() - begun) / REFERENCE_MS;
}

function compute() {
  let text = 'Lado';
  for (let round = 0; round < 130_000; round += 1) {
    text = createHash('sha256').update(text).digest('hex');
    JSON.parse(JSON.stringify({ round, text, parts: text.split('') }));
  }
}

/** Browsers, PostgreSQL and new processes take memory all the time, and there are machines that compute fast and give it slowly. */
function takeMemory() {
  for (let block = 0; block < 18; block += 1) {
    const taken = Buffer.alloc(BLOCK_BYTES);
    for (let page = 0; page < BLOCK_BYTES; page += PAGE_BYTES) taken[page] = 1;
  }
}

let slowestSeen = LEAST_PATIENCE;
/** How many times as long as on a quiet machine a test may take here: never less than it was in this run. */
export function patience() {
  slowestSeen = Math.max(slowestSeen, slowness());
  return Math.min(slowestSeen, MOST_PATIENCE);
}

/** What else goes on here, as `load 3.1`. */
export const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`;
