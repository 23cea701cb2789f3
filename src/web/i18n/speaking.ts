import { isLanguage, type Language, languages } from '#shared/languages.ts';
import { device } from '#web/device.ts';
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

/** Changes the language in place: page, scroll position and everything typed stay. Stored on the device and in the cookie. */
export async function speak(language: Language): Promise<void> {
  const screen = screenAt(location.pathname);
  if (screen) await bringWords(screen.row, { language, isLoggedIn: session.isLoggedIn() });
  spoken = language;
  device.set('I18N_LANGUAGE', language);
  device.choose({ language });
  document.documentElement.lang = languages[language];
  for (const listener of listeners) listener();
}
