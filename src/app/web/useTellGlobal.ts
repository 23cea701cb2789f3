import { useQueryClient } from '@tanstack/react-query';
import type { GlobalPreferences } from '#features/preferences/preferences.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';

/** Tells the account what was chosen in a menu; visitors have none, and what tells it is loaded only then. */
export function useTellGlobal(): (chosen: Partial<GlobalPreferences>) => void {
  const client = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  return (chosen) => {
    if (isLoggedIn) void import('./tell-global.ts').then(({ tellGlobal }) => tellGlobal(client, chosen));
  };
}
