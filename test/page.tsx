import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { checkPasswordsCheaply } from '#features/account/server/seed.ts';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import { rememberList } from '#features/search/web/last-list.ts';
import { type Language, languages } from '#shared/languages.ts';
import { services } from '#shared/services.ts';
import { type Translator, translatorOf, type Words } from '#shared/words.ts';
import { sendFromBrowser } from '#web/api.ts';
import { queryClientWith } from '#web/queries.ts';
import { device } from '#web/device.ts';
import { forgetAllDrafts } from '#web/draft-vault.ts';
import { accountWordFile, type Speech, SpeechProvider, wordFiles } from '#web/i18n/words.tsx';
import { words } from '#web/lazy-pages.ts';
import { telling } from '#web/lazy-part.tsx';
import type { PageModule } from '#web/page-module.ts';
import { importPage, sourceOf } from '#web/pages.ts';
import { type Row, rows } from '#web/routes.ts';
import { InstallationProvider } from '#web/installation.tsx';
import { type Router, openRouter } from '#web/router.ts';
import { LoginHint } from '#web/useSession.tsx';
import { followLinks } from '#web/links.ts';
import { routeLoader } from '#app/web/load-route.ts';
import { renewSession } from '#app/web/renew.ts';
import { screensOf } from '#web/screens.ts';
import { hearServer } from '#web/server-clock.ts';
import { session } from '#web/session.ts';
import { BrowserApp } from '#app/web/BrowserApp.tsx';
import { Toasts } from '#web/ui/Toasts.tsx';
import { type TestApp, testApp } from './harness.ts';
import { late } from './late.ts';

/** Keys that a screen showed without having brought their words. */
const unbrought = new Set<string>();

/** Speaks with the words of the screens that the tab has been at, and no others. */
function tabSpeech(language: Language, service: ServiceScreens | undefined) {
  const brought: Words = compiled(service?.text ?? {});
  const translate = translatorOf(language, brought);
  const t: Translator = (key, values) => {
    if (!(key in brought)) unbrought.add(key);
    return translate(key, values);
  };
  const bring = async (source: string) => {
    await late();
    const module = source.replace(/\?.*/, '');
    const bringOf = service?.words[moduleOfTests(module)] ?? words[language][`/${module}`];
    Object.assign(brought, await bringOf?.());
  };
  let ofAccount: Promise<void> | undefined;
  const accountWords = () => (ofAccount ??= telling(bring(accountWordFile(language))));
  const bringWords = async (row: Row) => {
    const files = wordFiles(row, { language, isLoggedIn: false });
    await Promise.all([...files.map(bring), session.isLoggedIn() && accountWords()]);
  };
  const speech: Speech = { language, locale: languages[language], t, accountWords };
  return { speech, bringWords };
}

// The first visit to a page brings its module, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
checkPasswordsCheaply();

type Choices = Parameters<typeof testApp>[0] & { sharesDate?: boolean };

/**
 * The server of a file of page tests. Each of them ends with its tab closed, the real clock, and the server's put back to where the
 * test found it; with `sharesDate`, each begins on the date of the server's clock.
 */
export async function pageApp({ sharesDate = false, ...choices }: Choices = {}): Promise<TestApp> {
  const t = await testApp(choices);
  let hour = t.clock.now();
  beforeEach(() => {
    hour = t.clock.now();
    if (sharesDate) vi.useFakeTimers({ toFake: ['Date'], now: hour });
  });
  afterEach(() => {
    closeTab();
    vi.useRealTimers();
    t.clock.set(hour.toISOString());
  });
  afterAll(() => t.close());
  return t;
}

/** Rows that the product's table lacks, with the modules of their pages below test/, the words of these, and a service's own text. */
export type ServiceScreens = {
  rows: readonly Row[];
  pages: Record<string, () => Promise<PageModule>>;
  words: Record<string, () => Promise<Words>>;
  text: Record<string, string>;
};

const moduleOfTests = (source: string) => source.replace('src/features/', '/test/');
const compiled = (text: Record<string, string>): Words =>
  Object.fromEntries(Object.entries(text).map(([key, sentence]) => [key, compileMessage(sentence)]));

type Person = { email: string; password: string };
type TabChoices = { as?: Person; language?: Language; bookingPages?: BookingPages; service?: ServiceScreens };
let open: Router | undefined;
followLinks((to) => void open?.navigate(to));

/**
 * A tab on the whole program with the server in the same process: routes, session, drafts and cookies as in a browser. One that is
 * still open is closed.
 * `as` logs somebody in first, over HTTP; `bookingPages` are the product's when left out. `service` adds screens to those of the product.
 */
export async function openTab(
  t: TestApp,
  path: string,
  { as, language = 'en', bookingPages, service }: TabChoices = {},
) {
  if (open) closeTab(); // two in one document would answer each other's questions
  hearServer(t.clock.now().toISOString(), 0); // as a document tells
  const jar = new Map<string, string>();
  globalThis.fetch = async (target, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'http://127.0.0.1:3000');
    headers.set(
      'cookie',
      [...jar, ['lado_ui', `${language}.standard.system.out`]].map(([name, value]) => `${name}=${value}`).join('; '),
    );
    const { signal: _, ...rest } = init;
    await late();
    const answer = await t.fetch(target, { ...rest, headers });
    await late();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const client = queryClientWith(sendFromBrowser(services, { renew: () => renewSession(services) }));
  if (as) {
    const { account } = await t.as();
    const { data, ...auth } = await account.logIn({ body: { email: as.email, password: as.password } });
    session.open(data, auth);
  }
  history.replaceState(null, '', path);
  const { isLoggedIn } = session;
  const { speech, bringWords } = tabSpeech(language, service);
  const screens = screensOf([...rows, ...(service?.rows ?? [])]);
  const first = screens.screenAt(path) ?? screens.screenAt('/404');
  if (first) await bringWords(first.row); // as a document does
  const importOwn = (row: Row) => service?.pages[moduleOfTests(sourceOf(row))]?.() ?? importPage(row);
  const prepare = routeLoader({ client, isLoggedIn, bringWords, importPage: importOwn });
  const router = openRouter({ prepare, isLoggedIn, hasDevelopmentPages: true, hasCardHosts: false, screens });
  open = router;
  const installation = {
    bases: services,
    hasDemo: true,
    hasCardHosts: false,
    hasErrorService: false,
    hasAnalytics: false,
  };
  const given = bookingPages && telling(Promise.resolve(bookingPages));
  await act(async () => {
    render(
      <LoginHint value={{ isLoggedIn: session.isLoggedIn() }}>
        <QueryClientProvider client={client}>
          <InstallationProvider value={{ installation, openedAt: t.clock.now().toISOString() }}>
            <SpeechProvider value={speech}>
              <Toasts>
                <BrowserApp router={router} bookingPages={given && (() => given)} />
              </Toasts>
            </SpeechProvider>
          </InstallationProvider>
        </QueryClientProvider>
      </LoginHint>,
    );
  });
  return { client, jar };
}

/** Closes the tab and forgets what it kept. Throws when a screen lacked words. */
export function closeTab() {
  cleanup();
  const lacking = [...unbrought].join(', ');
  unbrought.clear();
  open?.close();
  open = undefined;
  forgetAllDrafts();
  hearServer(new Date().toISOString(), 0);
  rememberList(undefined);
  device.clear();
  session.follow();
  if (lacking) throw new Error(`No words were brought for ${lacking}: scripts/find-words.ts did not find them.`);
}
