import type { FastifyRequest } from 'fastify';
import { languages } from '#shared/languages.ts';
import { readUiCookie, type TextSize, UI_COOKIE } from '#shared/ui-cookie.ts';
import { wordsOf } from '#server/words.ts';
import { escaped } from './escaped.ts';
import { languageOf } from './language.ts';

type FailurePageContent = {
  request: FastifyRequest;
  /** The key of the sentence that says why. */
  reason: { key: string; values: Record<string, string | number> };
  /** After this time the browser asks again by itself; undefined for never. */
  retryAfterSeconds: number | undefined;
  nonce: string;
};

/** The document for an address whose page cannot be rendered at all: why, and a link to ask again. It needs nothing but itself. */
export function failurePage({ request, reason, retryAfterSeconds, nonce }: FailurePageContent): string {
  const { theme, textSize } = readUiCookie(request.cookies?.[UI_COOKIE]);
  const language = languageOf(request);
  const t = wordsOf(language);
  const title = escaped(t('shell.unanswered.title'));
  return `<!doctype html>
<html lang="${languages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Lado</title>${retryAfterSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`}
<style nonce="${nonce}">:root{color-scheme:${theme === 'system' ? 'light dark' : theme};font:${fontSizes[textSize]}/1.5 system-ui,sans-serif}
body{margin:0;padding:clamp(1.5rem,10vh,6rem) 1.5rem;max-width:34rem;margin-inline:auto;background:light-dark(#fff,#102927);color:light-dark(#0f2f2b,#eaf3f0)}
h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .75rem}a{display:inline-block;padding:.75rem 0;color:light-dark(#0d5249,#8fe0c6)}</style></head>
<body><main><img src="/favicon.svg" alt="Lado" width="48" height="48"><h1>${title}</h1><p>${escaped(t(reason.key, reason.values))}</p>
<p><a href="">${escaped(t('shell.tryAgain'))}</a></p></main></body></html>`;
}

// Those of the product's pages, whose styles may be what cannot be had.
const fontSizes: Record<TextSize, string> = { standard: '112.5%', large: '125%', largest: '143.75%' };
