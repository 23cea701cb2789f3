import { createContext, use } from 'react';
import type { Installation } from '#shared/rendering.ts';
import { services } from '#shared/services.ts';

type Place = { installation: Installation; openedAt: string };

const Known = createContext<Place>({
  installation: { bases: services, hasDemo: false, hasCardHosts: false, hasErrorService: false, hasAnalytics: false },
  openedAt: '1970-01-01T00:00:00.000Z',
});
export const InstallationProvider = Known.Provider;

export const useInstallation = (): Installation => use(Known).installation;
/** The instant at which the server rendered this document: hydration uses it too, so that 'today' is the same on both sides. */
export const useOpenedAt = (): Date => new Date(use(Known).openedAt);
