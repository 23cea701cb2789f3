import * as Sentry from '@sentry/browser';
import type { Row } from '#web/routes.ts';

const REPLAY_SAMPLE = 0.1;

/** The specification's rates: all traces, a tenth of the sessions, every session with an error; private routes are never traced or replayed. */
export function startErrorService(dsn: string, rowNow: () => Row | undefined) {
  const isPublic = () => rowNow()?.access === 'public';
  const replay = Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
  });
  Sentry.init({
    dsn,
    sendDefaultPii: false,
    integrations: [
      Sentry.browserTracingIntegration({ beforeStartSpan: (span) => ({ ...span, name: rowNow()?.path ?? 'unknown' }) }),
      replay,
    ],
    tracesSampler: () => (isPublic() ? 1 : 0),
    replaysSessionSampleRate: REPLAY_SAMPLE,
    replaysOnErrorSampleRate: 1,
    beforeBreadcrumb: () => null,
    beforeSend: (event) => ({ ...event, request: undefined, user: undefined, transaction: rowNow()?.path }),
    beforeSendTransaction: (event) => (isPublic() ? { ...event, request: undefined, user: undefined } : null),
  });
  addEventListener('popstate', () => {
    if (!isPublic()) void replay.stop();
  });
}
