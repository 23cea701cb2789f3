import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/start-failure.ts';
import { giveToOwnerOf } from './home.ts';
import { birthOf } from './processes.ts';
import { codeOf, textIn } from './text-in.ts';

/** Makes this process the one owner of `home` until the returned function is called. Throws StartFailure while another owner lives. */
export function takeOwnership(home: string): () => void {
  const file = path.join(home, 'owner');
  const me = birthOf(process.pid);
  for (let tries = 0; tries < 5; tries++) {
    if (claim(file, me)) return () => release(file, me);
    const owner = textIn(file);
    const pid = Number.parseInt(owner, 10);
    if (owner !== '' && owner === birthOf(pid)) {
      throw new StartFailure(
        `The data folder ${home} is already in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    discard(file, owner);
  }
  throw new StartFailure(`The data folder ${home} is being started by several processes at once. Try again.`);
}

// A hard link appears whole or not at all, so nobody reads a half-written owner.
function claim(file: string, me: string) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, me, { mode: 0o600 });
  giveToOwnerOf(path.dirname(file), draft);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

// Two starters may find the same dead owner; whoever moved a newer claim away puts it back.
function discard(file: string, owner: string) {
  const aside = `${file}.dead.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (textIn(aside) !== owner) fs.linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function release(file: string, me: string) {
  if (textIn(file) === me) fs.rmSync(file, { force: true });
}
