import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { wholeChromium } from './browsers.ts';
import { alive, expectPath } from './journeys.ts';
import { freePort } from './free-port.ts';

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

/** For the tests of one file: a server of visits, and a browser with devices. */
export function visitWorld() {
  let server: VisitServer | undefined;
  let browser: Browser | undefined;
  let next = 0;
  test.beforeAll(async () => {
    [server, browser] = await Promise.all([startVisitServer(), launchWithDevices()]);
  });
  test.afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  test.afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const made = <Made>(it: Made | undefined): Made => {
    if (!it) throw new Error('It is made before the first test.');
    return it;
  };
  return {
    get server() {
      return made(server);
    },
    get browser() {
      return made(browser);
    },
    /** A visit that no other test has entered. */
    freshVisit: () => made(server).visits[next++] ?? '',
  };
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

/** A relay of the system's own packages on this machine; undefined, with a printed line, where there is none. */
export async function startRelay(): Promise<
  { settings: Record<string, string>; freeze: () => void; thaw: () => void; stop: () => Promise<void> } | undefined
> {
  try {
    execFileSync('turnserver', ['--version'], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      console.log('No coturn here: visits over a relay are not tried. Install the package coturn to try them.');
      return undefined;
    }
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-relay-'));
  const port = await freePort();
  const secret = 'a-secret-of-the-relay-of-tests';
  const child = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file=stdout', '--simple-log', '--allow-loopback-peers'],
      ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`, '--realm=lado.test'],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, `--pidfile=${folder}/pid`, `--userdb=${folder}/db`],
    ],
    { stdio: 'ignore' },
  );
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      await ended(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
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

type Look = { width?: number; language?: 'en' | 'sp'; theme?: 'light' | 'dark' };
export type Seat = { context: BrowserContext; page: Page; problems: string[] };

/** Somebody of the family or the doctor in a browser of their own, logged in and at `next`. */
export async function come(
  browser: Browser,
  server: VisitServer,
  name: string,
  next: string,
  { width = 390, language = 'en', theme = 'light' }: Look = {},
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: width === 1440 ? 1000 : 844 },
    colorScheme: theme,
    timezoneId: 'America/Los_Angeles',
  });
  await context.addCookies([{ name: 'lado_ui', value: `${language}.standard.system.out`, url: server.address }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOurs = !/status of 4\d\d|WebSocket connection/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && isOurs) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await alive(page);
  await page.locator('input[name=email]').fill(`${name}@visit.example`);
  await page.locator('input[name=password]').fill(server.password);
  await page.getByTestId('login-submit').click();
  await expectPath(page, next);
  await alive(page);
  return { context, page, problems };
}

/** What has come in over each connection of a visit: whether it stands, frames that were decoded, packets of sound, and by which way. */
export const arrived = (page: Page) =>
  page.evaluate(async () => {
    const connections = window.visitConnections?.() ?? [];
    return Promise.all(
      connections.map(async (connection) => {
        const found = { state: connection.connectionState, frames: 0, packets: 0, way: '' };
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

/** Pictures and sound of so many others come in, more of them from one look to the next. */
export async function expectMedia(page: Page, others: number) {
  const counted = async () => (await arrived(page)).filter(({ state }) => state === 'connected');
  await expect
    .poll(async () => (await counted()).length, { message: 'connections', timeout: CONNECTING_MS })
    .toBe(others);
  const before = await counted();
  await expect
    .poll(
      async () => {
        const now = await counted();
        return now.filter(
          (one, index) => one.frames > (before[index]?.frames ?? 0) + 5 && one.packets > (before[index]?.packets ?? 0),
        ).length;
      },
      { message: 'frames decoded and sound received', timeout: CONNECTING_MS },
    )
    .toBe(others);
}

export const visitPath = (id: string) => `/videoCall/dr-amara-okafor/${id}`;
