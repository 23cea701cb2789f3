import type { Row } from '#web/routes.ts';
import { lazyPart } from '#web/lazy-part.tsx';

/** The headers of people who are logged in, and the modules that hold them: visitors never bring these. */
const headers = {
  dashboard: {
    Header: lazyPart(async () => (await import('./DashboardHeader.tsx')).DashboardHeader),
    source: 'src/app/web/shell/DashboardHeader.tsx',
  },
  partner: {
    Header: lazyPart(async () => (await import('./PartnerHeader.tsx')).PartnerHeader),
    source: 'src/app/web/shell/PartnerHeader.tsx',
  },
};

/** The header that must be brought for a screen; none for screens without one, and where visitors see the public one. */
export function headerOf({ header }: Row, isLoggedIn: boolean) {
  if (header === 'partner') return headers.partner;
  return header === 'auto' && isLoggedIn ? headers.dashboard : undefined;
}
