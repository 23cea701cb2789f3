import { session } from '../session.ts';
import type { KeptNames, MoreKeptNames } from './kept-names.ts';

const WORKER = '/service-worker.js';
type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

let known: string | undefined;

/** The only script address that the content security policy lets the page name itself, once in a document. */
const workerAddress = (): string => (known ??= named());

function named(): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lado-worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let late: PerformanceObserver | undefined;

/** Registers the service worker and tells it what to keep; with the screens, the files that this tab has brought, and those that it brings later. */
export async function keepOffline(keeping: Omit<KeptNames, 'files'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  late?.disconnect();
  const hasScreens = keeping.pages.length > 0;
  const files = hasScreens ? scriptsIn(performance.getEntriesByType('resource')) : [];
  active?.postMessage({ ...keeping, files } satisfies KeptNames);
  if (!hasScreens) return;
  late = new PerformanceObserver((list) => {
    const more = scriptsIn(list.getEntries());
    if (more.length > 0 && session.isLoggedIn()) active?.postMessage({ more } satisfies MoreKeptNames);
  });
  late.observe({ type: 'resource' });
}

const scriptsIn = (entries: readonly PerformanceEntry[]) =>
  entries.map(({ name }) => new URL(name).pathname).filter((path) => /^\/assets\/[\w.-]+\.js$/.test(path));
