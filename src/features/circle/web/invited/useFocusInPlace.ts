import { useEffect, useRef } from 'react';

/** A card that stands where somebody has just answered another one has the focus: it would be lost with that one. */
export function useFocusInPlace(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return heading;
}
