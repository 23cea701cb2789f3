import fs from 'node:fs';
import { findChromium } from './chromium.mjs';
import { build } from './prepare.mjs';
import { exitCodeOf } from './run.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const node = process.execPath;

/** What needs no running server, one after the other: two cores are enough for one of them. */
const steps = [
  ['formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['types of the server', bin('tsc'), ['-p', 'tsconfig.server.json']],
  ['types of the pages', bin('tsc'), ['-p', 'tsconfig.web.json']],
  ['types of the tests', bin('tsc'), ['-p', 'tsconfig.test.json']],
  ['lint', bin('eslint'), ['src', 'test', 'e2e', 'bench', 'scripts', '--max-warnings', '0']],
  ['dependencies', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead code', bin('knip'), []],
  ['structure', bin('tsx'), ['scripts/check-structure.ts']],
  ['words', bin('tsx'), ['scripts/check-text.ts']],
  ['table types', bin('tsx'), ['scripts/db-types.ts', '--check']],
];

/** Everything: checks, unit and call tests, journeys. Ends with one line of what passed and failed. */
export async function testAll(words) {
  const counts = [await checks(), await unitTests(words), await journeys(words)];
  return summary(counts);
}

export async function checkAll(words) {
  return summary([await checks(), await unitTests(words)]);
}

export async function journeysAll(words) {
  return summary([await journeys(words)]);
}

async function checks() {
  const count = { passed: 0, failed: 0 };
  for (const [name, program, words] of steps) {
    const isGood = (await exitCodeOf(program, words)) === 0;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
    count[isGood ? 'passed' : 'failed'] += 1;
  }
  return count;
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

async function journeys(words) {
  await build();
  process.env.CHROMIUM_PATH = await findChromium();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = 'test-results/journeys.json';
  fs.rmSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, { force: true });
  const code = await exitCodeOf(node, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    ...words,
  ]);
  if (!fs.existsSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, 'utf8'));
  return { passed: stats.expected, failed: code === 0 ? 0 : Math.max(1, stats.unexpected + stats.flaky) };
}

function summary(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
