import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 12;

/**
 * What a part of a run comes to: how many tests passed, each failure and each flaky test in words, and what the tests of a kind took
 * together, in seconds.
 */
export const emptyReport = (failure) => ({ passed: 0, failures: failure ? [failure] : [], flaky: [], spent: [] });

/** What Vitest's report says; `exitCode` fails a run whose report names no failure. */
export function unitReport(file, exitCode) {
  if (!fs.existsSync(file)) return emptyReport(`no report of the unit tests, exit code ${exitCode}`);
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile);
  const ofPages = testResults
    .filter(({ name }) => name.endsWith('.tsx'))
    .flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failures: exitCode === 0 || failures.length > 0 ? failures : [`unit tests, exit code ${exitCode}`],
    flaky: testResults.flatMap((file) => toldOfFile(file, isFlaky)),
    spent: [
      spentOn(
        'page test',
        ofPages.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
      ),
    ],
  };
}

/** What failed in a file of unit tests, and how it begins to say why; the file itself when it could not be read. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = toldOfFile({ name, assertionResults }, ({ status }) => status === 'failed');
  return failed.length > 0 ? failed : [`${path.relative('.', name)}\n${beginningOf(message)}`];
}

/** It passed at its second try, and still says how the first one failed. */
const isFlaky = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;

/** The tests of a file that ended so, and how the failure of each begins. */
const toldOfFile = ({ name, assertionResults }, isSuch) =>
  assertionResults
    .filter(isSuch)
    .map(
      ({ fullName, failureMessages }) =>
        `${path.relative('.', name)} › ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
    );

/** What Playwright's report says of a project, whose tests are each a `kind` of thing. */
export function browserReport(file, exitCode, { project, kind }) {
  if (!fs.existsSync(file)) return emptyReport(`no report of the ${project}, exit code ${exitCode}`);
  const { stats, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const specs = specsIn(suites);
  const flaky = toldOf('flaky', specs);
  const failures = toldOf('unexpected', specs);
  const taken = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, ms: duration }))),
  );
  return {
    passed: stats.expected + flaky.length,
    failures: exitCode === 0 || failures.length > 0 ? failures : [`${project}, exit code ${exitCode}`],
    flaky,
    spent: [spentOn(kind, taken)],
  };
}

const specsIn = (suites) => suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsIn(inner)]);

/** The tests that ended so, how the first failure of each begins, and where its picture is. */
function toldOf(outcome, specs) {
  const such = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
  return such.map(({ file, line, title, tests }) => {
    const failed = tests.flatMap(({ results }) => results).find((result) => result.error);
    const picture = failed?.attachments.find(({ contentType }) => contentType === 'image/png')?.path;
    const seen = picture ? `\n    ${path.relative('.', picture)}` : '';
    return `${file}:${line} › ${title}\n${beginningOf(failed?.error.message ?? '')}${seen}`;
  });
}

/** The first lines of a message, moved in, without colours. */
const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

function spentOn(kind, tests) {
  const longest = tests.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    kind,
    count: tests.length,
    seconds: tests.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    ...(longest && { longest: { title: longest.title, seconds: longest.ms / 1000 } }),
  };
}
