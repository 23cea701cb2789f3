import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findShell } from './chromium.mjs';
import { load, patience, slowness } from './machine.mjs';
import { browserReport, emptyReport, unitReport } from './reports.mjs';
import { exitCodeOf } from './run.mjs';
import { staticChecks } from './static-checks.mjs';
import { printSummary } from './summary.mjs';
import { forgetUnderWay, underWay } from './under-way.mjs';

const node = process.execPath;
const REPORTER = './scripts/under-way.mjs';
/** After so much the whole run ends by itself: before those who wait for it give up. */
const LONGEST_MINUTES = 84;

/** The parts of `npm test` in their order, and the seconds that each may take on two quiet cores. */
const parts = {
  static: { budget: 75, run: (_, timeout) => staticChecks(timeout) },
  build: { budget: 30, run: buildAll },
  unit: { budget: 450, run: unitTests },
  sweep: { budget: 360, run: (words, timeout) => inBrowser({ project: 'sweep', kind: 'screen' }, words, timeout) },
  journeys: {
    budget: 840,
    run: (words, timeout) => inBrowser({ project: 'journeys', kind: 'journey' }, words, timeout),
  },
};

/** Everything: checks, unit and call tests, journeys. Ends with one line of what passed and failed. */
export const testAll = (words) => runParts(Object.keys(parts), words, { hasEnd: true });
/** The same with every round, language and look (`test/rounds.ts`), however long it takes. */
export function testFully(words) {
  process.env.TESTS = 'all';
  return runParts(Object.keys(parts), words, { holdsBudgets: true });
}
export const checkAll = (words) => runParts(['static', 'unit'], words);
export const journeysAll = (words) => runParts(['build', 'sweep', 'journeys'], words);

async function runParts(names, words, { hasEnd = false, holdsBudgets = false } = {}) {
  makeFolders();
  const reports = [];
  const times = [];
  const start = performance.now();
  const figure = slowness();
  const end = start + LONGEST_MINUTES * 60_000;
  let stopped = '';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (stopped = signal));
  console.log(`On a machine that takes ${figure.toFixed(2)} times as long as that of the budgets, ${load()}.`);
  for (const name of names) {
    const begun = performance.now();
    forgetUnderWay();
    const timeout = hasEnd ? Math.ceil(Math.max(end - begun, 1)) : undefined;
    const report = await parts[name].run(words, timeout);
    reports.push(report);
    times.push({ name, budget: parts[name].budget, seconds: (performance.now() - begun) / 1000, load: load() });
    const isEnded = hasEnd && performance.now() >= end;
    const why = stopped || (isEnded && `${name} took too long`);
    if (why) reports.push(emptyReport(`the run was ended: ${why}. Under way: ${underWay().join(', ')}`));
    if (why || (name === 'build' && report.failures.length > 0)) break;
  }
  return printSummary({ reports, times, figure, holdsBudgets });
}

/** Whatever a run writes outside the checkout stands in two folders, one of them in memory, which go with it, however it ends. */
function makeFolders() {
  const places = { TMPDIR: os.tmpdir(), MEMORY_FOLDER: '/dev/shm' };
  for (const [variable, place] of Object.entries(places)) {
    if (!fs.existsSync(place)) continue;
    const folder = fs.mkdtempSync(path.join(place, 'lado-tests-'));
    fs.chmodSync(folder, 0o711); // PostgreSQL, which runs as nobody for root, has its files in there
    process.env[variable] = folder;
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  }
}

// In a process of its own, which says why when it fails, and leaves the end of the run to this one.
async function buildAll(_, timeout) {
  const code = await exitCodeOf(node, ['scripts/go.mjs', 'build'], {}, { timeout });
  return emptyReport(code === 0 ? undefined : `the build, exit code ${code}`);
}

async function unitTests(words, timeout) {
  const report = 'test-results/unit.json';
  fs.rmSync(report, { force: true });
  const code = await exitCodeOf(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${REPORTER}`,
      `--outputFile.json=${report}`,
      ...words,
    ],
    {},
    { timeout },
  );
  return unitReport(report, code);
}

async function inBrowser({ project, kind }, words, timeout) {
  const report = `test-results/${project}.json`;
  fs.rmSync(report, { force: true });
  const chromium = await findChromium();
  const code = await exitCodeOf(
    node,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--project=${project}`,
      '--pass-with-no-tests',
      `--reporter=list,json,${REPORTER}`,
      ...words,
    ],
    {
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: await findShell(chromium),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PATIENCE: String(patience()),
    },
    { timeout },
  );
  return browserReport(report, code, { project, kind });
}
