// npm run bench: how fast, as ratios of one run. Load goes to loopback only and stops by itself.
// --only=pages|weights|search|doctors|messages|server|start|overload|visits for one part; --quick for a look at whether everything runs.
import { parseArgs } from 'node:util';
import { closeAll } from './closing.ts';
import { type Line, printed } from './report.ts';

const {
  values: { only, quick: isQuick },
} = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
const say = (sentence: string) => console.error(sentence);
const effort = isQuick ? { seconds: 1, rounds: 1 } : { seconds: 5, rounds: 3 };

const parts: Record<string, () => Promise<Line[]>> = {
  weights: async () => (await import('./weights.ts')).weigh(),
  start: async () => (await import('./start.ts')).benchStart({ rounds: effort.rounds }),
  server: async () => (await import('./server.ts')).benchServer({ providers: isQuick ? 2000 : 10_000, ...effort, say }),
  search: async () =>
    (await import('./search.ts')).benchSearch({
      small: isQuick ? 1000 : 10_000,
      large: isQuick ? 20_000 : 1_000_000,
      ...effort,
      say,
    }),
  doctors: async () =>
    (await import('./doctors.ts')).benchDoctors({
      small: isQuick ? 1000 : 10_000,
      large: isQuick ? 20_000 : 1_000_000,
      ...effort,
      say,
    }),
  messages: async () =>
    (await import('./messages.ts')).benchMessages({ messages: isQuick ? 10_000 : 100_000, ...effort, say }),
  overload: async () =>
    (await import('./overload.ts')).benchOverload({
      providers: isQuick ? 2000 : 10_000,
      floodSeconds: isQuick ? 5 : 20,
      ...effort,
      say,
    }),
  visits: async () => (await import('./first-frame.ts')).benchFirstFrame({ rounds: isQuick ? 1 : 5, say }),
  pages: async () => (await import('./pages.ts')).benchPages({ runs: isQuick ? 1 : 3, say }),
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
}

const chosen = only === undefined ? Object.keys(parts) : only.split(',');
const lines: Line[] = [];
for (const name of chosen) {
  const measure = parts[name];
  if (!measure) throw new Error(`--only wants one of ${Object.keys(parts).join(', ')}.`);
  say(`measuring: ${name}`);
  lines.push(...(await measure().finally(closeAll)));
}
console.log(printed(lines));
