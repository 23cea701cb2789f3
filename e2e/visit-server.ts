import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page, test as base } from '@playwright/test';
import { Client } from 'pg';
import { account } from '#features/account/contract.ts';
import { readUiCookie } from '#shared/ui-cookie.ts';
import { wholeChromium } from './browsers.ts';
import { ask, expectPath, go, keepSession, TIME_ZONE, uiCookie } from './journeys.ts';
import { freePort } from './free-port.ts';
import { type Relay, startRelay } from './relay.ts';

/** What the server of visits has made: a family, a doctor, and visits that begin in five minutes. */
export type VisitServer = {
  address: string;
  database: string;
  password: string;
  visits: string[];
  ahead: string;
  diego: string;
  stop: () => Promise<void>;
};

/** Starts the built product with bookings that take place by video. */
export async function startVisitServer(settings: Record<string, string> = {}): Promise<VisitServer> {
  const child = spawn(path.resolve('node_modules/.bin/tsx'), ['test/video-visit/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(await freePort()), ...settings },
  });
  const said = await firstLine(child);
  const made = JSON.parse(said) as Omit<VisitServer, 'stop'>;
  return { ...made, stop: () => ended(child) };
}

/** A server of visits, a browser with devices, and a relay where the machine has one. */
type VisitWorld = {
  server: VisitServer;
  browser: Browser;
  relay: Relay | undefined;
  /** A visit that no other test has entered. */
  freshVisit: () => string;
};

/** A test in the world of visits of its worker, which the files after it go on with; it leaves no page open, and no visit. */
export const test = base.extend<{ closing: undefined }, { world: VisitWorld }>({
  world: [
    async ({}, use) => {
      const relay = await startRelay();
      const [server, browser] = await Promise.all([startVisitServer(relay?.settings), launchWithDevices()]);
      let next = 0;
      await use({ server, browser, relay, freshVisit: () => server.visits[next++] ?? '' });
      await browser.close();
      await server.stop();
      await relay?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  closing: [
    async ({ world }, use) => {
      await use(undefined);
      for (const context of world.browser.contexts()) await context.close();
      await endVisits(world.server);
    },
    { auto: true },
  ],
});

/** Nobody is led back into the visit of another test. */
async function endVisits({ database }: VisitServer) {
  const db = new Client({ connectionString: database });
  await db.connect();
  await db.query(
    'update video_visits set ended_at = clock_timestamp() where admitted_at is not null and ended_at is null',
  );
  await db.end();
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`The server of visits ended with ${code}.`)));
    child.stdout?.on('data', (piece: Buffer) => {
      text += piece.toString();
      const [line] = text.split('\n');
      if (text.includes('\n') && line) resolve(line);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A browser with a camera and a microphone that only pretend; `asks`: nobody answers when it asks for them, so that they are blocked. */
export const launchWithDevices = ({ asks = false } = {}): Promise<Browser> =>
  chromium.launch(
    wholeChromium([
      // five pictures a second: three browsers on two cores encode them all
      '--use-fake-device-for-media-stream=fps=5',
      '--autoplay-policy=no-user-gesture-required',
      ...(asks ? ['--deny-permission-prompts'] : ['--use-fake-ui-for-media-stream']),
    ]),
  );

type VisitLook = { width?: number; language?: 'en' | 'sp'; theme?: 'light' | 'dark' };
export type Seat = { context: BrowserContext; page: Page; problems: string[] };

/** Somebody of the family or the doctor in a browser of their own, logged in and at `next`. */
export async function come(
  browser: Browser,
  server: VisitServer,
  name: string,
  next: string,
  look: VisitLook = {},
): Promise<Seat> {
  const seat = await outside(browser, server, look);
  const person = { email: `${name}@visit.example`, password: server.password };
  await keepSession(seat.page, await ask(seat.page, account.logIn, person));
  await go(seat.page, next);
  await expectPath(seat.page, next);
  return seat;
}

/** Somebody with a browser of their own who has not logged in. */
export async function outside(
  browser: Browser,
  server: VisitServer,
  { width = 390, language = 'en', theme = 'light' }: VisitLook = {},
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: width === 1440 ? 1000 : 844 },
    colorScheme: theme,
    timezoneId: TIME_ZONE,
  });
  await context.addCookies([uiCookie({ ...readUiCookie(undefined), language }, server.address)]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOurs = !/status of 4\d\d|WebSocket connection/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && isOurs) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { context, page, problems };
}

/** What has come in over each connection of a visit, which keeps its number: whether it stands, frames that were decoded, packets of sound, and by which way. */
export const arrived = (page: Page) =>
  page.evaluate(async () => {
    const connections = window.visitConnections?.() ?? [];
    const numbers = (window.visitNumbers ??= new Map());
    return Promise.all(
      connections.map(async (connection) => {
        if (!numbers.has(connection)) numbers.set(connection, numbers.size);
        const number = numbers.get(connection) ?? 0;
        const found = { number, state: connection.connectionState, frames: 0, packets: 0, way: '' };
        const report = await connection.getStats();
        report.forEach((stat: Record<string, unknown>) => {
          if (stat['type'] === 'inbound-rtp' && stat['kind'] === 'video')
            found.frames += Number(stat['framesDecoded'] ?? 0);
          if (stat['type'] === 'inbound-rtp' && stat['kind'] === 'audio')
            found.packets += Number(stat['packetsReceived'] ?? 0);
          if (stat['type'] === 'candidate-pair' && stat['nominated'])
            found.way = String(
              (report.get(String(stat['localCandidateId'])) as { candidateType?: string } | undefined)?.candidateType,
            );
        });
        return found;
      }),
    );
  });

// Two cores that encode for three browsers take their time to find each other again.
const CONNECTING_MS = 90_000;

/** Pictures and sound of so many others come in, more of them than at the first look, however slowly. A connection that was begun anew counts from its own beginning. */
export async function expectMedia(page: Page, others: number) {
  const before = new Map<number, { frames: number; packets: number }>();
  await expect
    .poll(
      async () => {
        const now = (await arrived(page)).filter(({ state }) => state === 'connected');
        const growing = now.filter(({ number, frames, packets }) => {
          const first = before.get(number) ?? { frames, packets };
          if (!before.has(number)) before.set(number, first);
          return frames > first.frames + 5 && packets > first.packets;
        });
        return { connections: now.length, growing: growing.length };
      },
      { message: 'connections, and those over which pictures and sound come in', timeout: CONNECTING_MS },
    )
    .toEqual({ connections: others, growing: others });
}

/** Only over the relay, as a server answers that allows nothing else. */
export const overRelayAlone = (page: Page) =>
  page.route('**/video/v1.0/enter/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), isRelayOnly: true } });
  });

export const visitPath = (id: string) => `/videoCall/dr-amara-okafor/${id}`;

declare global {
  interface Window {
    /** Which connection of a page is which, for `arrived`. */
    visitNumbers?: Map<RTCPeerConnection, number>;
  }
}
