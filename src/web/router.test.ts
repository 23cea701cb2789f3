import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Router, openRouter } from './router.ts';
import type { PageModule } from './page-module.ts';
import type { Screen } from './screens.ts';

/** What is being brought, to be answered in any order. */
let asked: { path: string; search: string; answer: (page: PageModule) => void; refuse: (error: Error) => void }[];
let isLoggedIn: boolean;
let router: Router;

const page = (): PageModule => ({ default: () => null });
const prepare = (screen: Screen, search: URLSearchParams) =>
  new Promise<PageModule>((answer, refuse) => {
    asked.push({ path: screen.row.path, search: search.toString(), answer, refuse });
  });
const shown = () => router.currentRoute().screen.row.path;
const address = () => location.pathname + location.search + location.hash;
const open = (opening?: Parameters<typeof openRouter>[1]) =>
  openRouter({ prepare, isLoggedIn: () => isLoggedIn, hasDevelopmentPages: false }, opening);

/** Lets the newest step arrive. */
async function arrive() {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  asked.splice(0).at(-1)?.answer(page());
  await vi.waitFor(() => expect(router.isGoing()).toBe(false));
}

async function go(to: string, options?: Parameters<Router['navigate']>[1]) {
  const step = router.navigate(to, options);
  await arrive();
  await step;
}

async function goBack() {
  history.back();
  await vi.waitFor(() => expect(router.isGoing()).toBe(true));
  await arrive();
}

beforeEach(() => {
  globalThis.scrollTo = vi.fn();
  asked = [];
  isLoggedIn = false;
  history.replaceState(null, '', '/senior-care');
  router = open({ page: page() });
});
afterEach(() => router.close());

test('a page that stands in the document is not brought again', () => {
  expect(asked).toEqual([]);
  expect(shown()).toBe('/senior-care');
});

test('a page that does not stand there yet is brought', async () => {
  router.close();
  router = open();
  expect(router.currentRoute().page).toBeUndefined();
  await arrive();
  expect(router.currentRoute().page).toBeDefined();
});

test('the address changes when the screen is there, not before', async () => {
  const step = router.navigate('/care/daycarecenters?place=Pasadena');
  expect(router.isGoing()).toBe(true);
  expect([address(), shown()]).toEqual(['/senior-care', '/senior-care']);
  expect(asked[0]).toMatchObject({ path: '/care/daycarecenters', search: 'place=Pasadena' });
  await arrive();
  await step;
  expect([address(), shown()]).toEqual(['/care/daycarecenters?place=Pasadena', '/care/daycarecenters']);
});

test('a later step overtakes an earlier one', async () => {
  void router.navigate('/login');
  void router.navigate('/coming-soon');
  const [first, second] = asked.splice(0);
  second?.answer(page());
  await vi.waitFor(() => expect(shown()).toBe('/coming-soon'));
  first?.answer(page());
  await Promise.resolve();
  expect([address(), shown()]).toEqual(['/coming-soon', '/coming-soon']);
});

test('what cannot be brought is a failure at its own address', async () => {
  const step = router.navigate('/coming-soon');
  asked[0]?.refuse(new Error('no answer'));
  await step;
  expect(address()).toBe('/coming-soon');
  expect(router.currentRoute()).toMatchObject({ page: undefined, failure: new Error('no answer') });
});

test('a private screen leads to the log-in, and comes to it again when somebody logs out', async () => {
  await go('/dashboard');
  expect([address(), shown()]).toEqual(['/login?next=%2Fdashboard', '/login']);
  isLoggedIn = true;
  await go('/dashboard');
  expect(shown()).toBe('/dashboard');
  isLoggedIn = false;
  void router.again();
  await arrive();
  expect(shown()).toBe('/login');
});

test('a fragment of the page that is shown brings nothing', async () => {
  await router.navigate('#how');
  expect(asked).toEqual([]);
  expect(address()).toBe('/senior-care#how');
});

test('the same address again leaves no second entry, and a query alone keeps the path', async () => {
  await go('/coming-soon');
  const entries = history.length;
  await go('/coming-soon');
  expect(history.length).toBe(entries);
  await go('?service=doctors');
  expect(address()).toBe('/coming-soon?service=doctors');
  expect(history.length).toBe(entries + 1);
});

test('what a step carries along is there, and Back leads to where one was', async () => {
  await go('/login', { state: { email: 'anna@example.org' } });
  expect(router.currentRoute().location.state).toEqual({ email: 'anna@example.org' });
  await goBack();
  expect([address(), shown(), router.currentRoute().kind]).toEqual(['/senior-care', '/senior-care', 'POP']);
});

test('another address is written over the one that is shown without coming to it, and Back finds it', async () => {
  const shownBefore = router.currentRoute();
  router.rewrite('/senior-care?place=91101');
  expect([address(), asked.length, router.currentRoute()]).toEqual(['/senior-care?place=91101', 0, shownBefore]);
  await go('/coming-soon');
  await goBack();
  expect(address()).toBe('/senior-care?place=91101');
});

test('a step takes the place of several entries, and Back leads to what was before them', async () => {
  await go('/coming-soon');
  const since = router.position();
  expect(since).toBe(1);
  await go('/coming-soon?service=doctors');
  await go('/login');
  expect(router.position()).toBe(3);
  const step = router.navigate('/cs-pharmacy', { replace: true, since: 1 });
  await arrive();
  await step;
  expect([address(), shown(), router.position()]).toEqual(['/cs-pharmacy', '/cs-pharmacy', 1]);
  await goBack();
  expect([address(), router.position()]).toEqual(['/senior-care', 0]);
});

describe('the scroll', () => {
  const settled = () => {
    vi.mocked(scrollTo).mockClear();
    router.settle(router.currentRoute().location);
    return vi.mocked(scrollTo).mock.lastCall;
  };

  test('begins at the top, stays when the step says so, and is found again by Back', async () => {
    vi.stubGlobal('scrollY', 700);
    await go('/coming-soon');
    expect(settled()).toEqual([0, 0]);
    vi.stubGlobal('scrollY', 300);
    await go('?service=doctors', { preventScrollReset: true });
    expect(settled()).toEqual([0, 300]);
    await goBack();
    await goBack();
    expect(settled()).toEqual([0, 700]);
    vi.unstubAllGlobals();
  });
});

describe('a guard', () => {
  const elsewhere = () => router.blocker.place((next) => next.pathname !== '/senior-care');

  test('holds a step until somebody leaves', async () => {
    elsewhere();
    await router.navigate('/coming-soon');
    expect([router.blocker.isHolding(), asked.length]).toEqual([true, 0]);
    router.blocker.leave();
    await arrive();
    expect(shown()).toBe('/coming-soon');
  });

  test('lets a step go that is not to be asked about, and all of them when it is taken away', async () => {
    const takeAway = elsewhere();
    await go('?place=91101');
    expect(address()).toBe('/senior-care?place=91101');
    takeAway();
    await go('/coming-soon');
    expect(shown()).toBe('/coming-soon');
  });

  test('turns Back around, and goes there after all', async () => {
    await go('/coming-soon');
    router.blocker.place(() => true);
    history.back();
    await vi.waitFor(() => expect(router.blocker.isHolding()).toBe(true));
    await vi.waitFor(() => expect(address()).toBe('/coming-soon'));
    router.blocker.stay();
    expect(router.blocker.isHolding()).toBe(false);
    history.back();
    await vi.waitFor(() => expect(router.blocker.isHolding()).toBe(true));
    await vi.waitFor(() => expect(address()).toBe('/coming-soon'));
    router.blocker.leave();
    await arrive();
    expect([address(), shown()]).toEqual(['/senior-care', '/senior-care']);
  });
});
