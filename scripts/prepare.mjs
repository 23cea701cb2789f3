import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { npm, run } from './run.mjs';

/** Runs npm ci unless node_modules was made from this very lock file. */
export async function install(folder = '.') {
  const stamp = path.join(folder, 'node_modules/.made-from');
  await onceFor(stamp, [path.join(folder, 'package-lock.json')], () =>
    // Without these, NODE_ENV=production or a person's npm settings would leave out the build tools or PostgreSQL.
    npm(['ci', '--prefix', folder, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Builds unless dist was made from these very sources: pages for the browser and the server, then the server itself. */
export async function build() {
  await onceFor('dist/.made-from', ['src', 'scripts/precompress.mjs', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'], async () => {
    fs.rmSync('dist', { recursive: true, force: true });
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn']);
    await run(process.execPath, ['scripts/precompress.mjs']);
    await run('node_modules/.bin/esbuild', ['src/server/main.ts', 'src/server/seed-large.ts', '--bundle', '--platform=node', '--format=esm', '--packages=external',
      '--define:process.env.NODE_ENV="production"', '--outdir=dist/server', '--out-extension:.js=.mjs', '--log-level=warning']);
  });
}

async function onceFor(stamp, sources, make) {
  const wanted = hashOf(sources);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  await make();
  fs.writeFileSync(stamp, wanted);
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn)) hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(name) {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs.readdirSync(name).sort().flatMap((entry) => filesIn(path.join(name, entry)));
}
