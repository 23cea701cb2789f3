import { languages } from '#shared/languages.ts';
import { rememberedLanguage, subscribeToLanguage } from '#web/i18n/speaking.ts';
import { wordsIn } from '#web/i18n/words.tsx';
import { keepOffline } from '#web/offline/keep-offline.ts';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';

/** The screens that open by a full load without a line: bookings, with their tickets and addresses. */
const pages = [href('/dashboard'), href('/dashboardbookings'), href('/confirmedBooking')];

const SETTLED_MS = 3000;

/** Keeps them once the page has settled, and again in another language. */
export function keepPages() {
  const begin = () => setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
  begin();
  subscribeToLanguage(begin);
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
