import * as Sentry from '@sentry/browser';
import { ENVELOPE_PATH } from '#features/telemetry/telemetry-paths.ts';
import type { BaseAddresses } from '#shared/services.ts';
import type { Router } from '#web/router.ts';
import { session, subscribeToSession } from '#web/session.ts';
import { cleanTransport } from './clean-envelope.ts';

/** The specification's: all traces, a tenth of the sessions, every session with an error. */
const rates = { tracesSampleRate: 1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 };

/** `mayTell`: asked anew each time whether anything may leave. */
type ErrorServiceOptions = { bases: BaseAddresses; mayTell: () => boolean };

/** Errors and traces of every route, by its template; replay of public pages while nobody is logged in. All of it goes to our own origin, which passes it on. Answers what reports an error that somebody caught. */
export function startErrorService(router: Router, { bases, mayTell }: ErrorServiceOptions): (error: Error) => void {
  const templateNow = () => router.currentRoute().screen.row.path;
  const client = Sentry.init({
    ...rates,
    dsn: `${location.protocol}//browser@${location.host}/1`, // ours: where it goes on to, the server knows
    tunnel: bases.common + ENVELOPE_PATH,
    transport: (options) =>
      cleanTransport(
        Sentry.makeFetchTransport(options, (...request) => fetch(...request)),
        { templateNow, mayTell },
      ),
    sendDefaultPii: false,
    sendClientReports: false,
    tracePropagationTargets: [],
    integrations: [
      Sentry.browserTracingIntegration({
        instrumentNavigation: false,
        beforeStartSpan: (span) => ({ ...span, name: templateNow() }),
      }),
    ],
    beforeBreadcrumb: () => null,
  });
  if (!client) throw new Error('The error service did not start.');
  followReplay(router, { client, mayTell });
  let before = router.currentRoute().location.pathname;
  router.subscribe(() => {
    const { pathname } = router.currentRoute().location;
    if (pathname === before) return;
    before = pathname;
    Sentry.startBrowserTracingNavigationSpan(client, { name: templateNow(), op: 'navigation' });
  });
  return (error) => void Sentry.captureException(error);
}

type ReplayOptions = Pick<ErrorServiceOptions, 'mayTell'> & { client: NonNullable<ReturnType<typeof Sentry.init>> };

/** Whoever is logged in may see what concerns them on public pages, too: nothing is recorded then. */
function followReplay(router: Router, { client, mayTell }: ReplayOptions) {
  const replay = Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    useCompression: false, // its worker would come from a blob, which the policy forbids
  });
  let paused: 'session' | 'buffer' | undefined;
  let isAdded = false;
  const follow = () => {
    const { access, hasKey } = router.currentRoute().screen.row;
    const isAllowed = access === 'public' && !hasKey && !session.isLoggedIn() && mayTell();
    const mode = isAdded ? replay.getRecordingMode() : undefined;
    if (isAllowed && !isAdded) {
      isAdded = true;
      client.addIntegration(replay);
    } else if (isAllowed && paused) {
      if (paused === 'session') replay.start();
      else replay.startBuffering();
      paused = undefined;
    } else if (!isAllowed && mode) {
      paused = mode;
      void replay.stop({ flush: false });
    }
  };
  follow();
  router.subscribe(follow);
  subscribeToSession(follow);
}
