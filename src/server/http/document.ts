import type { LanguageTag } from '#shared/languages.ts';
import type { RenderedDocument } from '#shared/rendering.ts';
import type { UiChoices } from '#shared/ui-cookie.ts';
import { escaped } from './escaped.ts';
import type { TextPart } from './nonce-gzip.ts';

/**
 * The files of a document: its browser asks for `page` by name, and for those of the `words` that the document does not bring in itself;
 * the service worker keeps all that are named. `modules` are all of them, each after those that it imports.
 */
export type PageAssets = {
  page: string;
  words: string[];
  modules: string[];
  styles: TextPart;
  /** The files whose text stands in the styles. */
  sheets: string[];
  fonts: string[];
};
type Html = Pick<RenderedDocument, 'head' | 'icons' | 'body' | 'hydrationState' | 'words'> & {
  lang: LanguageTag;
  choices: Pick<UiChoices, 'theme' | 'textSize' | 'hasFonts'>;
  afterPaint: string;
  canonical: string;
  publicUrl: string;
  assets: PageAssets;
};

/**
 * The whole document around what was rendered, in parts between which the nonce of the answer stands that sends it: its script and
 * its styles bear it. The part with the styles is the same for all documents of a route.
 */
export const partsOf = (html: Html): TextPart[] => [
  { text: beginOf(html) },
  { text: metaOf(html) },
  html.assets.styles,
  { text: restOf(html) },
];

const beginOf = ({ lang, choices, head }: Html) => `<!doctype html>
<html lang="${lang}"${choices.theme === 'system' ? '' : ` data-theme="${choices.theme}"`}${choices.textSize === 'standard' ? '' : ` data-text-size="${choices.textSize}"`}${choices.hasFonts ? ' data-fonts' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<meta property="csp-nonce" content="" nonce="`;

const metaOf = ({
  canonical,
  publicUrl,
  choices,
  assets,
}: Html) => `"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#102927" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${escaped(canonical)}"><meta property="og:image" content="${publicUrl}/og.png"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">
${choices.hasFonts ? assets.fonts.map(preloaded).join('') : ''}<style nonce="`;

const preloaded = (href: string) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/** From the nonce of the styles to that of the script. */
export const stylesPart = ({ css, devHead }: { css: string; devHead: string }): TextPart => ({
  text: `">${css}</style>\n${devHead}<script nonce="`,
});

const restOf = ({
  icons,
  body,
  hydrationState,
  words,
  afterPaint,
  assets,
}: Html) => `" data-modules="${assets.modules.join(' ')}" data-sheets="${assets.sheets.join(' ')}">${afterPaint}</script></head>
<body>${icons}<div id="app">${body}</div><script type="application/json" id="hydration-state" data-page="${assets.page}" data-words="${assets.words.join(' ')}">${hydrationState}</script>${words && `<script type="application/json" id="page-words">${words}</script>`}</body></html>`;
