import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findShell } from './chromium.mjs';
import { load, patience, slowness } from './machine.mjs';
import { build } from './prepare.mjs';
import { exitCodeOf } from './run.mjs';
import { staticChecks } from './static-checks.mjs';
import { forgetUnderWay, underWay } from './under-way.mjs';

const node = process.execPath;
const MESSAGE_LINES = 12;
const REPORTER = './scripts/under-way.mjs';
/** So many browser tests of a run fail it, though each has passed at its second try: one depends on a whole machine, which may stall. */
const TOO_MANY_FLAKY = 3;
/** After so much on a quiet machine the whole run ends by itself; on a slow one later, and before those who wait for it give up. */
const LONGEST_MINUTES = 50;
const LONGEST_ANYWHERE_MINUTES = 75;

/** The parts of `npm test` in their order, and the seconds that each may take on two quiet cores. */
const parts = {
  static: { budget: 75, run: staticChecks },
  build: { budget: 30, run: buildAll },
  unit: { budget: 450, run: unitTests },
  sweep: { budget: 360, run: (words, timeout) => inBrowser('sweep', words, timeout) },
  journeys: { budget: 840, run: (words, timeout) => inBrowser('journeys', words, timeout) },
};

/** Everything: checks, unit and call tests, journeys. Ends with one line of what passed and failed. */
export const testAll = (words) => runParts(Object.keys(parts), words, { hasEnd: true });
/** The same with every round, language and look (`test/rounds.ts`), however long it takes. */
export function testFully(words) {
  process.env.TESTS = 'all';
  return runParts(Object.keys(parts), words);
}
export const checkAll = (words) => runParts(['static', 'unit'], words);
export const journeysAll = (words) => runParts(['build', 'sweep', 'journeys'], words);

async function runParts(names, words, { hasEnd = false } = {}) {
  const counts = [];
  const times = [];
  const start = performance.now();
  let longest = 0;
  const machine = `a machine that takes ${slowness().toFixed(2)} times as long as that of the budgets`;
  console.log(`On ${machine}, ${load()}.`);
  for (const name of names) {
    const begun = performance.now();
    forgetUnderWay();
    // A machine that was quick at the beginning may have become slow.
    longest = Math.max(longest, Math.min(LONGEST_MINUTES * patience(), LONGEST_ANYWHERE_MINUTES) * 60_000);
    const timeout = hasEnd ? Math.ceil(Math.max(start + longest - begun, 1)) : undefined;
    counts.push(await parts[name].run(words, timeout));
    const isEnded = hasEnd && performance.now() >= start + longest;
    times.push({ name, seconds: (performance.now() - begun) / 1000, load: load() });
    if (isEnded) {
      counts.push({
        passed: 0,
        failures: [`the run was ended: ${name} took too long. Under way: ${underWay().join(', ')}`],
      });
      break;
    }
  }
  return summary(counts, times, machine);
}

async function buildAll() {
  await build();
  return { passed: 0, failures: [] };
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
  if (!fs.existsSync(report)) return { passed: 0, failures: [`no report of the unit tests, exit code ${code}`] };
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile);
  return {
    passed: numPassedTests,
    failures: code === 0 || failures.length > 0 ? failures : [`unit tests, exit code ${code}`],
  };
}

/** What failed in a file of unit tests, and how it begins to say why; the file itself when it could not be read. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = path.relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file}\n${beginningOf(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
  );
}

async function inBrowser(project, words, timeout) {
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
  if (!fs.existsSync(report)) return { passed: 0, failures: [`no report of the ${project}, exit code ${code}`] };
  const { stats, suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const flaky = toldOf('flaky', suites);
  const failures = toldOf('unexpected', suites);
  return {
    passed: stats.expected + flaky.length,
    failures: code === 0 || failures.length > 0 ? failures : [`${project}, exit code ${code}`],
    flaky,
  };
}

/** The tests of these suites that ended so, how the first failure of each begins, and where its picture is. */
function toldOf(outcome, suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => {
    const such = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
    const told = such.map(({ file, line, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find((result) => result.error);
      const picture = failed?.attachments.find(({ contentType }) => contentType === 'image/png')?.path;
      const seen = picture ? `\n    ${path.relative('.', picture)}` : '';
      return `${file}:${line} › ${title}\n${beginningOf(failed?.error.message ?? '')}${seen}`;
    });
    return [...told, ...toldOf(outcome, inner)];
  });
}

/** The first lines of a message, moved in, without colours. */
const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

// What failed is told again at the end, where it is found in a log of thousands of lines.
function summary(counts, times, machine) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const failures = counts.flatMap((count) => count.failures);
  if (flaky.length >= TOO_MANY_FLAKY) failures.push(`${flaky.length} tests of one run are flaky`);
  for (const one of flaky) console.log(`\nflaky ${one}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\nOn ${machine}:\npart      took  budget  at its end`);
  for (const time of times) console.log(lineOf(time));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

function lineOf({ name, seconds, load }) {
  const { budget } = parts[name];
  const over = seconds > budget ? `  ${name} took ${clock(seconds - budget)} longer than planned` : '';
  return `${name.padEnd(8)} ${clock(seconds).padStart(5)} ${clock(budget).padStart(7)}  ${load}${over}`;
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
