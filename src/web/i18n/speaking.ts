import { isLanguage, type Language, languages } from '#shared/languages.ts';
import { device } from '#web/device.ts';
import type { Row } from '#web/routes.ts';
import { screenAt } from '#web/screens.ts';
import { session } from '#web/session.ts';
import { bringWords } from './words.tsx';

let spoken: Language | undefined;
const listeners = new Set<() => void>();

/** The language this tab speaks, once somebody changed it. */
export const spokenLanguage = (): Language | undefined => spoken;
export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language that the cookie holds, which the server speaks, or else the one under the specification's key. */
export function rememberedLanguage(): Language | undefined {
  const kept = device.get('I18N_LANGUAGE');
  return device.choices().language ?? (isLanguage(kept) ? kept : undefined);
}

/** The page that was asked for last: it may be on its way while the language changes. */
let onItsWay: Row | undefined;

/** The words of a page in the language of this tab, which is `opened` until somebody changed it. */
export function bringSpokenWords(row: Row, opened: Language): Promise<void> {
  onItsWay = row;
  return bringWords(row, { language: spoken ?? opened, isLoggedIn: session.isLoggedIn() });
}

/**
 * Changes the language in place: page, scroll position and everything typed stay. Stored on the device and in the cookie: what was brought
 * from an account follows it, what was chosen here stays; what the device knew already is marked as it was.
 */
export async function speak(language: Language, from: 'chosen' | 'brought' | 'known' = 'chosen'): Promise<void> {
  await bringInSight(language);
  spoken = language;
  device.set('I18N_LANGUAGE', language);
  device.choose({ language, ...(from !== 'known' && { isLanguageBrought: from === 'brought' }) });
  document.documentElement.lang = languages[language];
  for (const listener of listeners) listener();
}

/** The words of the page that is shown and of the one that comes, also where another was asked for meanwhile. */
async function bringInSight(language: Language): Promise<void> {
  const coming = onItsWay;
  const rows = [screenAt(location.pathname)?.row, coming].filter((row) => row !== undefined);
  await Promise.all(rows.map((row) => bringWords(row, { language, isLoggedIn: session.isLoggedIn() })));
  if (coming !== onItsWay) await bringInSight(language);
}
