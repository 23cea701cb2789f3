import { awayPage } from './away-page.ts';
import { type AwayWords, type KeptNames, type MoreKeptNames, nameOf } from './kept-names.ts';
import { ring, openRung } from './ring.ts';
import { vault } from './vault.ts';

// The compiler reads this file with the types of a page: what a worker has besides is named here.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchingEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type KeepingMessage = ExtendableEvent & { data: KeptNames | MoreKeptNames };
const worker = self as unknown as {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};

type KeptPage = { html: string; policy: string };

addEventListener('install', () => void worker.skipWaiting());
// A document is asked for while the worker is still starting.
const begin = () => Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]);
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(begin()));
addEventListener('message', (event) =>
  (event as unknown as KeepingMessage).waitUntil(hear((event as unknown as KeepingMessage).data)),
);
addEventListener('push', (event) => (event as ExtendableEvent).waitUntil(ring(event)));
addEventListener('notificationclick', (event) => (event as ExtendableEvent).waitUntil(openRung(event)));
// Of visitors no files are kept: theirs take the shortest way. It takes a moment to know.
let hasFiles = true;
const count = async () => {
  hasFiles = (await vault.names()).some((name) => name.startsWith(nameOf.file('')));
};
void count().catch(() => undefined);
addEventListener('fetch', (event) => {
  const { request, preloadResponse, respondWith } = event as FetchingEvent;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate')
    respondWith.call(
      event,
      (async () => (await preloadResponse) ?? (await fetch(request)))().catch(() => keptPage(pathname)),
    );
  else if (hasFiles && pathname.startsWith('/assets/'))
    respondWith.call(
      event,
      fetch(request).catch(() => keptFile(pathname)),
    );
});

async function keptPage(pathname: string): Promise<Response> {
  const kept = (await readPage(pathname)) ?? (await readPage(pathname.replace(/(?<=.)\/.*$/, '')));
  if (!kept) return offlinePage();
  const { html, policy } = JSON.parse(kept) as KeptPage;
  // Its instant is one long gone: see hearDocument.
  return new Response(html.replace('<html', '<html data-is-kept'), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** A screen that stands for all below it is kept once. */
const readPage = (path: string) => vault.read(nameOf.page(path)).catch(() => undefined);

async function keptFile(pathname: string): Promise<Response> {
  const text = await vault.read(nameOf.file(pathname));
  if (text === undefined) return Response.error();
  return new Response(text, {
    headers: { 'content-type': pathname.endsWith('.css') ? 'text/css' : 'text/javascript' },
  });
}

const AWAY_NONCE = 'away';

async function offlinePage(): Promise<Response> {
  const kept = await vault.read(nameOf.words).catch(() => undefined);
  if (!kept) return Response.error();
  return new Response(awayPage(JSON.parse(kept) as AwayWords, AWAY_NONCE), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${AWAY_NONCE}'; script-src 'nonce-${AWAY_NONCE}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  });
}

let turns: Promise<unknown> = Promise.resolve();

/** One after the other: what is brought late is not dropped by what was told before. */
function hear(told: KeptNames | MoreKeptNames): Promise<void> {
  const turn = turns.then(() => ('more' in told ? keepMore(told) : keep(told)));
  turns = turn.catch(() => undefined);
  return turn;
}

async function keepMore({ more }: MoreKeptNames) {
  const known = new Set(await vault.names());
  for (const file of more) if (!known.has(nameOf.file(file))) await keepFile(file);
  await count();
}

async function keepFile(file: string) {
  const answer = await fetch(file);
  if (answer.ok) await vault.keep(nameOf.file(file), await answer.text());
}

async function keep({ pages, files, words }: KeptNames) {
  await vault.keep(nameOf.words, JSON.stringify(words));
  const known = new Set(await vault.names());
  const needed = new Set<string>();
  const keepFiles = async (paths: Iterable<string>) => {
    for (const file of paths) {
      if (needed.has(file)) continue;
      needed.add(file);
      if (!known.has(nameOf.file(file))) await keepFile(file);
    }
  };
  await keepFiles(files);
  for (const page of pages) {
    const answer = await fetch(page);
    if (!answer.ok || answer.redirected) continue;
    const html = await answer.text();
    const kept: KeptPage = { html, policy: answer.headers.get('content-security-policy') ?? `default-src 'none'` };
    // Its files first: a screen without them would open, and stay as it was sent.
    await keepFiles([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
    await vault.keep(nameOf.page(page), JSON.stringify(kept));
  }
  const current = new Set([...needed].map(nameOf.file));
  for (const name of known) if (name.startsWith(nameOf.file('')) && !current.has(name)) await vault.drop(name);
  await count();
}
