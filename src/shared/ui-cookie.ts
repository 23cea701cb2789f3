import { isLanguage, type Language } from './languages.ts';

/**
 * The cookie from which the server renders the right shell before any session is known: language, text size,
 * theme, whether somebody is logged in, whether the browser has the fonts, and the time zone. No personal data; it outlives a log-out,
 * without what belongs to whoever was logged in.
 */
export const UI_COOKIE = 'lado_ui';

export const textSizes = ['standard', 'large', 'largest'] as const;
export const themes = ['system', 'light', 'dark'] as const;
export type TextSize = (typeof textSizes)[number];
export type Theme = (typeof themes)[number];
/** How a page looks, and the letter by which the cookie says that somebody chose it on this device. */
const displays = { textSize: 's', theme: 't' } as const;
const BROUGHT = 'b';
export type Display = keyof typeof displays;
export const displayNames = Object.keys(displays) as Display[];
export type UiChoices = {
  language: Language | undefined;
  textSize: TextSize;
  theme: Theme;
  isLoggedIn: boolean;
  hasFonts: boolean;
  /** As the device names it; undefined until it has. */
  zone: string | undefined;
  /** Whoever is logged in here, or was last, wants nothing to be told of them: no page views, events, errors or recordings. */
  isUncounted?: boolean;
  /** A visit by video goes on that was entered here: pages ask whether it does, and lead back. */
  isInVisit?: boolean;
  /** In which times are shown instead of in `zone`, because whoever is logged in chose so. */
  shownZone?: string | undefined;
  /** What was chosen on this device itself, and not brought from an account: it stays as it is here. */
  chosenHere?: readonly Display[];
  /** The language was brought from an account: here it is what that account says. */
  isLanguageBrought?: boolean;
};

const zoneIn = (text: string | undefined) =>
  text !== undefined && /^[A-Za-z][\w+/-]{1,40}$/.test(text) ? text : undefined;

/** Reads `sp.large.dark.in.fonts.America/Chicago.uncounted.visit.America/Denver.st`; whatever it cannot read is the default. */
export function readUiCookie(value: string | undefined): UiChoices {
  const [language, textSize, theme, login, fonts, zone, counting, visit, shownZone, chosen] = (value ?? '').split('.');
  return {
    language: isLanguage(language) ? language : undefined,
    textSize: textSizes.find((size) => size === textSize) ?? 'standard',
    theme: themes.find((name) => name === theme) ?? 'system',
    isLoggedIn: login === 'in',
    hasFonts: fonts === 'fonts',
    zone: zoneIn(zone),
    isUncounted: counting === 'uncounted',
    isInVisit: visit === 'visit',
    shownZone: zoneIn(shownZone),
    chosenHere: displayNames.filter((name) => chosen?.includes(displays[name])),
    isLanguageBrought: chosen?.includes(BROUGHT) === true,
  };
}

export const writeUiCookie = ({
  language,
  textSize,
  theme,
  isLoggedIn,
  hasFonts,
  zone,
  isUncounted,
  isInVisit,
  shownZone,
  chosenHere = [],
  isLanguageBrought,
}: UiChoices): string =>
  [
    language ?? '',
    textSize,
    theme,
    isLoggedIn ? 'in' : 'out',
    hasFonts ? 'fonts' : '',
    zone ?? '',
    isUncounted ? 'uncounted' : '',
    isInVisit ? 'visit' : '',
    shownZone ?? '',
    chosenHere.map((name) => displays[name]).join('') + (isLanguageBrought ? BROUGHT : ''),
  ]
    .join('.')
    .replace(/\.+$/, '');
