import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const file = '.preparing';
const beatMs = 1000;
const silentMs = 15_000;

/** Does `work` while no other process of this checkout does such work; waits for its turn. */
export async function inTurn(work) {
  while (!take()) {
    if (isForsaken()) fs.rmSync(file, { force: true });
    else await pause(100);
  }
  const beat = setInterval(() => fs.utimes(file, new Date(), new Date(), () => undefined), beatMs);
  const leave = () => fs.rmSync(file, { force: true });
  process.once('exit', leave);
  try {
    await work();
  } finally {
    clearInterval(beat);
    process.off('exit', leave);
    leave();
  }
}

function take() {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// Whoever was killed has no process any more; its number may belong to another one by now, which does not touch the file.
function isForsaken() {
  try {
    if (Date.now() - fs.statSync(file).mtimeMs > silentMs) return true;
    process.kill(Number(fs.readFileSync(file, 'utf8')) || process.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
