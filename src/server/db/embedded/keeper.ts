import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

const RETRY_MS = 1000;

/**
 * Starts PostgreSQL, and again whenever it ends by itself, as it does on a full disk: once a second, until it stands or is to stop.
 * Throws what the first start throws.
 */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  say: (sentence: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  let isStopped = false;
  let comingBack = Promise.resolve();
  let postmaster: Postmaster | undefined = watched(await start());

  function watched(running: Postmaster) {
    void running.lost.then((sentence) => {
      say(sentence);
      comingBack = comeBack();
    });
    return running;
  }

  async function comeBack() {
    postmaster = undefined;
    while (!isStopped && !postmaster) {
      await pause(RETRY_MS);
      postmaster = await start().then(watched, () => undefined);
    }
    if (postmaster) say('PostgreSQL is back.');
  }

  return {
    async stop() {
      isStopped = true;
      await comingBack;
      await postmaster?.stop();
    },
  };
}
