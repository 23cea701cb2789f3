import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { npm, run } from './run.mjs';
import { inTurn } from './turn.mjs';

/** Installs what the lock file says, unless that is what node_modules holds. */
export async function install(folder = '.') {
  const lock = path.join(folder, 'package-lock.json');
  if (holdsWhat(lock, path.join(folder, 'node_modules'))) return;
  await onceFor(path.join(folder, 'node_modules/.made-from'), [lock], () =>
    // Without these, NODE_ENV=production or a person's npm settings would leave out the build tools or PostgreSQL, or read no lock file.
    npm([
      'ci',
      '--prefix',
      folder,
      '--include=dev',
      '--include=optional',
      '--include=peer',
      '--package-lock=true',
      '--location=project',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]),
  );
}

const buildSources = [
  'src',
  'scripts/build-server.mjs',
  'scripts/precompress.mjs',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
];
const forProduction = { NODE_ENV: 'production' };

/** Builds unless dist was made from these very sources: pages for the browser and the server, then the server itself. */
export async function build() {
  await onceFor('dist/.made-from', buildSources, async () => {
    fs.rmSync('dist', { recursive: true, force: true });
    await run(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
      forProduction,
    );
    await run(process.execPath, ['scripts/precompress.mjs']);
    await run(process.execPath, ['scripts/build-server.mjs'], forProduction);
  });
}

/** Whether npm has installed this lock file here, by npm's own record of what it did. */
function holdsWhat(lock, folder) {
  const wanted = packagesIn(lock);
  const present = packagesIn(path.join(folder, '.package-lock.json'));
  return Object.entries(wanted).every(
    ([name, { integrity, ...rest }]) =>
      name === '' || present[name]?.integrity === integrity || (rest.optional && !isForHere(rest)),
  );
}

const packagesIn = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});
// Which C library is here, only npm knows.
const isForHere = ({ os, cpu, libc }) =>
  !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));

async function onceFor(stamp, sources, make) {
  const isMade = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hashOf(sources);
  if (isMade()) return;
  await inTurn(async () => {
    if (isMade()) return;
    const wanted = hashOf(sources);
    await make();
    fs.writeFileSync(stamp, wanted);
  });
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(name) {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs
    .readdirSync(name)
    .sort()
    .flatMap((entry) => filesIn(path.join(name, entry)));
}
