import { useSyncExternalStore } from 'react';

/** What Chromium browsers hand over when the product can be installed; others never do. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };
type InstallState = 'offered' | 'installed' | 'silent';

declare global {
  interface Window {
    /** Kept by the script of the document, because it may come before the client modules. */
    installOffer?: InstallOffer | undefined;
  }
}

const listeners = new Set<() => void>();
let isInstalled = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  const installed = () => {
    isInstalled = true;
    listener();
  };
  addEventListener('installoffer', listener);
  addEventListener('appinstalled', installed);
  return () => {
    listeners.delete(listener);
    removeEventListener('installoffer', listener);
    removeEventListener('appinstalled', installed);
  };
}

function standing(): InstallState {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return window.installOffer ? 'offered' : 'silent';
}

/** How it stands with the installation: `silent` where the browser offers none, as on iOS, or has asked already. */
export const useInstallStanding = (): InstallState => useSyncExternalStore(subscribe, standing, () => 'silent');

/** Asks the browser to install the product. An offer can be taken up once. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  window.installOffer = undefined;
  const answer = await offer?.prompt();
  isInstalled = answer?.outcome === 'accepted';
  for (const listener of listeners) listener();
}
