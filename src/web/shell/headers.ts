import type { Row } from '#web/routes.ts';
import { later } from './later.tsx';

/** The headers of people who are logged in, and the modules that hold them: visitors never bring these. */
const headers = {
  dashboard: {
    Header: later(async () => (await import('./DashboardHeader.tsx')).DashboardHeader),
    source: 'src/web/shell/DashboardHeader.tsx',
  },
  partner: {
    Header: later(async () => (await import('./PartnerHeader.tsx')).PartnerHeader),
    source: 'src/web/shell/PartnerHeader.tsx',
  },
};

/** The header that must be brought for a screen; none for screens without one, and where visitors see the public one. */
export function headerOf({ header }: Row, isLoggedIn: boolean) {
  if (header === 'partner') return headers.partner;
  return header === 'auto' && isLoggedIn ? headers.dashboard : undefined;
}
