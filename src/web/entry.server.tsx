import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Asked, Rendered } from '#shared/rendering.ts';
import { App } from './App.tsx';
import { queryClientWith } from './ask.ts';
import { writeHandover } from './handover.ts';
import { bringWords, wordFile } from './i18n/words.tsx';
import { LoginHint } from './login-hint.tsx';
import { sourceOf } from './pages.ts';
import { routeObjects, type Visit } from './router.tsx';
import { capabilitiesOf, type Row, rows } from './routes.ts';
import { headerOf } from './shell/headers.ts';

export { default as afterPaint } from './after-paint.js?raw';

// Made once for either kind of installation: matching all paths anew for each request would cost more than rendering.
const handlers = [false, true].map((hasDevelopmentPages) => createStaticHandler(
  routeObjects({ visitOf: ({ context }) => context as unknown as Visit, bringWords: async () => {}, rendersPrivatePages: false, hasDevelopmentPages }),
));

/** Renders one address: a Response when it redirects. A page whose questions fail is left to the browser, with the failure's status. */
export async function render({ request, send, language, isLoggedIn, installation, now }: Asked): Promise<Response | Rendered> {
  const client = queryClientWith(send);
  const visit: Visit = { client, isLoggedIn: () => isLoggedIn };
  const handler = handlers[installation.hasDemo ? 1 : 0];
  if (!handler) throw new Error('There is no handler.');
  const context = await handler.query(request, { requestContext: visit });
  if (context instanceof Response) return context;
  const row = (context.matches.at(-1)?.route.handle as Row | undefined) ?? rows[0];
  if (!row) throw new Error('The route table is empty.');
  const header = headerOf(row, isLoggedIn);
  await Promise.all([bringWords(row, language), header?.Header.bring()]);

  const failure = Object.values(context.errors ?? {})[0];
  const html = renderToString(
    <LoginHint value={isLoggedIn}>
      <App client={client} language={language} installation={installation} now={now.toISOString()}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>
    </LoginHint>,
  );
  const start = html.indexOf(shellStart); // React puts <title> and <meta> in front of it
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    handover: writeHandover({ language, data: dehydrate(client), installation, isLoggedIn, now: now.toISOString(), isRendered: row.access === 'public' && !failure }),
    status: statusOf(row, failure, client.getQueryCache().getAll().some((query) => query.state.data === null)),
    sources: [sourceOf(row), ...(header ? [header.source] : []), ...['shared', ...capabilitiesOf(row)].map((capability) => wordFile(capability, language))],
  };
}

const shellStart = '<div class="shell"';

function statusOf(row: Row, failure: unknown, hasFoundNothing: boolean) {
  if (failure instanceof Error && 'status' in failure) return Number(failure.status);
  if (failure) return 500;
  return row.path === '/404' || hasFoundNothing ? 404 : 200;
}
