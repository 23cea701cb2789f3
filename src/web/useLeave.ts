import { useQueryClient } from '@tanstack/react-query';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';
import { useNavigate } from '#web/useNavigate.ts';

/** Clears the device and goes home. What the page shows is forgotten once it has gone, because it would ask for it anew. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const known = client.getQueryCache().getAll();
    session.close();
    try {
      await navigate(href('/'));
    } finally {
      client.getMutationCache().clear();
      for (const query of known) client.getQueryCache().remove(query);
    }
  };
}
