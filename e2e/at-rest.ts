import { expect, type Page } from '@playwright/test';

/** Whatever comes back sooner, while nobody does anything, keeps a phone awake. */
const SHORTEST_MS = 10_000;
/** A timer that was set by a timer that was set by a timer goes on for ever. */
const DEPTH_OF_LOOP = 3;

/** Lets the pages of this context keep count of their timers; before they are opened. */
export const countTimers = (page: Page) =>
  page.context().addInitScript(keepTimers, [SHORTEST_MS, DEPTH_OF_LOOP] as const);

/** Nothing moves on this page, and nothing on it comes back within ten seconds. */
export async function expectAtRest(page: Page, where: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(moving), { message: `moves on ${where}` }).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(() => window.quickTimers?.() ?? []), { message: `timers on ${where}` })
    .toEqual([]);
}

/** Runs in the page: which elements have an animation that runs and never ends. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
}

/** Runs in the page before its scripts: timers that repeat themselves within the shortest time are told by `quickTimers`. */
function keepTimers([shortestMs, depthOfLoop]: readonly [number, number]) {
  const waiting = new Map<number, string>();
  const { setInterval: every, clearInterval: endEvery, setTimeout: after, clearTimeout: endAfter } = window;
  let depth = 0;
  window.setInterval = ((run: () => void, ms = 0, ...rest: []) => {
    const id = every(run, ms, ...rest);
    if (ms < shortestMs) waiting.set(id, `every ${ms} ms ${run.toString().slice(0, 80)}`);
    return id;
  }) as typeof window.setInterval;
  window.setTimeout = ((run: () => void, ms = 0, ...rest: []) => {
    const depthHere = depth + 1;
    const id = after(() => {
      waiting.delete(id);
      depth = depthHere;
      try {
        run(...rest);
      } finally {
        depth = 0;
      }
    }, ms);
    if (ms < shortestMs && depthHere >= depthOfLoop)
      waiting.set(id, `again in ${ms} ms ${run.toString().slice(0, 80)}`);
    return id;
  }) as typeof window.setTimeout;
  for (const [name, end] of [
    ['clearInterval', endEvery],
    ['clearTimeout', endAfter],
  ] as const)
    window[name] = (id) => {
      waiting.delete(Number(id));
      end(id);
    };
  window.quickTimers = () => [...waiting.values()];
}

declare global {
  interface Window {
    quickTimers?: () => string[];
  }
}
