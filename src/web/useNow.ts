import { useOpenedAt } from '#web/installation.tsx';
import { useMinute } from '#web/ui/minuteClock.ts';

/** Now, to the minute; until the page is awake the moment at which the server drew it, so that both drawings agree. */
export function useNow(): Date {
  const openedAt = useOpenedAt();
  const minute = useMinute();
  return minute === undefined ? openedAt : new Date(minute);
}
