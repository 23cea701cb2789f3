import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { sendFromBrowser } from './api.ts';
import { App } from './App.tsx';
import { queryClientWith } from './ask.ts';
import { clearCaches } from './caches.ts';
import { device } from './device.ts';
import { goHomeAfterChunkFailure } from './failures.ts';
import { readHandover } from './handover.ts';
import { hydrateRoot } from './hydrate-root.ts';
import { alive } from './hydrated.ts';
import { spokenLanguage } from './i18n/speaking.ts';
import { bringWords } from './i18n/words.tsx';
import { followLinks } from './links.ts';
import { LoginHint } from './login-hint.tsx';
import { importPage } from './pages.ts';
import { routeObjects } from './router.tsx';
import { rows } from './routes.ts';
import { onceLoggedIn, session } from './session.ts';
import { headerOf } from './shell/headers.ts';
import { startTelemetry } from './telemetry.ts';

const { language, data, installation, isLoggedIn, now, isRendered } = readHandover();
device.set('I18N_LANGUAGE', language);
if (session.isLoggedIn() !== isLoggedIn) device.choose({ isLoggedIn: session.isLoggedIn() });

const client = queryClientWith(sendFromBrowser(installation.bases, async () => (await import('./renew.ts')).renewSession(installation.bases)));
hydrate(client, data);

const row = matchRoutes([...rows], location)?.[0]?.route ?? rows[0];
if (!row) throw new Error('The route table is empty.');
const [page] = await Promise.all([importPage(row), bringWords(row, language), headerOf(row, isLoggedIn)?.Header.bring()]).catch((error: unknown) => {
  goHomeAfterChunkFailure();
  throw error;
});

const router = createBrowserRouter(
  routeObjects({
    visitOf: () => ({ client, isLoggedIn: session.isLoggedIn }),
    bringWords: (next) => bringWords(next, spokenLanguage() ?? language),
    rendersPrivatePages: true,
    hasDevelopmentPages: installation.hasDemo,
    beforePage: clearCaches,
    alive,
    first: { row, page },
  }),
  isRendered ? { hydrationData: { loaderData: { [row.path]: null } } } : {},
);

followLinks((address) => void router.navigate(address));
startTelemetry(router, installation);
onceLoggedIn(async () => (await import('./realtime.ts')).startRealtime(client));
// Another tab that logs in or out takes this one along.
device.onChange((key) => {
  if (key !== undefined && key !== 'isLogged' && key !== 'access_token') return;
  session.follow();
  void router.revalidate();
});

const container = document.getElementById('app');
if (!container) throw new Error('The document has no #app.');
// A transition is sliced: hydration gives way to taps.
startTransition(() => {
  hydrateRoot(
    container,
    <LoginHint value={isLoggedIn}>
      <App client={client} language={language} installation={installation} now={now}>
        <RouterProvider router={router} />
      </App>
    </LoginHint>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
});
