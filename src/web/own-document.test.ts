import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPage, openRouterTab } from '#test/router-tab.ts';

const { tab, open, shown, go } = openRouterTab();

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
    tab.isLoggedIn = true;
    tab.hasCardHosts = true;
    tab.router.close();
    tab.router = open({ page: aPage() });
    const into = opened();
    await tab.router.navigate(cards);
    await tab.router.navigate(visit, { replace: true });
    expect([into.assign.mock.calls, into.replace.mock.calls, tab.asked]).toEqual([[[cards]], [[visit]], []]);
    vi.unstubAllGlobals();
    tab.router.close();
    history.replaceState(null, '', cards);
    tab.router = open({ page: aPage() });
    await go('/CPaymenetCardList?booking=7');
    const out = opened();
    await tab.router.navigate('/dashboard');
    expect(out.assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('is stepped into where cards go no further than to us', async () => {
    tab.isLoggedIn = true;
    const told = opened();
    await go(cards);
    expect(shown()).toBe('/care/paymentmethod');
    await go('/confirmedBooking?booking=7', { replace: true });
    expect(shown()).toBe('/confirmedBooking');
    expect([told.assign.mock.calls, told.replace.mock.calls]).toEqual([[], []]);
    await tab.router.navigate(visit);
    expect(told.assign).toHaveBeenCalledExactlyOnceWith(visit);
  });

  test('is not ended by a step that was under way before', async () => {
    void tab.router.navigate('/login');
    await expect.poll(() => tab.asked).toHaveLength(1);
    opened();
    await tab.router.navigate(visit);
    tab.asked.at(-1)?.answer(aPage());
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('/senior-care');
  });

  test('is not opened before somebody leaves what they have not saved', async () => {
    tab.router.blocker.place(() => true);
    const told = opened();
    await tab.router.navigate(visit);
    expect([tab.router.blocker.isHolding(), told.assign.mock.calls]).toEqual([true, []]);
    tab.router.blocker.leave();
    expect(told.assign).toHaveBeenCalledExactlyOnceWith(visit);
  });
});
