import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/login-hint.tsx';
import { pageOf } from '#web/pages.ts';
import type { Row } from '#web/routes.ts';
import { sendWaitingForms } from '#web/hydrated.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { Footer } from './Footer.tsx';
import { FullPageLoader } from './FullPageLoader.tsx';
import { LanguageNews } from './LanguageNews.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PartnerHeader } from './PartnerHeader.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SessionEnding } from './SessionEnding.tsx';
import { SessionExpiredModal } from './SessionExpiredModal.tsx';

/** What stands around every page: headers, loader, modal, footer. */
export function Shell() {
  const t = useWords();
  const row = useMatches().at(-1)?.handle as Row | undefined;
  const isLoggedIn = useIsLoggedIn();
  const HeaderSearch = row && pageOf(row)?.HeaderSearch;
  useEffect(sendWaitingForms, []);
  return (
    <div className="shell" data-look={row?.access === 'private' ? 'canvas' : 'plain'}>
      <a className="skip" href="#main">{t('shell.skip')}</a>
      <FullPageLoader />
      <OfflineBar />
      {row?.header === 'auto' && (isLoggedIn ? <DashboardHeader /> : <PublicHeader>{HeaderSearch && <HeaderSearch />}</PublicHeader>)}
      {row?.header === 'partner' && <PartnerHeader />}
      <main id="main" tabIndex={-1}><Outlet /></main>
      <Footer isShort={row?.header !== 'auto'} />
      <SessionEnding />
      <SessionExpiredModal />
      <RouteFocus />
      <LanguageNews />
      <ScrollRestoration />
    </div>
  );
}
