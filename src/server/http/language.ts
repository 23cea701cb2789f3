import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, languages } from '#shared/languages.ts';
import { readUiCookie, UI_COOKIE } from '#shared/ui-cookie.ts';

/** The language a person chose on this device, or else the first that their browser asks for and we offer. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = readUiCookie(request.cookies?.[UI_COOKIE]).language;
  return chosen ?? preferred(request.headers['accept-language']) ?? 'en';
}

function preferred(accepted: string | undefined): Language | undefined {
  const tags = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags
    .map((tag) => (Object.keys(languages) as Language[]).find((language) => languages[language] === tag))
    .find((found) => found === 'en' || found === 'sp');
}

/** English for what is none of our languages. */
export const languageNamed = (text: string | undefined): Language => (isLanguage(text) ? text : 'en');
