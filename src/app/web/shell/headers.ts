import type { ComponentType } from 'react';
import type { Workspace } from '#shared/rendering.ts';
import type { Row } from '#web/routes.ts';
import { lazyPart, loadedOnce } from '#web/lazy-part.tsx';

const parts = () => import('./account-parts.ts');

/** What the bell shows of each kind of notification, which visitors never load. */
export const kindsOfBell = loadedOnce(async () => (await parts()).kindsOfBell());

const withBell = (file: string, load: () => Promise<ComponentType>) => ({
  Header: lazyPart(async () => (await Promise.all([load(), kindsOfBell.bring()]))[0]),
  sources: [`src/app/web/shell/${file}`, 'src/app/web/shell/account-parts.ts', 'src/app/web/notification-kinds.ts'],
});

/** The headers for people who are logged in, with their modules, which visitors never load. */
const headers = {
  dashboard: withBell('DashboardHeader.tsx', async () => (await parts()).dashboard()),
  staff: withBell('StaffHeader.tsx', async () => (await parts()).staff()),
  partner: withBell('PartnerHeader.tsx', async () => (await parts()).partner()),
};

/** The header whose module a screen must load; none for screens without a header, and for visitors, whose header is in the entry. */
export function headerOf({ header, isOfAccount }: Row, isLoggedIn: boolean, workspace: Workspace = 'family') {
  const own = isOfAccount ? workspace : header;
  if (own === 'partner' || own === 'staff') return headers[own];
  return header === 'auto' && isLoggedIn ? headers.dashboard : undefined;
}
