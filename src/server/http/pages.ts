import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Send } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import type { Installation, Led, Rendered } from '#shared/rendering.ts';
import { readUiCookie, UI_COOKIE } from '#shared/ui-cookie.ts';
import type { Assets } from './assets.ts';
import { htmlOf } from './document.ts';
import { openFreshness } from './freshness.ts';
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
  const serve = pageServer(pages);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isNoPage.test(request.url)) return serve(request, reply);
    const methods = methodsOf(pages.answers, pages.installation.bases, request.url);
    if (methods.length === 0) throw new Failure('not_found');
    reply.header('allow', methods.join(', '));
    throw new Failure('method_not_allowed');
  });
}

const isNoPage = /^\/(services|assets|art|realtime)(\/|$|\?)|^\/dev\/gateway\/|^\/[^?]*\.[a-z0-9]{2,12}(\?|$)/i;

/** What visitors see may be so old. */
const FRESH_MS = 3000;
const MOST_KEPT = 200;

/** Sends the page of an address. What was rendered for visitors is the same for all of them, and is kept for a moment; the nonce is new each time. */
function pageServer({ assets, senderFor, installation, outside, publicUrl, now }: Pages) {
  const fresh = openFreshness<Led | Rendered>({ milliseconds: FRESH_MS, most: MOST_KEPT, now }, (answer) => 'status' in answer && answer.status === 200);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { render, afterPaint } = await assets.load();
    const choices = readUiCookie(request.cookies[UI_COOKIE]);
    const language = languageOf(request);
    const make = () => render({ address: request.url, send: senderFor(request), language, isLoggedIn: choices.isLoggedIn, installation, now: now() });
    const rendered = await (assets.isStrict && !choices.isLoggedIn ? fresh(`${language} ${request.url}`, make) : make());
    if ('to' in rendered) return reply.header('cache-control', 'private, no-cache').redirect(rendered.to, 302);
    const nonce = randomBytes(16).toString('base64');
    if (assets.isStrict) reply.header('content-security-policy', contentSecurityPolicy(nonce, request.url.startsWith('/care/payments') ? outside : noHosts));
    else reply.removeHeader('content-security-policy');
    const canonical = publicUrl + (request.url.split('?')[0] ?? '/');
    const html = htmlOf({ ...rendered, lang: languages[language], choices, nonce, afterPaint, canonical, publicUrl, assets: await assets.of(rendered.sources) });
    reply.status(rendered.status).headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding, accept-language' });
    return sendCompressed(request, reply, html);
  };
}

const noHosts: OutsideHosts = { scripts: [], connections: [], frames: [] };

/** In this thread: 0.1 ms for a list page at quality 4, less than the way to another thread and back. */
function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type('text/html; charset=utf-8');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(html, { level: 5 }));
  return reply.send(html);
}
