import { useOpenedAt } from '#web/installation.tsx';
import { useMinute } from '#web/ui/minute-clock.ts';

/** Now, to the minute; until hydration the instant at which the server rendered, so that both renderings agree. */
export function useNow(): Date {
  const openedAt = useOpenedAt();
  const minute = useMinute();
  return minute === undefined ? openedAt : new Date(minute);
}
