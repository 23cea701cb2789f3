import { useQueryClient } from '@tanstack/react-query';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';
import { useNavigate } from '#web/useNavigate.ts';

/** Clears the device and goes home, or to the page that is named. What the page shows is forgotten once it has gone, because it would ask for it anew. */
export function useLeave(): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (to = href('/')) => {
    const known = client.getQueryCache().getAll();
    session.close();
    try {
      await navigate(to);
    } finally {
      client.getMutationCache().clear();
      for (const query of known) client.getQueryCache().remove(query);
    }
  };
}
