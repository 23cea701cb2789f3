import { useEffect, useState } from 'react';

/** Counts down to an instant (milliseconds), second by second; 0 once it has come. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = instant <= now;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return undefined;
    const beat = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(beat);
  }, [instant, isOver]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
