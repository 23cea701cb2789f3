import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '#shared/call.ts';
import { isTimeZone } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import type { Installation, Reader, Redirect, RenderedDocument } from '#shared/rendering.ts';
import { readUiCookie, UI_COOKIE } from '#shared/ui-cookie.ts';
import { asksForPage } from './asks-for-page.ts';
import type { Assets } from './assets.ts';
import { partsOf } from './document.ts';
import { openPageCache } from './page-cache.ts';
import { contentSecurityPolicy, noHosts, type OutsideHosts, PERMISSIONS, permissions } from './headers.ts';
import { languageOf } from './language.ts';
import type { User } from './handlers.ts';
import type { Answers } from './mount.ts';
import { methodsOf } from './mount.ts';
import { nonceGzip, type PackedText } from './nonce-gzip.ts';

type Pages = {
  assets: Assets;
  answers: Answers;
  /** What the page asks, with the rights of `visitor`. */
  senderFor: (request: FastifyRequest, visitor: User | undefined) => Sender;
  /** Whose log-in this request proves; undefined when it proves none. */
  holderOf: (request: FastifyRequest) => Promise<User | undefined>;
  installation: Installation;
  /** The hosts that pages which take cards may talk to. */
  cardHosts: OutsideHosts;
  publicUrl: string;
  now: () => Date;
};

/** Serves the pages; whatever is neither a call nor a file nor a page gets a problem document. */
export function servePages(app: FastifyInstance, pages: Pages) {
  const serve = pageServer(pages);
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return serve(request, reply);
    const methods = methodsOf(pages.answers, pages.installation.bases, request.url);
    if (methods.length === 0) throw new Failure('not_found');
    reply.header('allow', methods.join(', '));
    throw new Failure('method_not_allowed');
  });
}

/** What visitors see may be so old. */
const FRESH_MS = 3000;
const MOST_KEPT = 200;

/** Sends the page of an address. What visitors see is the same for all who asked for the same, and is kept for a moment; the nonce is new each time. */
function pageServer(pages: Pages) {
  const fresh = openPageCache<Redirect | Document>(
    { milliseconds: FRESH_MS, most: MOST_KEPT, now: pages.now },
    (answer) => 'status' in answer && answer.status === 200 && !answer.isPrivate,
  );
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { isLoggedIn, theme, textSize, hasFonts } = readUiCookie(request.cookies[UI_COOKIE]);
    const key = [languageOf(request), theme, textSize, hasFonts, request.url].join(' ');
    const document = await (pages.assets.isStrict && !isLoggedIn
      ? fresh(key, () => documentFor(request, pages))
      : documentFor(request, pages));
    if ('to' in document) return reply.header('cache-control', 'private, no-cache').redirect(document.to, 302);
    const nonce = randomBytes(16).toString('base64');
    if (pages.assets.isStrict)
      reply.header(
        'content-security-policy',
        contentSecurityPolicy(nonce, document.asksProcessor ? pages.cardHosts : noHosts),
      );
    else reply.removeHeader('content-security-policy');
    if (document.hasKey) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    if (document.hasDevices) reply.header(PERMISSIONS, permissions({ hasDevices: true }));
    reply
      .status(document.status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': document.isPrivate ? 'no-store' : 'private, no-cache',
        vary: 'cookie, accept-encoding, accept-language',
      });
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(document.packed.plain(nonce));
    return reply.header('content-encoding', 'gzip').send(document.packed.gzip(nonce));
  };
}

/** A document with gaps for the nonce. */
type Document = Pick<RenderedDocument, 'status' | 'isPrivate' | 'hasKey' | 'hasDevices' | 'asksProcessor'> & {
  packed: PackedText;
};

async function documentFor(
  request: FastifyRequest,
  { assets, senderFor, holderOf, installation, publicUrl, now }: Pages,
): Promise<Redirect | Document> {
  const { render, afterPaint } = await assets.load();
  const choices = readUiCookie(request.cookies[UI_COOKIE]);
  const language = languageOf(request);
  const zone = [choices.shownZone, choices.zone].find((name) => name !== undefined && isTimeZone(name));
  const holder = choices.isLoggedIn && zone && isOpened(request) ? await holderOf(request) : undefined;
  const rendered = await render({
    address: request.url,
    send: senderFor(request, holder),
    language,
    isLoggedIn: choices.isLoggedIn,
    reader: holder && zone ? readerOf(holder, zone) : undefined,
    installation,
    now: now(),
  });
  if ('to' in rendered) return rendered;
  const canonical = publicUrl + (request.url.split('?')[0] ?? '/');
  const parts = partsOf({
    ...rendered,
    lang: languages[language],
    choices,
    afterPaint,
    canonical,
    publicUrl,
    assets: await assets.of(rendered.sources),
  });
  const { status, isPrivate, hasKey, hasDevices, asksProcessor } = rendered;
  return { status, isPrivate, hasKey, hasDevices, asksProcessor, packed: nonceGzip(parts) };
}

/** Whether a person opens this address, and not a script or a guess of the browser: only then is something private read for it. */
const isOpened = ({ headers }: FastifyRequest) =>
  ['document', undefined].includes(headers['sec-fetch-dest'] as string | undefined) &&
  headers['sec-purpose'] === undefined;

const readerOf = ({ id, firstName, lastName, isStaff, places }: User, zone: string): Reader => ({
  userId: id,
  firstName,
  name: `${firstName} ${lastName}`,
  workspace: isStaff ? 'staff' : places.length > 0 ? 'partner' : 'family',
  zone,
});
