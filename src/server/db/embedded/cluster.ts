import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/start-failure.ts';
import { giveToOwnerOf } from './home.ts';
import type { Place } from './place.ts';
import { dataFolder, run } from './run.ts';

/** Makes the cluster when there is none yet and returns the password of role lado. */
export function makeCluster(place: Place): string {
  if (!fs.existsSync(place.cluster)) createCluster(place);
  checkVersion(place.cluster);
  const file = path.join(place.home, 'password');
  if (!fs.existsSync(file)) createPassword(place, file);
  return fs.readFileSync(file, 'utf8');
}

const draftName = 'unfinished-';

// Built aside and renamed, so that an interrupted first start leaves nothing half-made.
function createCluster(place: Place) {
  clearDrafts(place);
  const draft = fs.mkdtempSync(path.join(place.home, draftName));
  if (place.account) fs.chownSync(draft, place.account.uid, place.account.gid);
  const folder = dataFolder(place.account, draft);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const made = run(path.join(place.programs, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'reject', ...locale], {
    account: place.account,
    folder: draft,
  });
  if (!made.ok)
    throw new StartFailure(
      `PostgreSQL could not make its data folder (${made.message}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  // No line for the superuser: nobody can log in as postgres.
  fs.writeFileSync(path.join(draft, 'pg_hba.conf'), 'local all lado scram-sha-256\n');
  runAlone(place, draft, 'create role lado login createdb;\ncreate database lado owner lado;\n');
  fs.renameSync(draft, place.cluster);
}

// An initdb whose server was killed may still be writing there, so removing can take a few tries.
function clearDrafts({ home }: Place) {
  for (const name of fs.readdirSync(home).filter((entry) => entry.startsWith(draftName))) {
    fs.rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

function createPassword(place: Place, file: string) {
  const password = randomBytes(32).toString('base64url');
  runAlone(place, place.cluster, `alter role lado password '${password}';\n`);
  fs.writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
  giveToOwnerOf(place.home, `${file}.new`);
  fs.renameSync(`${file}.new`, file);
}

// Single-user mode: no socket is open while the role has no password.
function runAlone({ account, programs }: Place, folder: string, statements: string) {
  const done = run(path.join(programs, 'postgres'), ['--single', '-D', dataFolder(account, folder), 'template1'], {
    account,
    folder,
    input: statements,
  });
  if (!done.ok) throw new StartFailure(`PostgreSQL could not prepare its data folder (${done.message}).`);
}

function checkVersion(cluster: string) {
  const version = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18')
    throw new StartFailure(
      `The data in ${cluster} was written by PostgreSQL ${version}, and this is 18. Move it with pg_dump, or set DATA_DIR to another folder.`,
    );
}
