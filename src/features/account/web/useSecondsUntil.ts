import { useEffect, useState } from 'react';

/** Counts down to an instant of `performance.now()`, second by second; 0 once it has come. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => performance.now());
  const isOver = instant <= now;
  useEffect(() => {
    setNow(performance.now());
    if (isOver) return undefined;
    const beat = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(beat);
  }, [instant, isOver]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
