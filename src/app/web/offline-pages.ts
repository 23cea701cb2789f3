import type { QueryClient } from '@tanstack/react-query';
import type { AnyCall, Input } from '#shared/call.ts';
import { languages } from '#shared/languages.ts';
import { rememberedLanguage, subscribeToLanguage } from '#web/i18n/speaking.ts';
import { wordsIn } from '#web/i18n/words.tsx';
import { keepAnswer } from '#web/offline/kept-answers.ts';
import { keepOffline } from '#web/offline/keep-offline.ts';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';

/** The screens that open by a full load without a line: bookings, with their tickets and addresses. */
const pages = [href('/dashboard'), href('/dashboardbookings'), href('/confirmedBooking')];

const SETTLED_MS = 3000;

/** Keeps them once the page has settled, and again in another language. */
export function keepPages(client: QueryClient) {
  keepRendered(client);
  const begin = () => setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
  begin();
  subscribeToLanguage(begin);
}

/** What the server has rendered into the document was not sent as an answer. */
function keepRendered(client: QueryClient) {
  for (const { queryKey, meta, state } of client.getQueryCache().getAll()) {
    if (meta?.['isKept'] !== true || state.data === undefined) continue;
    const [service, path, input] = queryKey as [AnyCall['service'], string, Input];
    void keepAnswer({ service, path }, input, state.data);
  }
}

async function keep() {
  if (!session.isLoggedIn()) return;
  const language = rememberedLanguage() ?? 'en';
  const { t } = wordsIn(language);
  await keepOffline({
    pages,
    words: {
      lang: languages[language],
      title: t('shell.away.title'),
      text: t('shell.away.text'),
      go: t('shell.away.bookings'),
      to: href('/dashboardbookings'),
    },
  });
}
