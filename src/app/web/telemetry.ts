import { telemetryPaths } from '#features/telemetry/telemetry-paths.ts';
import { Failure } from '#shared/failure.ts';
import type { Installation } from '#shared/rendering.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { device } from '#web/device.ts';
import type { Router } from '#web/router.ts';
import type { Row } from '#web/routes.ts';

let bases: BaseAddresses | undefined;
let isCounting = false;
let capture: ((error: Error) => void) | undefined;
let routeNow = () => '/';

/** Nothing is told of whoever has switched it off. */
const mayTell = () => !device.choices().isUncounted;

/**
 * Page views and events are sent to our own server with route templates, without ids, text or values; it forwards them as configured.
 * The error service is loaded only when it is configured; until it is there, errors are told to our server.
 */
export function startTelemetry(router: Router, installation: Installation) {
  const rowNow = () => router.currentRoute().screen.row;
  bases = installation.bases;
  routeNow = () => rowNow().path;
  if (installation.hasAnalytics) {
    isCounting = true;
    tellPage(rowNow());
    // One center after another is the same template, but another page.
    const addressNow = () => router.currentRoute().location.pathname;
    let before = addressNow();
    router.subscribe(() => {
      if (addressNow() === before) return;
      before = addressNow();
      tellPage(rowNow());
    });
    addEventListener('appinstalled', () => tellEvent('product.installed'));
  }
  // The error service hears of these by itself.
  addEventListener('error', ({ error }) => capture ?? reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => capture ?? reportError(reason));
  if (installation.hasErrorService && mayTell())
    void import('./error-service.ts').then(({ startErrorService }) => {
      capture = startErrorService(router, { bases: installation.bases, mayTell });
    });
}

const tellPage = ({ path, hasKey }: Row) => hasKey || tell('page', { route: path });

/** Tells our own server what was done on this page, when analytics are configured. */
export function tellEvent(name: string) {
  if (isCounting) tell('event', { name, route: routeNow() });
}

/** Reports what broke: the kind of error and where in our own code, never what anyone typed. */
export function reportError(error: unknown) {
  if (!(error instanceof Error) || error instanceof Failure) return;
  if (capture) return capture(error);
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.includes('/assets/'))
    .slice(0, 8)
    .join('\n');
  tell('error', { name: error.name.slice(0, 80), stack: stack.replaceAll(location.origin, '').slice(0, 2000) });
}

/** Errors of the report itself are dropped: reporting them could loop. */
function tell(what: keyof typeof telemetryPaths, body: Record<string, string>) {
  if (!bases || !mayTell()) return;
  const headers = { 'content-type': 'application/json' };
  void fetch(bases.common + telemetryPaths[what], {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
