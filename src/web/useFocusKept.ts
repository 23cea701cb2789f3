import { useEffect, useRef } from 'react';

/** Where a press takes its own button away: once `state` is another one and the focus is lost with what had it, it goes on to what `next` finds. */
export function useFocusKept(state: unknown, next: () => HTMLElement | null) {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (document.activeElement === document.body) next()?.focus();
  });
}
