import type { Path } from 'react-router';

/** Whether somebody must be asked before this step is made. */
export type Blocker = (next: Path) => boolean;

/** Holds steps back that somebody must be asked about: one blocker at a time, and the last held step. */
export function openBlocker(tell: () => void) {
  let blocker: Blocker | undefined;
  let held: (() => void) | undefined;
  const hold = (step: (() => void) | undefined) => {
    held = step;
    tell();
  };
  return {
    /** Keeps the step for `leave` when the blocker wants to be asked. */
    holds(next: Path, step: () => void) {
      const isHeld = blocker?.(next) ?? false;
      if (isHeld) hold(step);
      return isHeld;
    },
    isHolding: () => held !== undefined,
    leave() {
      const step = held;
      blocker = undefined;
      hold(undefined);
      step?.();
    },
    stay: () => hold(undefined),
    /** Every step asks this blocker, until what comes back is called. */
    place(next: Blocker) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
  };
}
