import { href } from '#web/paths.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useSecurity } from '../queries.ts';

/** Ends a step: the page asks again, opens, and says what was done. */
export function useDone(): (text: string) => Promise<void> {
  const { refresh } = useSecurity();
  const navigate = useNavigate();
  const toast = useToast();
  return async (text) => {
    await refresh();
    await navigate(href('/dashboard-security'), { replace: true });
    toast({ text });
  };
}
