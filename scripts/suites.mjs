import fs from 'node:fs';
import { findChromium } from './chromium.mjs';
import { build } from './prepare.mjs';
import { exitCodeOf } from './run.mjs';
import { staticChecks } from './static-checks.mjs';

const node = process.execPath;

/** The parts of `npm test` in their order, and the seconds that each may take on two quiet cores. */
const parts = {
  static: { budget: 45, run: staticChecks },
  build: { budget: 30, run: buildAll },
  unit: { budget: 150, run: unitTests },
  sweep: { budget: 110, run: (words) => inBrowser('sweep', words) },
  journeys: { budget: 150, run: (words) => inBrowser('journeys', words) },
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
  return { passed: 0, failed: 0 };
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
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0);
  return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function inBrowser(project, words) {
  const report = `test-results/${project}.json`;
  fs.rmSync(report, { force: true });
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
    { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: code === 0 ? 0 : Math.max(1, stats.unexpected + stats.flaky) };
}

function summary(counts, times) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log('\npart      took  budget');
  for (const { name, seconds } of times) console.log(lineOf(name, seconds));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
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
