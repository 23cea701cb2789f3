import { createHash } from 'node:crypto';
import os from 'node:os';

/** What the fixed piece of computing takes on the machine that the budgets are from, while nothing else runs there. */
const REFERENCE_MS = 1000;
/** How much longer than on that machine anything is waited for at most. */
const MOST_PATIENCE = 5;

/** How many times as long as on the machine of the budgets a fixed piece of computing takes here and now. */
export function slowness() {
  const begun = performance.now();
  let text = 'Lado';
  for (let round = 0; round < 150_000; round += 1) {
    text = createHash('sha256').update(text).digest('hex');
    JSON.parse(JSON.stringify({ round, text, parts: text.split('') }));
  }
  return (performance.now() - begun) / REFERENCE_MS;
}

/** How many times as long as on a quiet machine a test may take here: never less. */
export const patience = () => Math.min(Math.max(slowness(), 1), MOST_PATIENCE);

/** What else goes on here, as `load 3.1`. */
export const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`;
