import { atEnd } from './closing.ts';
import { comingAlive } from './coming-alive.ts';
import { servePlainPages } from './plain-pages.ts';
import { startServer } from './processes.ts';
import { compared, kilobytes, type Line, milliseconds } from './report.ts';
import { audit, type Figures, measureInTurns, type Phone } from './visits.ts';
import { openFolder, type Reporter } from './world.ts';

const MOST_AGAINST_FLOOR = 1.25;
/** How much longer than those of the floor our documents may block, in all. */
const mostBlockingBeyondFloor = { mobile: 100, slow: 400 };
/** Private pages against the public list. */
const MOST_AGAINST_LIST = 1.3;
const SLOWEST_PAGE_MS = 2500;
const leastScore = { mobile: 99, slow: 95 };

/** Lighthouse over loopback, on two phones: our pages against the same documents without fonts and scripts, private ones against the public list. */
export async function benchPages({ runs, say }: { runs: number; say: Reporter }): Promise<Line[]> {
  const server = await startServer({ folder: openFolder() });
  const pages = await pagesOf(server.address);
  const floor = await servePlainPages(
    server.address,
    pages.map(({ address }) => address),
  );
  atEnd(floor.stop);
  const lines: Line[] = [];
  const listPaint = { mobile: Number.NaN, slow: Number.NaN };
  for (const page of pages) {
    for (const phone of ['mobile', 'slow'] as const) {
      say(`${page.name}, ${phone}`);
      const [ours, plain] = await measureInTurns([server.address + page.address, floor.address + page.address], {
        phone,
        runs,
      });
      if (!ours || !plain) continue;
      if (page.name === LIST) listPaint[phone] = ours.paint;
      lines.push(...linesOf({ ...page, phone }, ours, plain));
    }
    lines.push(await accessibilityOf(server.address + page.address, page.name));
    lines.push(...(await comingAlive(page, { ours: server.address, plain: floor.address })));
  }
  for (const address of ['/dashboard', '/dashboardbookings']) {
    for (const phone of ['mobile', 'slow'] as const) {
      say(`${address}, ${phone}`);
      const [ours] = await measureInTurns([server.address + address], { phone, runs, isLoggedIn: true });
      if (ours) lines.push(privateLine(`LCP ${address}, ${phone}`, ours.paint, listPaint[phone]));
    }
  }
  return lines;
}

const LIST = 'list of centers';

const privateLine = (measure: string, ours: number, list: number): Line =>
  compared({ goal: '3', measure, ours, floor: list, unit: milliseconds, most: MOST_AGAINST_LIST });

type MeasuredPage = { name: string; address: string };

async function pagesOf(address: string): Promise<MeasuredPage[]> {
  const list = '/care/daycarecenters?place=Pasadena,%20CA&kind=day_care';
  const details = /\/care\/daycaredetails\/[\da-f-]{36}/.exec(await (await fetch(address + list)).text())?.[0];
  if (!details) throw new Error('The list shows no center.');
  return [
    { name: '/', address: '/' },
    { name: '/login', address: '/login' },
    { name: '/senior-care', address: '/senior-care' },
    { name: LIST, address: list },
    { name: 'details of a center', address: details },
  ];
}

function linesOf({ name, phone }: MeasuredPage & { phone: Phone }, ours: Figures, plain: Figures): Line[] {
  const at = `${name}, ${phone}`;
  const score = {
    goal: '8',
    measure: `score, ${at}`,
    ours: String(ours.score),
    floor: String(plain.score),
    wanted: `>= ${leastScore[phone]}`,
    isReached: ours.score >= leastScore[phone],
  };
  const lcp = compared({
    goal: phone === 'mobile' ? '1' : '3',
    measure: `LCP ${at}`,
    ours: ours.paint,
    floor: plain.paint,
    unit: milliseconds,
    most: MOST_AGAINST_FLOOR,
  });
  const shift = {
    goal: '7',
    measure: `CLS ${at}`,
    ours: ours.shift.toFixed(3),
    wanted: '<= 0.01',
    isReached: ours.shift <= 0.01,
  };
  const beyond = ours.blocked - plain.blocked;
  const blocking = {
    goal: '7',
    measure: `blocking beyond the floor, ${at}`,
    ours: milliseconds(beyond),
    floor: milliseconds(plain.blocked),
    wanted: `<= ${mostBlockingBeyondFloor[phone]} ms`,
    isReached: beyond <= mostBlockingBeyondFloor[phone],
  };
  const processor = {
    goal: '',
    measure: `benchmark index of this processor, ${at}`,
    ours: String(Math.round(ours.processor)),
    floor: String(Math.round(plain.processor)),
    wanted: '',
  };
  if (phone === 'mobile') return [processor, lcp, blocking, shift, score, ...wireLines(name, ours)];
  return [
    processor,
    lcp,
    {
      goal: '3',
      measure: `LCP ${at}, whatever the floor`,
      ours: milliseconds(ours.paint),
      wanted: `< ${SLOWEST_PAGE_MS} ms`,
      isReached: ours.paint < SLOWEST_PAGE_MS,
    },
    blocking,
    shift,
    score,
  ];
}

function wireLines(name: string, { wire, scriptsBeforePaint, blocking, hosts }: Figures): Line[] {
  const before = {
    goal: '4',
    measure: `scripts before the first paint, ${name}`,
    ours: String(scriptsBeforePaint),
    wanted: '0',
    isReached: scriptsBeforePaint === 0,
  };
  if (name !== '/') return [before];
  return [
    before,
    {
      goal: '6',
      measure: 'on the wire without pictures, /',
      ours: kilobytes(wire),
      wanted: '<= 210 kB',
      isReached: wire <= 210_000,
    },
    {
      goal: '6',
      measure: 'requests that block the paint besides the document, /',
      ours: String(blocking),
      wanted: '0',
      isReached: blocking === 0,
    },
    { goal: '6', measure: 'requests to other hosts, /', ours: String(hosts), wanted: '0', isReached: hosts === 0 },
  ];
}

async function accessibilityOf(address: string, name: string): Promise<Line> {
  const scores: number[] = [];
  for (const language of ['en-US', 'es-US']) {
    const { categories } = await audit(address, {
      flags: {
        onlyCategories: ['accessibility'],
        throttlingMethod: 'provided',
        extraHeaders: { 'Accept-Language': language },
      },
    });
    scores.push(Math.round((categories['accessibility']?.score ?? 0) * 100));
  }
  return {
    goal: '8',
    measure: `accessibility, ${name}, English / Spanish`,
    ours: scores.join(' / '),
    wanted: '100',
    isReached: scores.every((score) => score === 100),
  };
}
