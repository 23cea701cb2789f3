import type { Row } from '#web/routes.ts';
import { lazyPart } from '#web/lazy-part.tsx';

/** The headers for people who are logged in, with their modules, which visitors never load. */
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

/** The header whose module a screen must load; none for screens without a header, and for visitors, whose header is in the entry. */
export function headerOf({ header, isOfAccount }: Row, isLoggedIn: boolean, isPartner = false) {
  if (header === 'partner' || (isPartner && isOfAccount)) return headers.partner;
  return header === 'auto' && isLoggedIn ? headers.dashboard : undefined;
}
