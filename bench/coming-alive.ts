import { type Browser, chromium } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { atEnd } from './closing.ts';
import { type Line, milliseconds } from './report.ts';

/** How often a page is visited, each time by a browser that has never been here. The least counts: what else the processor does only adds. */
const VISITS = 5;
/** What is brought while nobody does anything has come by then. */
const SETTLED_MS = 2000;
const MOST_REQUESTS = 14;
const LONG_MS = 50;
/** A phone is so many times slower, for its long tasks. */
const SLOWDOWN = 4;

type Alive = { requests: number; busy: number; long: number };
type Page = { name: string; address: string };

/** What a page costs until it has come alive and settled: requests, time of the main thread, and how far its tasks exceed 50 ms on a slow phone. */
export async function comingAlive(page: Page, { ours, plain }: { ours: string; plain: string }): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  atEnd(() => browser.close());
  const visits: Record<'ours' | 'plain' | 'slow', Alive[]> = { ours: [], plain: [], slow: [] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.ours.push(await visited(browser, ours + page.address, { comesAlive: true, slowdown: 1 }));
    visits.plain.push(await visited(browser, plain + page.address, { comesAlive: false, slowdown: 1 }));
    visits.slow.push(await visited(browser, ours + page.address, { comesAlive: true, slowdown: SLOWDOWN }));
  }
  await browser.close();
  const least = (kind: keyof typeof visits, figure: keyof Alive) =>
    Math.min(...visits[kind].map((visit) => visit[figure]));
  const requests = least('ours', 'requests');
  return [
    {
      goal: '6',
      measure: `requests before ${page.name} is alive`,
      ours: String(requests),
      wanted: page.address === '/' ? `<= ${MOST_REQUESTS}` : '',
      ...(page.address === '/' && { isReached: requests <= MOST_REQUESTS }),
    },
    {
      goal: '7',
      measure: `time of the main thread, ${page.name}`,
      ours: milliseconds(least('ours', 'busy')),
      floor: milliseconds(least('plain', 'busy')),
      wanted: '',
    },
    {
      goal: '7',
      measure: `tasks beyond ${LONG_MS} ms, processor ${SLOWDOWN} times slower, ${page.name}`,
      ours: milliseconds(least('slow', 'long')),
      wanted: '',
    },
  ];
}

async function visited(
  browser: Browser,
  address: string,
  { comesAlive, slowdown }: { comesAlive: boolean; slowdown: number },
): Promise<Alive> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(note);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    if (comesAlive) await page.waitForFunction(() => window.hydrated);
    await pause(SETTLED_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const { requests, tasks } = await page.evaluate(noted);
    return {
      requests,
      busy: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
      long: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    longTasks?: number[];
    aliveAt?: number;
  }
}

/** Runs in the page before anything else. */
function note() {
  const tasks = (window.longTasks = [] as number[]);
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask', buffered: true });
  Object.defineProperty(window, 'hydrated', {
    get() {
      return window.aliveAt !== undefined;
    },
    set() {
      window.aliveAt ??= performance.now();
    },
  });
}

/** Runs in the page at the end. The document counts as one; the icon of the tab, which the browser asks for besides, is not counted. */
function noted() {
  const { aliveAt = Infinity, longTasks: tasks = [] } = window;
  const before = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < aliveAt && !name.includes('/favicon'));
  return { requests: 1 + before.length, tasks };
}
