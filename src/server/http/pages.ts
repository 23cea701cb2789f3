import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Send } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import type { Installation } from '#shared/rendering.ts';
import { readUiCookie, UI_COOKIE, type UiChoices } from '#shared/ui-cookie.ts';
import type { Assets, PageAssets } from './assets.ts';
import { contentSecurityPolicy, type OutsideHosts } from './headers.ts';
import { languageOf } from './language.ts';
import type { Answers } from './mount.ts';
import { methodsOf } from './mount.ts';

type Pages = {
  assets: Assets;
  answers: Answers;
  senderFor: (request: FastifyRequest) => Send;
  installation: Installation;
  outside: OutsideHosts;
  publicUrl: string;
  now: () => Date;
};

/** Every address that is neither a call nor a file is a page; whatever is left gets a problem document. */
export function servePages(app: FastifyInstance, pages: Pages) {
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isNoPage.test(request.url)) return servePage(request, reply, pages);
    const methods = methodsOf(pages.answers, pages.installation.bases, request.url);
    if (methods.length === 0) throw new Failure('not_found');
    reply.header('allow', methods.join(', '));
    throw new Failure('method_not_allowed');
  });
}

const isNoPage = /^\/(services|assets|art|realtime)(\/|$|\?)|^\/dev\/gateway\/|^\/[^?]*\.[a-z0-9]{2,12}(\?|$)/i;

async function servePage(request: FastifyRequest, reply: FastifyReply, { assets, senderFor, installation, outside, publicUrl, now }: Pages) {
  const { render, afterPaint } = await assets.load();
  const choices = readUiCookie(request.cookies[UI_COOKIE]);
  const language = languageOf(request);
  const rendered = await render({
    address: request.url, send: senderFor(request), language, isLoggedIn: choices.isLoggedIn, installation, now: now(),
  });
  if ('to' in rendered) return reply.header('cache-control', 'private, no-cache').redirect(rendered.to, 302);
  const nonce = randomBytes(16).toString('base64');
  if (assets.isStrict) reply.header('content-security-policy', contentSecurityPolicy(nonce, request.url.startsWith('/care/payments') ? outside : noHosts));
  else reply.removeHeader('content-security-policy');
  const canonical = publicUrl + (request.url.split('?')[0] ?? '/');
  const html = documentOf({ ...rendered, lang: languages[language], choices, nonce, afterPaint, canonical, publicUrl, assets: await assets.of(rendered.sources) });
  reply.status(rendered.status).headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding, accept-language' });
  return sendCompressed(request, reply, html);
}

const noHosts: OutsideHosts = { scripts: [], connections: [], frames: [] };

type Html = {
  lang: string; choices: UiChoices; nonce: string; head: string; body: string; handover: string; afterPaint: string; canonical: string; publicUrl: string; assets: PageAssets;
};

const documentOf = ({ lang, choices, nonce, head, body, handover, afterPaint, canonical, publicUrl, assets }: Html) => `<!doctype html>
<html lang="${lang}"${choices.theme === 'system' ? '' : ` data-theme="${choices.theme}"`}${choices.textSize === 'standard' ? '' : ` data-text-size="${choices.textSize}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#102927" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${escaped(canonical)}"><meta property="og:image" content="${publicUrl}/og.png"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">
${assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('')}${assets.css && `<style nonce="${nonce}">${assets.css}</style>`}${assets.inlined.map(knownSheet).join('')}
${assets.devHead}<script nonce="${nonce}" data-modules="${assets.modules.join(' ')}">${afterPaint}</script></head>
<body><div id="app">${body}</div><script type="application/json" id="handover" data-page="${assets.page}" data-words="${assets.words.join(' ')}">${handover}</script></body></html>`;

// A disabled link is not fetched, and keeps Vite from fetching what is inlined above.
const knownSheet = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In this thread: 0.1 ms for a list page at quality 4, less than the way to another thread and back. */
function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type('text/html; charset=utf-8');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(html, { level: 5 }));
  return reply.send(html);
}
