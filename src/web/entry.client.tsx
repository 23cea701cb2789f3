import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { Failure } from '#shared/failure.ts';
import { sendFromBrowser } from './api.ts';
import { App } from './App.tsx';
import { queryClientWith } from './ask.ts';
import { device } from './device.ts';
import { goHomeAfterChunkFailure } from './failures.ts';
import { readHandover } from './handover.ts';
import { hydrateRoot } from './hydrate-root.ts';
import { spokenLanguage } from './i18n/speaking.ts';
import { bringWords } from './i18n/words.tsx';
import { openJourney } from './journey.ts';
import { followLinks } from './links.ts';
import { LoginHint } from './login-hint.tsx';
import { importPage, namePage } from './pages.ts';
import { preparing } from './prepare.ts';
import { onceLoggedIn, session } from './session.ts';
import { screenAt } from './screens.ts';
import { headerOf } from './shell/headers.ts';
import { Tab } from './Tab.tsx';
import { startTelemetry } from './telemetry.ts';

const { language, data, installation, isLoggedIn, now, isRendered, failure, named } = readHandover();
device.set('I18N_LANGUAGE', language);
if (session.isLoggedIn() !== isLoggedIn) device.choose({ isLoggedIn: session.isLoggedIn() });

const client = queryClientWith(
  sendFromBrowser(installation.bases, async () => (await import('./renew.ts')).renewSession(installation.bases)),
);
hydrate(client, data);

const row = screenAt(location.pathname)?.row;
if (!row) throw new Error('The server knows a screen that the browser does not.');
namePage(row, named.page);
const [page] = await Promise.all([
  importPage(row),
  bringWords(row, language, named.words),
  headerOf(row, isLoggedIn)?.Header.bring(),
]).catch((error: unknown) => {
  goHomeAfterChunkFailure();
  throw error;
});

const journey = openJourney(
  {
    prepare: preparing({
      client,
      isLoggedIn: session.isLoggedIn,
      bringWords: (next) => bringWords(next, spokenLanguage() ?? language),
    }),
    isLoggedIn: session.isLoggedIn,
    hasDevelopmentPages: installation.hasDemo,
  },
  { page: isRendered ? page : undefined, failure: failure && new Failure(failure.code, failure) },
);

followLinks((address) => void journey.navigate(address));
startTelemetry(journey, installation);
onceLoggedIn(async () => (await import('./realtime.ts')).startRealtime(client));
// Another tab that logs in or out takes this one along.
device.onChange((key) => {
  if (key !== undefined && key !== 'isLogged' && key !== 'access_token') return;
  session.follow();
  void journey.again();
});

const container = document.getElementById('app');
if (!container) throw new Error('The document has no #app.');
// A transition is sliced: hydration gives way to taps.
startTransition(() => {
  hydrateRoot(
    container,
    <LoginHint value={isLoggedIn}>
      <App client={client} language={language} installation={installation} now={now}>
        <Tab journey={journey} />
      </App>
    </LoginHint>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
});
