import * as z from 'zod/mini';
import type { NavigateFunction } from 'react-router';

const Entry = z.object({ idx: z.number() });

let first: number | undefined;

const entryNow = (): number | undefined => {
  const read = z.safeParse(Entry, history.state);
  return read.success ? read.data.idx : undefined;
};

/** Remembers where in the history this booking began; a log-in in between does not begin it anew. */
export function beginWizard(isFirstStep: boolean) {
  const now = entryNow();
  if (isFirstStep || first === undefined || (now !== undefined && now < first)) first = now;
}

/** Goes on in place of the wizard's entries, so that Back leads to what was before it. */
export function replaceWizard(navigate: NavigateFunction, address: string) {
  const now = entryNow();
  const back = now === undefined || first === undefined ? 0 : first - now;
  first = undefined;
  const replace = () => void navigate(address, { replace: true });
  if (back >= 0) return replace();
  addEventListener('popstate', replace, { once: true });
  history.go(back);
}
