import type { Path } from 'react-router';

/** Whether this navigation must be confirmed first. */
export type Blocker = (next: Path) => boolean;

/** Holds navigations back until they are confirmed: one blocker at a time, and the last navigation it held. */
export function openBlocker(tell: () => void) {
  let blocker: Blocker | undefined;
  let held: (() => void) | undefined;
  const hold = (step: (() => void) | undefined) => {
    held = step;
    tell();
  };
  return {
    /** Keeps the navigation for `leave` when the blocker wants it confirmed. */
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
    /** Installs a blocker; the function returned removes it. */
    place(next: Blocker) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
  };
}
