import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { keepVisitRooms } from '#features/video-visits/server/room-keeper.ts';
import type { FileKinds } from '#features/uploads/server/file-kind.ts';
import { serveErrorEnvelopes } from '#features/telemetry/server/error-envelopes.ts';
import { refreshTokenOf } from '#server/http/context.ts';
import { liveAmong, userOfRefresh, userOfRequest, userOfToken } from '#features/account/server/sessions.ts';
import { uploads } from '#features/uploads/contract.ts';
import { fill } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import { failures } from '#app/failures.ts';
import { registerFailures } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Env } from '#server/env.ts';
import { favouriteKinds } from './favourite-kinds.ts';
import { lineKinds } from './line-kinds.ts';
import { keepings } from './keepings.ts';
import { recordSources } from './record-sources.ts';
import { mountAll } from './handlers.ts';
import { serveArt } from '#server/http/art.ts';
import { boundRequests } from '#server/http/bound-requests.ts';
import { boundHalfSent } from '#server/http/half-sent.ts';
import { builtAssets, developmentAssets } from '#server/http/assets.ts';
import { reportErrors } from '#server/http/error-reports.ts';
import { noHosts, type OutsideHosts, setHeaders } from '#server/http/headers.ts';
import { openLimits } from '#server/http/limits.ts';
import { countAnswers, countRefusals, templateOf } from '#server/http/metrics.ts';
import { type KnownUsers, openKnownUsers } from '#server/http/known-users.ts';
import { type Kernel, sendInProcess } from '#server/http/mount.ts';
import { openApi } from '#server/http/openapi.ts';
import { servePages } from '#server/http/pages.ts';
import { sendProblem } from '#server/http/problems.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Secrets } from '#server/secrets.ts';
import { shedLoad, workBelow } from '#server/http/shedding.ts';
import type { Installation } from '#shared/rendering.ts';
import { openApplicationOf } from '#features/partners/server/open-application-store.ts';
import { staffDesks } from './staff-desks.ts';
import { showTrailCheck } from './trail-figures.ts';
import { threadKinds } from './thread-kinds.ts';
import { serveGatewayWebhook } from './webhook.ts';
import type { DemoClock } from '#server/demo-clock.ts';
import { simulatedGateway } from '#server/ports/payments/simulated-gateway.ts';
import type { NoticeListener } from '#server/realtime/fanout.ts';
import { type Sockets, serveSockets } from '#server/realtime/sockets.ts';

export type AppParts = {
  env: Env;
  pool: pg.Pool;
  db: Db;
  ports: Ports;
  secrets: Secrets;
  now: () => Date;
  bookingKinds: BookingKinds;
  fileKinds: FileKinds;
  demoClock?: DemoClock;
  log: FastifyBaseLogger;
  servesPages: boolean;
  /** Refuses nothing for being slow itself: for tests, whose machine others use, too. */
  isPatient?: boolean;
};
export type App = {
  app: FastifyInstance;
  kernel: Kernel;
  metrics: ReturnType<typeof countAnswers>;
  /** Applies what the notices (NOTIFY) of all processes say to this one. */
  hearing: NoticeListener;
};

const SHED_ABOVE_MS = 1000;
/** An answer that takes longer has waited for others. */
const LONG_MS = 400;
const BODY_LIMIT = 262_144;

/** The HTTP server: headers, health, calls, events, pages. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { env, db } = parts;
  registerFailures(failures);
  const app = newServer(parts);
  const metrics = countAnswers(app);
  showTrailCheck(metrics, parts);
  logAnswers(app);
  reportErrors(app, parts.ports);
  await setHeaders(app, { isHttps: env.publicUrl?.startsWith('https') ?? false, now: parts.now });
  await app.register(cookie);
  const isWork = workBelow(env.bases);
  await shedLoad(app, { aboveMs: parts.isPatient ? 0 : SHED_ABOVE_MS, isWork });
  boundRequests(app, {
    isWork,
    bases: env.bases,
    onRefused: countRefusals(metrics),
    longMs: parts.isPatient ? Number.POSITIVE_INFINITY : LONG_MS,
  });
  boundHalfSent(app);
  serveHealth(app, db);

  const knownUsers = openKnownUsers();
  const kernel: Kernel = {
    db,
    ports: parts.ports,
    limits: openLimits(parts.pool, env.limitsFactor),
    secrets: parts.secrets,
    knownUsers,
    bases: env.bases,
    publicUrl: publicUrlOf(env),
    now: parts.now,
    handedIn: {
      bookingKinds: parts.bookingKinds,
      fileKinds: parts.fileKinds,
      fileAddress: (fileId) => env.bases[uploads.file.service] + fill(uploads.file.path, { fileId }),
      threadKinds,
      staffDesks,
      favouriteKinds,
      lineKinds,
      keepings,
      recordSources,
      applying: openApplicationOf,
      demoClock: parts.demoClock,
      turn: env.turn,
      staffEmails: env.staffEmails,
    },
    userOf: (request) => userOfRequest({ db, knownUsers, now: parts.now() }, request),
    holderOf: async (request) => userOfRefresh({ db, now: parts.now() }, refreshTokenOf(request)),
  };
  const answers = mountAll(app, kernel, env);
  serveDescription(app, env);
  serveGatewayWebhook(app, kernel);
  if (env.ports.sentryDsn) serveErrorEnvelopes(app, kernel, env.ports.sentryDsn);
  serveArt(app);
  const processor = parts.ports.simulatedProcessor;
  if (processor)
    await app.register(simulatedGateway, { processor, payouts: parts.ports.simulatedPayouts, clock: parts.now });
  const sockets = await serveSockets(app, {
    userOfToken: (token) => userOfToken({ db, knownUsers, now: parts.now() }, token),
    liveAmong: (sessionIds) => liveAmong(db, sessionIds, parts.now()),
    now: parts.now,
    db,
    keeper: keepVisitRooms(db, parts.now),
    origins: (request) => [publicUrlOf(env), `${request.protocol}://${request.host}`],
  });

  if (parts.servesPages)
    servePages(app, {
      assets: env.isDevelopment ? await developmentAssets(app) : await builtAssets(app),
      answers,
      senderFor: (request, visitor) => sendInProcess(kernel, answers, { request, visitor }),
      holderOf: kernel.holderOf,
      now: parts.now,
      publicUrl: publicUrlOf(env),
      cardHosts: cardHostsOf(env),
      installation: installationOf(env),
    });
  return { app, kernel, metrics, hearing: hearingOf(knownUsers, sockets) };
}

function newServer({ env, log }: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    trustProxy: env.trustedProxies === 0 ? false : (_address: string, hop: number) => hop < env.trustedProxies,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // As long as a file may take; whatever else comes slowly is ended earlier (half-sent.ts).
    requestTimeout: 150_000,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 30_000 },
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    frameworkErrors: sendProblem,
  });
  app.setErrorHandler(sendProblem);
  return app;
}

const installationOf = (env: Env): Installation => ({
  bases: env.bases,
  hasDemo: env.hasDemo,
  hasCardHosts: cardHostsOf(env) !== noHosts,
  hasErrorService: env.ports.sentryDsn !== undefined,
  hasAnalytics: env.ports.analyticsUrl !== undefined,
});

/** Known users are updated before sockets are notified, because a notified page sends its queries at once. */
const hearingOf = (knownUsers: KnownUsers, sockets: Sockets): NoticeListener => ({
  hear(notice) {
    knownUsers.hear(notice);
    sockets.deliver(notice);
  },
  listening() {
    knownUsers.listening();
    sockets.catchUp();
  },
  cut() {
    knownUsers.cut();
    sockets.cut();
  },
});

export const publicUrlOf = (env: Env) =>
  env.publicUrl ?? `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${env.port}`;

/** A card goes from the page that takes it to the processor. */
export const cardHostsOf = ({ ports }: Pick<Env, 'ports'>): OutsideHosts =>
  ports.paymentsProvider === 'stripe' ? stripeHosts : noHosts;

const stripeHosts: OutsideHosts = {
  scripts: ['https://js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};

/** Logs name route templates, never addresses, ids, bodies or people. */
function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: templateOf(request.routeOptions.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** Written when it is first read: a start need not wait for it. */
function serveDescription(app: FastifyInstance, { hasDemo, bases }: Env) {
  const { dev: _dev, ...productCalls } = calls;
  let description: object | undefined;
  app.get('/openapi.json', async () => (description ??= openApi(hasDemo ? calls : productCalls, bases)));
}

function serveHealth(app: FastifyInstance, db: Db) {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await db.selectFrom('rate_limits').select('key').limit(1).execute();
    return { status: 'ready' };
  });
}
