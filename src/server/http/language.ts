import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language, languages } from '#shared/languages.ts';
import { readUiCookie, UI_COOKIE } from '#shared/ui-cookie.ts';

/** The language a person chose on this device, or else the first that their browser asks for and we offer. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  languageBy(cookies?.[UI_COOKIE], headers['accept-language']);

/** The same of a request that has not been read any further. */
export const languageOfHeaders = ({ cookie = '', 'accept-language': accepted }: IncomingHttpHeaders): Language =>
  languageBy(new RegExp(`(?:^|; )${UI_COOKIE}=([^;]*)`).exec(cookie)?.[1], accepted);

const languageBy = (choices: string | undefined, accepted: string | undefined): Language =>
  readUiCookie(choices).language ?? preferred(accepted) ?? 'en';

function preferred(accepted: string | undefined): Language | undefined {
  const tags = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags
    .map((tag) => (Object.keys(languages) as Language[]).find((language) => languages[language] === tag))
    .find((found) => found === 'en' || found === 'sp');
}

/** English for what is none of our languages. */
export const languageNamed = (text: string | undefined): Language => (isLanguage(text) ? text : 'en');
