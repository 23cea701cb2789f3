import type { Path } from 'react-router';

/** Whether somebody must be asked before this step is made. */
export type Guard = (next: Path) => boolean;

/** Holds steps back that somebody must be asked about: one guard at a time, and the last held step. */
export function openGuard(tell: () => void) {
  let guard: Guard | undefined;
  let held: (() => void) | undefined;
  const hold = (step: (() => void) | undefined) => {
    held = step;
    tell();
  };
  return {
    /** Keeps the step for `leave` when the guard wants to be asked. */
    holds(next: Path, step: () => void) {
      const isHeld = guard?.(next) ?? false;
      if (isHeld) hold(step);
      return isHeld;
    },
    isHolding: () => held !== undefined,
    leave() {
      const step = held;
      guard = undefined;
      hold(undefined);
      step?.();
    },
    stay: () => hold(undefined),
    /** Every step asks this guard, until what comes back is called. */
    place(next: Guard) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}
