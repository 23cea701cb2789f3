import type { createBrowserRouter } from 'react-router';
import { toldAt } from '#features/telemetry/told.ts';
import { Failure } from '#shared/failure.ts';
import type { Installation } from '#shared/rendering.ts';
import type { BaseAddresses } from '#shared/services.ts';
import type { Row } from './routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

let bases: BaseAddresses | undefined;

/**
 * Page views go to our own server, as route templates without ids, text or values; what stands behind it is configured there.
 * Replay and tracing by the error service are loaded only when configured, and only on public pages.
 */
export function startTelemetry(router: Router, installation: Installation) {
  bases = installation.bases;
  if (installation.hasAnalytics) {
    tellPage(rowOf(router));
    let before = rowOf(router)?.path;
    router.subscribe(({ navigation }) => {
      const row = rowOf(router);
      if (navigation.state !== 'idle' || row?.path === before) return;
      before = row?.path;
      tellPage(row);
    });
  }
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  if (installation.sentryDsn && rowOf(router)?.access === 'public') {
    const dsn = installation.sentryDsn;
    void import('./error-service.ts').then(({ startErrorService }) => startErrorService(dsn, () => rowOf(router)));
  }
}

const rowOf = (router: Router) => router.state.matches.at(-1)?.route.handle as Row | undefined;

function tellPage(row: Row | undefined) {
  if (row) tell('page', { route: row.path });
}

/** Reports what broke: the kind of error and where in our own code, never what anyone typed. */
export function reportError(error: unknown) {
  if (!(error instanceof Error) || error instanceof Failure) return;
  const stack = (error.stack ?? '').split('\n').filter((line) => line.includes('/assets/')).slice(0, 8).join('\n');
  tell('error', { name: error.name.slice(0, 80), stack: stack.replaceAll(location.origin, '').slice(0, 2000) });
}

/** What cannot be told is forgotten: telling of that would never end. */
function tell(what: keyof typeof toldAt, body: Record<string, string>) {
  if (!bases) return;
  const headers = { 'content-type': 'application/json' };
  void fetch(bases.common + toldAt[what], { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}
