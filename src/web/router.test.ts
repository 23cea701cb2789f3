import { describe, expect, test, vi } from 'vitest';
import { aPage, openRouterTab } from '#test/router-tab.ts';

const { tab, open, shown, address, arrive, go, goBack } = openRouterTab();

test('a page that stands in the document is not brought again', () => {
  expect(tab.asked).toEqual([]);
  expect(shown()).toBe('/senior-care');
});

test('a page that does not stand there yet is brought', async () => {
  tab.router.close();
  tab.router = open();
  expect(tab.router.currentRoute().page).toBeUndefined();
  await arrive();
  expect(tab.router.currentRoute().page).toBeDefined();
});

test('the address changes when the screen is there, not before', async () => {
  const step = tab.router.navigate('/care/daycarecenters?place=Pasadena');
  expect(tab.router.isGoing()).toBe(true);
  expect([address(), shown()]).toEqual(['/senior-care', '/senior-care']);
  expect(tab.asked[0]).toMatchObject({ path: '/care/daycarecenters', search: 'place=Pasadena' });
  await arrive();
  await step;
  expect([address(), shown()]).toEqual(['/care/daycarecenters?place=Pasadena', '/care/daycarecenters']);
});

test('a later step overtakes an earlier one', async () => {
  void tab.router.navigate('/login');
  void tab.router.navigate('/coming-soon');
  const [first, second] = tab.asked.splice(0);
  second?.answer(aPage());
  await expect.poll(() => shown()).toBe('/coming-soon');
  first?.answer(aPage());
  await Promise.resolve();
  expect([address(), shown()]).toEqual(['/coming-soon', '/coming-soon']);
});

test('what cannot be brought is a failure at its own address', async () => {
  const step = tab.router.navigate('/coming-soon');
  tab.asked[0]?.refuse(new Error('no answer'));
  await step;
  expect(address()).toBe('/coming-soon');
  expect(tab.router.currentRoute()).toMatchObject({ page: undefined, failure: new Error('no answer') });
});

test('a private screen leads to the log-in, and comes to it again when somebody logs out', async () => {
  await go('/dashboard');
  expect([address(), shown()]).toEqual(['/login?next=%2Fdashboard', '/login']);
  tab.isLoggedIn = true;
  await go('/dashboard');
  expect(shown()).toBe('/dashboard');
  tab.isLoggedIn = false;
  void tab.router.again();
  await arrive();
  expect(shown()).toBe('/login');
});

test('a fragment of the page that is shown brings nothing', async () => {
  await tab.router.navigate('#how');
  expect(tab.asked).toEqual([]);
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
  expect(tab.router.currentRoute().location.state).toEqual({ email: 'anna@example.org' });
  await goBack();
  expect([address(), shown(), tab.router.currentRoute().kind]).toEqual(['/senior-care', '/senior-care', 'POP']);
});

test('another address is written over the one that is shown without coming to it, and Back finds it', async () => {
  const shownBefore = tab.router.currentRoute();
  tab.router.rewrite('/senior-care?place=91101');
  expect([address(), tab.asked.length, tab.router.currentRoute()]).toEqual([
    '/senior-care?place=91101',
    0,
    shownBefore,
  ]);
  await go('/coming-soon');
  await goBack();
  expect(address()).toBe('/senior-care?place=91101');
});

test('a step takes the place of several entries, and Back leads to what was before them', async () => {
  await go('/coming-soon');
  const since = tab.router.position();
  expect(since).toBe(1);
  await go('/coming-soon?service=doctors');
  await go('/login');
  expect(tab.router.position()).toBe(3);
  const step = tab.router.navigate('/cs-pharmacy', { replace: true, since: 1 });
  await arrive();
  await step;
  expect([address(), shown(), tab.router.position()]).toEqual(['/cs-pharmacy', '/cs-pharmacy', 1]);
  await goBack();
  expect([address(), tab.router.position()]).toEqual(['/senior-care', 0]);
});

describe('the scroll', () => {
  const settled = () => {
    vi.mocked(scrollTo).mockClear();
    tab.router.settle(tab.router.currentRoute().location);
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
  const elsewhere = () => tab.router.blocker.place((next) => next.pathname !== '/senior-care');

  test('holds a step until somebody leaves', async () => {
    elsewhere();
    await tab.router.navigate('/coming-soon');
    expect([tab.router.blocker.isHolding(), tab.asked.length]).toEqual([true, 0]);
    tab.router.blocker.leave();
    await arrive();
    expect(shown()).toBe('/coming-soon');
  });

  test('lets a step go that is not to be tab.asked about, and all of them when it is taken away', async () => {
    const takeAway = elsewhere();
    await go('?place=91101');
    expect(address()).toBe('/senior-care?place=91101');
    takeAway();
    await go('/coming-soon');
    expect(shown()).toBe('/coming-soon');
  });

  test('turns Back around, and goes there after all', async () => {
    await go('/coming-soon');
    tab.router.blocker.place(() => true);
    history.back();
    await expect.poll(() => tab.router.blocker.isHolding()).toBe(true);
    await expect.poll(() => address()).toBe('/coming-soon');
    tab.router.blocker.stay();
    expect(tab.router.blocker.isHolding()).toBe(false);
    history.back();
    await expect.poll(() => tab.router.blocker.isHolding()).toBe(true);
    await expect.poll(() => address()).toBe('/coming-soon');
    tab.router.blocker.leave();
    await arrive();
    expect([address(), shown()]).toEqual(['/senior-care', '/senior-care']);
  });
});
