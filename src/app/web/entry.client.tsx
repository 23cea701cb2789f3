import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/print.css';
import { eventOf } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { sendFromBrowser } from '#web/api.ts';
import { App } from './App.tsx';
import { clearCaches } from './caches.ts';
import { askWhenOnline, queryClientWith } from '#web/queries.ts';
import { hearDocument } from '#web/server-clock.ts';
import { device } from '#web/device.ts';
import { clockZone, deviceZone } from '#web/device-zone.ts';
import { bringFonts } from '#web/fonts.ts';
import { goHomeAfterChunkFailure } from './load-failures.ts';
import { readHydrationState, readWords } from './hydration-state.ts';
import { createRoot, hydrateRoot } from './hydrate-root.ts';
import { bringSpokenWords, rememberedLanguage, speak, spokenLanguage } from '#web/i18n/speaking.ts';
import { bringWords, takeWords } from '#web/i18n/words.tsx';
import { openRouter } from '#web/router.ts';
import { followLinks } from '#web/links.ts';
import { LoginHint } from '#web/useSession.tsx';
import { awaitWhole } from '#web/piece.tsx';
import { importPage, namePage } from '#web/pages.ts';
import { routeLoader } from './load-route.ts';
import { hasBookings, pagesOfBookings } from './product-pages.ts';
import { restoreLinks } from './printed-links.ts';
import { atEachLogIn, onceLoggedIn } from '#web/at-log-in.ts';
import { session } from '#web/session.ts';
import { whenIdle } from '#web/when-idle.ts';
import { screenAt } from '#web/screens.ts';
import { headerOf } from './shell/headers.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { startTelemetry, tellEvent } from './telemetry.ts';

/** Ends a task, so that a slow phone answers what was tapped meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

void start();

async function start() {
  const { language, data, installation, isLoggedIn, reader, now, isRendered, failure, named } = readHydrationState();
  clearCaches();
  hearDocument(now);
  const remembered = rememberedLanguage();
  device.set('I18N_LANGUAGE', remembered ?? language);
  if (session.isLoggedIn() !== isLoggedIn) device.choose({ isLoggedIn: session.isLoggedIn() });

  const client = queryClientWith(
    sendFromBrowser(installation.bases, {
      renew: async () => (await import('./renew.ts')).renewSession(installation.bases),
      onSuccess: (call, reply) => {
        const event = eventOf(call, reply);
        if (event) tellEvent(event);
      },
    }),
  );
  // A private page that was rendered for somebody else, or for another zone, is rendered anew.
  const isMine = !reader || (reader.userId === session.current()?.userId && reader.zone === deviceZone());
  if (isMine) hydrate(client, data);

  const row = screenAt(location.pathname)?.row;
  if (!row) throw new Error('The server knows a screen that the browser does not.');
  namePage(row, named.page);
  const words = readWords();
  if (words) takeWords(row, language, words);
  const [page] = await Promise.all([
    importPage(row),
    bringWords(row, { language, isLoggedIn }, named.words),
    headerOf(row, isLoggedIn, reader?.workspace)?.Header.bring(),
    hasBookings(row) && pagesOfBookings.bring(),
  ]).catch((error: unknown) => {
    goHomeAfterChunkFailure();
    throw error;
  });

  await breathe();
  // The first formatter of a tab makes the browser read its tables of languages: in a task of its own, which hydration would wait for.
  new Intl.NumberFormat().format(0);

  await breathe();
  const router = openRouter(
    {
      prepare: routeLoader({
        client,
        isLoggedIn: session.isLoggedIn,
        bringWords: (next) => bringSpokenWords(next, language),
      }),
      isLoggedIn: session.isLoggedIn,
      hasDevelopmentPages: installation.hasDemo,
      hasCardHosts: installation.hasCardHosts,
    },
    isMine ? { page: isRendered ? page : undefined, failure: failure && new Failure(failure.code, failure) } : {},
  );

  const opening = router.currentRoute();
  followLinks((address) => void router.navigate(address));
  startTelemetry(router, installation);
  bringFonts(router);
  onceLoggedIn(() => whenIdle(rememberZone));
  atEachLogIn(
    () => void import('./bring-choices.ts').then(({ bringChoices }) => bringChoices(client)).catch(() => undefined),
  );
  // What this device has kept since it was written without a connection.
  const takeUp = () =>
    void import('./take-up-unsent.ts').then(({ takeUpUnsent }) => takeUpUnsent(client)).catch(() => undefined);
  onceLoggedIn(() => whenIdle(takeUp));
  atEachLogIn(takeUp);
  onceLoggedIn(async () => (await import('#web/realtime.ts')).startRealtime(client, now));
  whenIdle(() => void import('./offline-pages.ts').then(({ keepPages }) => keepPages(client)).catch(() => undefined));
  askWhenOnline(client);
  // A browser that lost its cookies still knows the language that was chosen.
  if (remembered && remembered !== language) void speak(remembered, 'known');
  // Another tab that logs in or out, or speaks another language, takes this one along.
  device.onChange((key) => {
    const told = rememberedLanguage();
    if (key === 'I18N_LANGUAGE' && told && told !== (spokenLanguage() ?? language)) return void speak(told, 'known');
    if (key !== undefined && key !== 'isLogged' && key !== 'access_token') return;
    session.follow();
    void router.again();
  });

  await breathe();
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app.');
  restoreLinks(container);
  if (isMine) awaitWhole();
  else container.replaceChildren();
  const screen = (
    <LoginHint value={{ isLoggedIn, reader: isMine ? reader : undefined }}>
      <App client={client} language={language} installation={installation} now={now}>
        <BrowserApp router={router} opening={opening} />
      </App>
    </LoginHint>
  );
  const telling = { onRecoverableError: (error: unknown) => console.error('hydration', error) };
  // React hydrates a transition in slices, so that taps are handled in between. What is rendered anew has no first rendering to agree with.
  startTransition(() => {
    if (isMine) hydrateRoot(container, screen, telling);
    else createRoot(container, telling).render(screen);
  });
}

/** For private pages that the server renders. Visitors are not asked: the first question takes a slow phone 100 ms. */
function rememberZone() {
  const zone = clockZone();
  if (device.choices().zone !== zone) device.choose({ zone });
}
