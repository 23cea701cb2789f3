// What npm start and npm test run: plain Node without dependencies, so that it works on a fresh clone.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install } from './prepare.mjs';
import { exitCodeOf, run } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  refuse(`Lado needs Node 20.19 or newer, and this is ${process.versions.node}.`);

process.chdir(path.resolve(import.meta.dirname, '..'));
if (fs.existsSync('.env')) process.loadEnvFile('.env');

const [wanted = 'start', ...words] = process.argv.slice(2);
const works = { start, build, dev, seed, test, 'test:all': testFully, check, e2e, bench };

await install();
await works[wanted]();

// The server runs in this very process, so signals and the exit code need no passing on.
async function start() {
  if (words.length > 0)
    refuse(
      `Settings are variables, as in PORT=3001 npm start, and .env.example lists them; "${words.join(' ')}" is not understood.`,
    );
  await build();
  if (process.env.npm_lifecycle_event) endWithParent();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(path.resolve('dist/server/main.mjs')).href);
}

// tsx starts the server anew when its files change; Vite replaces what the browser has.
async function dev() {
  process.env.NODE_ENV = 'development';
  await run('node_modules/.bin/tsx', [
    'watch',
    '--clear-screen=false',
    '--include',
    'src/**/server/**',
    '--exclude',
    'src/{web,app/web}/**',
    '--exclude',
    'src/**/web/**',
    'src/app/server/main.ts',
  ]);
}

async function seed() {
  await build();
  process.argv.splice(2, process.argv.length, ...words);
  await import(pathToFileURL(path.resolve('dist/server/seed-large.mjs')).href);
}

async function test() {
  const { testAll } = await import('./suites.mjs');
  process.exit(await testAll(words));
}

async function testFully() {
  const suites = await import('./suites.mjs');
  process.exit(await suites.testFully(words));
}

async function check() {
  const { checkAll } = await import('./suites.mjs');
  process.exit(await checkAll(words));
}

async function e2e() {
  const { journeysAll } = await import('./suites.mjs');
  process.exit(await journeysAll(words));
}

async function bench() {
  await build();
  await install('bench');
  process.exit(await exitCodeOf('node_modules/.bin/tsx', ['bench/run.ts', ...words]));
}

// A killed npm tells nobody, and npm's shell may stand between: watch both.
function endWithParent() {
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function ancestors() {
  const parent = process.ppid;
  const isShell = readProc(parent, 'cmdline').includes('go.mjs');
  return isShell ? `${parent} ${/^PPid:\s*(\d+)/m.exec(readProc(parent, 'status'))?.[1]}` : `${parent}`;
}

// Only Linux has these files; the shell of macOS becomes the command, so the parent is npm itself.
function readProc(pid, name) {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
