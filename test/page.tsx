import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type Language, languages } from '#shared/languages.ts';
import { services } from '#shared/services.ts';
import { translatorOf, type Words } from '#shared/words.ts';
import { sendFromBrowser } from '#web/api.ts';
import { queryClientWith } from '#web/queries.ts';
import { device } from '#web/device.ts';
import { forgetAllDrafts } from '#web/draft-vault.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { InstallationProvider } from '#web/installation.tsx';
import { type Router, openRouter } from '#web/router.ts';
import { LoginHint } from '#web/login-hint.tsx';
import { followLinks } from '#web/links.ts';
import { routeLoader } from '#app/web/load-route.ts';
import { renewSession } from '#app/web/renew.ts';
import { session } from '#web/session.ts';
import { BrowserApp } from '#app/web/BrowserApp.tsx';
import { Toasts } from '#web/ui/Toasts.tsx';
import type { TestApp } from './harness.ts';

const files = import.meta.glob<Words>(['/src/features/*/text/*.json', '/src/shared/text/*.json'], {
  import: 'default',
});

async function speechIn(language: Language) {
  const found = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`));
  const words = Object.assign({}, ...(await Promise.all(found.map(([, bring]) => bring())))) as Words;
  return { language, locale: languages[language], t: translatorOf(language, words, compileMessage) };
}

// The first visit to a page brings its module, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

type Person = { email: string; password: string };
let open: Router | undefined;
followLinks((to) => void open?.navigate(to));

/**
 * A tab on the whole program with the server in the same process: routes, session, drafts and cookies as in a browser.
 * `as` logs somebody in first, over HTTP.
 */
export async function openTab(
  t: TestApp,
  path: string,
  { as, language = 'en' }: { as?: Person; language?: Language } = {},
) {
  const jar = new Map<string, string>();
  globalThis.fetch = async (target, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'http://127.0.0.1:3000');
    headers.set(
      'cookie',
      [...jar, ['lado_ui', `${language}.standard.system.out`]].map(([name, value]) => `${name}=${value}`).join('; '),
    );
    const { signal: _, ...rest } = init;
    const answer = await t.fetch(target, { ...rest, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const client = queryClientWith(sendFromBrowser(services, () => renewSession(services)));
  if (as) {
    const { account } = await t.as();
    const { data, expiresAt, isPartner } = await account.logIn({ body: { email: as.email, password: as.password } });
    // The server's clock stands still in another time than the tab's: the session lasts as long in either.
    const lasts = Date.parse(expiresAt) - t.clock.now().getTime();
    session.open(data, { expiresAt: new Date(Date.now() + lasts).toISOString(), isPartner });
  }
  history.replaceState(null, '', path);
  const { isLoggedIn } = session;
  const prepare = routeLoader({ client, isLoggedIn, bringWords: async () => undefined });
  const router = openRouter({ prepare, isLoggedIn, hasDevelopmentPages: true });
  open = router;
  const installation = {
    bases: services,
    hasDemo: true,
    stripeKey: undefined,
    sentryDsn: undefined,
    hasAnalytics: false,
  };
  const speech = await speechIn(language);
  await act(async () => {
    render(
      <LoginHint value={session.isLoggedIn()}>
        <QueryClientProvider client={client}>
          <InstallationProvider value={{ installation, openedAt: t.clock.now().toISOString() }}>
            <SpeechProvider value={speech}>
              <Toasts>
                <BrowserApp router={router} />
              </Toasts>
            </SpeechProvider>
          </InstallationProvider>
        </QueryClientProvider>
      </LoginHint>,
    );
  });
  return { client, jar, t: speech.t };
}

/** Closes the tab and forgets what it kept. */
export function closeTab() {
  cleanup();
  open?.close();
  open = undefined;
  forgetAllDrafts();
  device.clear();
  session.follow();
}
