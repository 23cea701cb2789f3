import type { QueryClient } from '@tanstack/react-query';
import { brand } from '#shared/brand.ts';
import type { AnyCall, Input } from '#shared/call.ts';
import { languages } from '#shared/languages.ts';
import { phoneLink } from '#shared/phone.ts';
import { connected } from '#web/connection.ts';
import { rememberedLanguage, subscribeToLanguage } from '#web/i18n/speaking.ts';
import { wordsIn } from '#web/i18n/words.tsx';
import { keepOffline } from '#web/offline/keep-offline.ts';
import type { Reach } from '#web/offline/reach.ts';
import { href } from '#web/paths.ts';
import { session, subscribeToSession } from '#web/session.ts';

/** The screens that open by a full load without a connection: bookings, with their tickets and addresses, conversations, and medicines with the emergency card. */
export const offlinePages = [
  href('/dashboard'),
  href('/dashboardmedication'),
  href('/dashboardbookings'),
  href('/confirmedBooking'),
  href('/locationPreview'),
  href('/messaging'),
  href('/communicationHub/*'),
];

const SETTLED_MS = 3000;

/** Keeps them once the page has settled, and again in another language or for somebody else; for visitors, the words of every other screen. */
export function keepPages(client: QueryClient) {
  let isLoggedIn = session.isLoggedIn();
  let stopWatching = watch(client);
  void keepRendered(client).catch(() => undefined);
  const begin = () => setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
  begin();
  subscribeToLanguage(begin);
  subscribeToSession(() => {
    if (isLoggedIn === session.isLoggedIn()) return;
    isLoggedIn = session.isLoggedIn();
    stopWatching();
    stopWatching = watch(client);
    begin();
  });
}

/** What was answered before it was known how far the account reaches, is kept then. Visitors, who act for nobody, bring nothing of it. */
function watch(client: QueryClient): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    await connected();
    const { watchCircle } = await import('#features/family/web/watch-circle.ts');
    if (isOver) return;
    stop = watchCircle(client, {
      onFirst: () => void keepRendered(client).catch(() => undefined),
      onLess: (reach) => void forgetUnsent(reach),
    });
  };
  if (session.isLoggedIn()) void begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Its modules come when they are needed, which few ever need. */
async function forgetUnsent(reach: Reach) {
  const [{ forgetUnreached }, { forgetUnreachedDoses }] = await Promise.all([
    import('#features/messaging/web/outbox/forget-unreached.ts'),
    import('#features/medication/web/unsent/forget-unreached-doses.ts'),
  ]);
  await forgetUnreached(reach);
  await forgetUnreachedDoses(reach);
}

/** What the server has rendered into the document was not sent as an answer. Nothing of visitors is kept. */
async function keepRendered(client: QueryClient) {
  if (!session.isLoggedIn()) return;
  const { keepAnswer } = await import('#web/offline/kept-answers.ts');
  for (const { queryKey, meta, state } of client.getQueryCache().getAll()) {
    if (meta?.['isKept'] !== true || state.data === undefined || state.data === null) continue;
    const [service, path, input] = queryKey as [AnyCall['service'], string, Input];
    void keepAnswer({ service, path }, input, state.data);
  }
}

async function keep() {
  if (session.isLoggedIn()) await import('#web/offline/kept-answers.ts'); // a file of its own for whoever first reads them (`api.ts`), who could no longer get it
  const language = rememberedLanguage() ?? 'en';
  const { t } = wordsIn(language);
  const away = { lang: languages[language], title: t('shell.away.title') };
  await keepOffline(
    session.isLoggedIn()
      ? {
          pages: offlinePages,
          words: {
            ...away,
            text: t('shell.away.text'),
            go: t('shell.away.bookings'),
            to: href('/dashboardbookings'),
          },
        }
      : { pages: [], words: { ...away, text: t('shell.away.visitor'), go: brand.phone, to: phoneLink(brand.phone) } },
  );
}
