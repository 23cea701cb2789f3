import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { HydrationState } from './hydration-state.ts';
import { spokenLanguage, subscribeToLanguage } from '#web/i18n/speaking.ts';
import { SpeechProvider, wordsIn } from '#web/i18n/words.tsx';
import { InstallationProvider } from '#web/installation.tsx';
import { askAnew } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { Toasts } from '#web/ui/Toasts.tsx';

type Props = Pick<HydrationState, 'language' | 'installation' | 'now'> & { client: QueryClient; children: ReactNode };

/** The providers around the router, the same on the server and in the browser. */
export function App({ client, language: begun, installation, now, children }: Props) {
  const language = useSyncExternalStore(
    subscribeToLanguage,
    () => spokenLanguage() ?? begun,
    () => begun,
  );
  // What the server says in sentences, it says in the language of whoever asks.
  useEffect(() => {
    const forget = subscribeToLanguage(() => {
      void askAnew(client);
      const chosen = spokenLanguage();
      // Of its own, so that the first route does not load what it asks with.
      if (chosen && session.isLoggedIn())
        void import('./tell-global.ts').then(({ tellGlobal }) => tellGlobal(client, { language: chosen }));
    });
    return () => void forget();
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <InstallationProvider value={{ installation, openedAt: now }}>
        <SpeechProvider value={wordsIn(language)}>
          <Toasts>{children}</Toasts>
        </SpeechProvider>
      </InstallationProvider>
    </QueryClientProvider>
  );
}
