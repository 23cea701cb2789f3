type Bounds = {
  most: number;
  least: number;
  /** An answer that takes longer has waited for others. */
  longMs: number;
};

/** Weight of the old average when a new response time comes in. */
const MEMORY = 0.95;
const SHRINKS_TO = 0.7;
const GROWS_BY = 4;

/**
 * How many requests a process takes in at once: as many as it answers in time, whatever machine it runs on and whoever shares it.
 * Less when most answers take long, and more again, little by little, while they do not; a few slow ones, as of a call that waits for
 * somebody else's server, change nothing. `answered` gets how long an answer took and when it was given.
 */
export function roomFor({ most, least, longMs }: Bounds) {
  let room = most;
  let partLong = 0;
  let shrunkAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => Math.floor(room),
    answered(ms: number, at: number) {
      const isLong = ms > longMs;
      partLong = partLong * MEMORY + (isLong ? 1 - MEMORY : 0);
      if (!isLong) room = Math.min(most, room + GROWS_BY / room);
      // what is under way was let in by the room before: it has to end before it is judged again
      else if (partLong > 0.5 && at - shrunkAt > longMs) {
        room = Math.max(least, room * SHRINKS_TO);
        shrunkAt = at;
      }
    },
  };
}
