import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { formatMoment } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { deviceName } from '../device-name.ts';
import { placeName } from '../place-name.ts';
import { accountMessage } from './account-messages.ts';
import { browserName } from './browser-name.ts';
import { noteStep } from './note-step.ts';
import type { Account } from './store.ts';

type NewsContext = Pick<Context, 'db' | 'now' | 'publicUrl' | 'userAgent'>;

/** Tells the owner of an account by mail that somebody has logged in on a device where it was not known, and what to do; its history says so, too. */
export async function tellOfDevice(
  { db, now, publicUrl, userAgent }: NewsContext,
  account: Account,
  { isNetworkKnown, country }: { isNetworkKnown: boolean; country: string | null },
): Promise<void> {
  const language = languageNamed(account.language);
  const t = wordsOf(language);
  const letter = accountMessage(
    'newDevice',
    { channel: 'email', target: account.email, language, userId: account.id },
    {
      device: deviceName(t, browserName(userAgent)),
      when: formatMoment(await zoneOf(db, account.id), now, languages[language]),
      network: isNetworkKnown ? 'known' : 'new',
      place: country === null ? '' : placeName(t, country, languages[language]),
      isPlaced: String(country !== null),
      link: `${publicUrl}/dashboard-security`,
    },
  );
  await post(db, [letter], now);
  await noteStep(db, { userId: account.id, step: 'newDevice', now });
}
