import fs from 'node:fs';
import path from 'node:path';

/** Where the tests that run just now are written down, so that a run that is ended can name them. */
const FILE = 'test-results/under-way.json';

const running = new Set();
function note(change, name) {
  running[change](name);
  fs.writeFileSync(FILE, JSON.stringify([...running]));
}

export function forgetUnderWay() {
  fs.rmSync(FILE, { force: true });
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
}
export const underWay = () => (fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : []);

/** A reporter of both runners: files of unit tests, and browser tests by their title. */
export default class UnderWay {
  onTestModuleStart({ relativeModuleId }) {
    note('add', relativeModuleId);
  }
  onTestModuleEnd({ relativeModuleId }) {
    note('delete', relativeModuleId);
  }
  onTestBegin(test) {
    note('add', test.titlePath().filter(Boolean).join(' › '));
  }
  onTestEnd(test) {
    note('delete', test.titlePath().filter(Boolean).join(' › '));
  }
  printsToStdio() {
    return false;
  }
}
