import fs from 'node:fs';
import { StartFailure } from '#server/start-failure.ts';

/** Makes DATA_DIR, private to its owner, and returns its real path. Throws StartFailure. */
export function makeHome(folder: string): string {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return fs.realpathSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The data folder ${folder} cannot be used (${reason}). Set DATA_DIR to a folder you may write to, or DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Lets an ordinary user start again on a folder of theirs that root has used in between. */
export function giveToOwnerOf(home: string, file: string) {
  const { uid, gid } = fs.statSync(home);
  if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
}
