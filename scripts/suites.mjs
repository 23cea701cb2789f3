import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findShell } from './chromium.mjs';
import { build } from './prepare.mjs';
import { exitCodeOf } from './run.mjs';
import { staticChecks } from './static-checks.mjs';

const node = process.execPath;
const MESSAGE_LINES = 12;
/** So many journeys may pass at their second try alone: each depends on a whole machine, which may stall. More than that is a fault. */
const MOST_UNSTEADY = 3;

/** The parts of `npm test` in their order, and the seconds that each may take on two quiet cores. */
const parts = {
  static: { budget: 75, run: staticChecks },
  build: { budget: 30, run: buildAll },
  unit: { budget: 450, run: unitTests },
  sweep: { budget: 360, run: (words) => inBrowser('sweep', words) },
  journeys: { budget: 840, run: (words) => inBrowser('journeys', words) },
};

/** Everything: checks, unit and call tests, journeys. Ends with one line of what passed and failed. */
export const testAll = (words) => runParts(['static', 'build', 'unit', 'sweep', 'journeys'], words);
export const checkAll = (words) => runParts(['static', 'unit'], words);
export const journeysAll = (words) => runParts(['build', 'sweep', 'journeys'], words);

async function runParts(names, words) {
  const counts = [];
  const times = [];
  for (const name of names) {
    const begun = performance.now();
    counts.push(await parts[name].run(words));
    times.push({ name, seconds: (performance.now() - begun) / 1000 });
  }
  return summary(counts, times);
}

async function buildAll() {
  await build();
  return { passed: 0, failures: [] };
}

async function unitTests(words) {
  const report = 'test-results/unit.json';
  fs.rmSync(report, { force: true });
  const code = await exitCodeOf(node, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ]);
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

async function inBrowser(project, words) {
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
      '--reporter=list,json',
      ...words,
    ],
    {
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: await findShell(chromium),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  if (!fs.existsSync(report)) return { passed: 0, failures: [`no report of the ${project}, exit code ${code}`] };
  const { stats, suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const unsteady = toldOf('flaky', suites);
  const isSteady = unsteady.length <= MOST_UNSTEADY;
  const failures = [...toldOf('unexpected', suites), ...(isSteady ? [] : unsteady)];
  return {
    passed: stats.expected + (isSteady ? unsteady.length : 0),
    failures: code === 0 || failures.length > 0 ? failures : [`${project}, exit code ${code}`],
    unsteady: isSteady ? unsteady : [],
  };
}

/** The tests of these suites that ended so, and how the first failure of each begins. */
function toldOf(outcome, suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => {
    const such = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
    const told = such.map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} › ${title}\n${beginningOf(error?.message ?? '')}`;
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
function summary(counts, times) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failures = counts.flatMap((count) => count.failures);
  for (const one of counts.flatMap((count) => count.unsteady ?? [])) console.log(`\nPASSED AT THE SECOND TRY ${one}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log('\npart      took  budget');
  for (const { name, seconds } of times) console.log(lineOf(name, seconds));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

function lineOf(name, seconds) {
  const { budget } = parts[name];
  const over = seconds > budget ? `  ${name} took ${clock(seconds - budget)} longer than planned` : '';
  return `${name.padEnd(8)} ${clock(seconds).padStart(5)} ${clock(budget).padStart(7)}${over}`;
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
