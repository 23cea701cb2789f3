import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Handover } from './handover.ts';
import { spokenLanguage, subscribeToLanguage } from './i18n/speaking.ts';
import { SpeechProvider, wordsIn } from './i18n/words.tsx';
import { InstallationProvider } from './installation.tsx';
import { Toasts } from './ui/Toasts.tsx';

type Props = Pick<Handover, 'language' | 'installation' | 'now'> & { client: QueryClient; children: ReactNode };

/** What both sides wrap around the router. */
export function App({ client, language: begun, installation, now, children }: Props) {
  const language = useSyncExternalStore(
    subscribeToLanguage,
    () => spokenLanguage() ?? begun,
    () => begun,
  );
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
