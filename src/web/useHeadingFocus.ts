import { useEffect, useRef } from 'react';

/** For pages that show one step after the other: whenever `step` changes, the focus goes to the heading that gets this ref. */
export function useHeadingFocus(step: string | number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
