import { useEffect } from 'react';
import type { Router } from '#web/router.ts';
import { useRouter } from '#web/useNavigate.ts';

// Beside the router, because the log-in between two steps takes the wizard's page away.
const beginnings = new WeakMap<Router, number>();

/** Keeps the address of the step in the address bar, and remembers where in the history this booking began: a log-in in between does not begin it anew. */
export function useWizardHistory({ address, isFirstStep }: { address: string; isFirstStep: boolean }): void {
  const router = useRouter();
  // Written without a step of the router, so that typing stays typing: a reload and Back find everything.
  useEffect(() => router?.rewrite(address), [router, address]);
  useEffect(() => {
    if (!router) return;
    const began = beginnings.get(router);
    const now = router.position();
    if (isFirstStep || began === undefined || now < began) beginnings.set(router, now);
  }, [router, isFirstStep]);
}

/** Goes on in place of the wizard's entries in the history, so that Back leads to what was before it. */
export function useLeaveWizard(): (address: string) => void {
  const router = useRouter();
  return (address) => {
    if (!router) return;
    const since = beginnings.get(router);
    beginnings.delete(router);
    void router.navigate(address, { replace: true, since });
  };
}
