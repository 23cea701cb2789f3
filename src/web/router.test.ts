import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Router, openRouter } from './router.ts';
import type { PageModule } from './page-module.ts';
import type { Screen } from './screens.ts';

/** What is being brought, to be answered in any order. */
let asked: { path: string; search: string; answer: (page: PageModule) => void; refuse: (error: Error) => void }[];
let isLoggedIn: boolean;
let hasCardHosts: boolean;
let router: Router;

const page = (): PageModule => ({ default: () => null });
const prepare = (screen: Screen, search: URLSearchParams) =>
  new Promise<PageModule>((answer, refuse) => {
    asked.push({ path: screen.row.path, search: search.toString(), answer, refuse });
  });
const shown = () => router.currentRoute().screen.row.path;
const address = () => location.pathname + location.search + location.hash;
const open = (opening?: Parameters<typeof openRouter>[1]) =>
  openRouter({ prepare, isLoggedIn: () => isLoggedIn, hasDevelopmentPages: false, hasCardHosts }, opening);

/** Lets the newest step arrive. */
async function arrive() {
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  asked.splice(0).at(-1)?.answer(page());
  await expect.poll(() => router.isGoing()).toBe(false);
}

async function go(to: string, options?: Parameters<Router['navigate']>[1]) {
  const step = router.navigate(to, options);
  await arrive();
  await step;
}

async function goBack() {
  history.back();
  await expect.poll(() => router.isGoing()).toBe(true);
  await arrive();
}

beforeEach(() => {
  globalThis.scrollTo = vi.fn();
  asked = [];
  isLoggedIn = false;
  hasCardHosts = false;
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
  await expect.poll(() => shown()).toBe('/coming-soon');
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

describe('a page that may do what others may not', () => {
  const cards = '/care/paymentmethod?booking=7';
  const visit = '/videoCall/7';
  /** What the browser was told to open anew. */
  function opened() {
    const told = { assign: vi.fn(), replace: vi.fn() };
    vi.stubGlobal('location', { ...told, pathname: location.pathname, search: location.search, hash: '' });
    return told;
  }
  afterEach(() => void vi.unstubAllGlobals());

  test('is a document of its own, and so is what comes after it', async () => {
    isLoggedIn = true;
    hasCardHosts = true;
    router.close();
    router = open({ page: page() });
    const into = opened();
    await router.navigate(cards);
    await router.navigate(visit, { replace: true });
    expect([into.assign.mock.calls, into.replace.mock.calls, asked]).toEqual([[[cards]], [[visit]], []]);
    vi.unstubAllGlobals();
    router.close();
    history.replaceState(null, '', cards);
    router = open({ page: page() });
    await go('/CPaymenetCardList?booking=7');
    const out = opened();
    await router.navigate('/dashboard');
    expect(out.assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('is stepped into where cards go no further than to us', async () => {
    isLoggedIn = true;
    const told = opened();
    await go(cards);
    expect(shown()).toBe('/care/paymentmethod');
    await go('/confirmedBooking?booking=7', { replace: true });
    expect(shown()).toBe('/confirmedBooking');
    expect([told.assign.mock.calls, told.replace.mock.calls]).toEqual([[], []]);
    await router.navigate(visit);
    expect(told.assign).toHaveBeenCalledExactlyOnceWith(visit);
  });

  test('is not ended by a step that was under way before', async () => {
    void router.navigate('/login');
    await expect.poll(() => asked).toHaveLength(1);
    opened();
    await router.navigate(visit);
    asked.at(-1)?.answer(page());
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('/senior-care');
  });

  test('is not opened before somebody leaves what they have not saved', async () => {
    router.blocker.place(() => true);
    const told = opened();
    await router.navigate(visit);
    expect([router.blocker.isHolding(), told.assign.mock.calls]).toEqual([true, []]);
    router.blocker.leave();
    expect(told.assign).toHaveBeenCalledExactlyOnceWith(visit);
  });
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
    await expect.poll(() => router.blocker.isHolding()).toBe(true);
    await expect.poll(() => address()).toBe('/coming-soon');
    router.blocker.stay();
    expect(router.blocker.isHolding()).toBe(false);
    history.back();
    await expect.poll(() => router.blocker.isHolding()).toBe(true);
    await expect.poll(() => address()).toBe('/coming-soon');
    router.blocker.leave();
    await arrive();
    expect([address(), shown()]).toEqual(['/senior-care', '/senior-care']);
  });
});
