import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { demoFamily } from '../src/features/account/demo/people.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { median } from './report.ts';

/** Lighthouse's own measure of a processor, of that which the goals are for: the phones are so many times slower than it. */
const BENCHMARK_INDEX = 3000;

/** The two phones of the goals: in a car park, and an old one in a car park. */
const phones = {
  mobile: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  slow: { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 12 },
};
export type Phone = keyof typeof phones;

/** What one page costs on one phone. */
export type Figures = {
  paint: number;
  blocked: number;
  shift: number;
  score: number;
  wire: number;
  scriptsBeforePaint: number;
  blocking: number;
  hosts: number;
  /** The benchmark index of this processor, at that moment. */
  processor: number;
};

type VisitMeasurement = { phone: Phone; runs: number; isLoggedIn?: boolean };

/** The middle of each figure of so many visits to each address, in turns, so that what else the processor does meets all of them. */
export async function measureInTurns(
  addresses: readonly string[],
  { phone, runs, isLoggedIn }: VisitMeasurement,
): Promise<Figures[]> {
  const visits: Figures[][] = addresses.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, address] of addresses.entries()) visits[index]?.push(await measure(address, phone, isLoggedIn));
  return visits.map(middle);
}

function middle(visits: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(visits.map((figures) => figures[name]));
  return {
    paint: of('paint'),
    blocked: of('blocked'),
    shift: of('shift'),
    score: of('score'),
    wire: of('wire'),
    scriptsBeforePaint: of('scriptsBeforePaint'),
    blocking: of('blocking'),
    hosts: of('hosts'),
    processor: of('processor'),
  };
}

async function measure(address: string, phone: Phone, isLoggedIn = false): Promise<Figures> {
  const { audits, categories, processor } = await audit(address, {
    flags: { onlyCategories: ['performance'] },
    phone: phones[phone],
    isLoggedIn,
  });
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? [])
    .map(requestOf)
    .filter(({ url }) => url.startsWith('http'));
  const painted = Number(audits['metrics']?.details?.items?.[0]?.['observedFirstContentfulPaint']);
  return {
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    wire: requests.filter(({ type }) => type !== 'Image').reduce((sum, { bytes }) => sum + bytes, 0),
    scriptsBeforePaint: requests.filter(({ type, begun }) => type === 'Script' && begun < painted).length,
    blocking: audits['render-blocking-resources']?.details?.items?.length ?? 0,
    hosts: requests.filter(({ url }) => new URL(url).origin !== new URL(address).origin).length,
    processor,
  };
}

const requestOf = (item: Record<string, unknown>) => ({
  url: String(item['url']),
  type: String(item['resourceType']),
  bytes: Number(item['transferSize'] ?? 0),
  begun: Number(item['networkRequestTime']),
});

type Visit = { flags: object; phone?: (typeof phones)[Phone]; isLoggedIn?: boolean };

/** One visit by a browser that has never been here, or that has just logged in; a phone is as fast on every processor. */
export async function audit(address: string, { flags, phone, isLoggedIn = false }: Visit) {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), headless: true, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    if (isLoggedIn) await logIn(page, new URL(address).origin);
    const processor = await page.evaluate<number>(pageFunctions.computeBenchmarkIndex);
    const throttling = phone && {
      ...phone,
      cpuSlowdownMultiplier: (phone.cpuSlowdownMultiplier * processor) / BENCHMARK_INDEX,
    };
    const result = await lighthouse(
      address,
      {
        logLevel: 'error',
        output: 'json',
        disableStorageReset: isLoggedIn,
        ...flags,
        ...(throttling && { throttling }),
      },
      undefined,
      page,
    );
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}.`);
    return { ...result.lhr, processor };
  } finally {
    await browser.close();
  }
}

/** As the family of the demo town, by the form. Rests until the page has settled and is kept for times without a connection. */
async function logIn(page: Page, origin: string) {
  const { email, password } = demoFamily;
  await page.goto(`${origin}/login`);
  await page.waitForFunction('window.hydrated === true');
  await page.type('input[name=email]', email);
  await page.type('input[name=password]', password);
  await page.click('[data-testid=login-submit]');
  await page.waitForFunction('!location.pathname.startsWith("/login")');
  await pause(SETTLED_MS);
}

const SETTLED_MS = 5000;
