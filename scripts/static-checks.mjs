import { emptyReport } from './reports.mjs';
import { exitCodeOf } from './run.mjs';

const AT_ONCE = 2;
/** Ten times what the longest takes: one that hangs fails, and does not hold up the others for ever. */
const LONGEST_MS = 300_000;

const bin = (name) => `node_modules/.bin/${name}`;
// The compiler in machine code; the older one beside it is for the linter, and both would be bin/tsc.
const typescript = 'node_modules/typescript-native/bin/tsc';
const linted = ['src', 'test', 'e2e', 'bench', 'scripts'];
// By content, because a checkout touches files that it does not change.
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

/** What needs no running server: a name, a program and its words. Formatting is told first, and what takes longest begins early. */
const checks = [
  ['formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), [...linted, '--max-warnings', '0', ...lintCache]],
  ['types of the server', typescript, ['-p', 'tsconfig.server.json']],
  ['types of the pages', typescript, ['-p', 'tsconfig.web.json']],
  ['types of the tests', typescript, ['-p', 'tsconfig.test.json']],
  ['dependencies', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead code', bin('knip'), []],
  ['structure', bin('tsx'), ['scripts/check-structure.ts']],
  ['words', bin('tsx'), ['scripts/check-text.ts']],
  ['description of the calls', bin('tsx'), ['scripts/check-api.ts']],
  ['table types', bin('tsx'), ['scripts/db-types.ts', '--check']],
];

/** Runs all checks, two at a time, within `timeout` milliseconds each; each writes what it has to say when it is done. */
export async function staticChecks(timeout = LONGEST_MS) {
  const outcome = emptyReport();
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (await passes(check, Math.min(timeout, LONGEST_MS))) outcome.passed += 1;
      else outcome.failures.push(`${check[0]} (see above)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcome;
}

async function passes([name, program, words], timeout) {
  let said = '';
  const hear = (piece) => {
    said += piece;
  };
  const code = await exitCodeOf(program, words, {}, { hear, timeout });
  console.log(`${said}${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  return code === 0;
}
