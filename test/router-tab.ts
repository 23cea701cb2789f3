import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { PageModule } from '#web/page-module.ts';
import { type Router, openRouter } from '#web/router.ts';
import type { Screen } from '#web/screens.ts';

type AskedPage = { path: string; search: string; answer: (page: PageModule) => void; refuse: (error: Error) => void };
/** `asked` is what is being brought, to be answered in any order. */
type Tab = { router: Router; asked: AskedPage[]; isLoggedIn: boolean; hasCardHosts: boolean };

export const aPage = (): PageModule => ({ default: () => null });

/** A tab for each test, with a router that brings what the test answers; it begins at `/senior-care`, whose page stands there. */
export function openRouterTab() {
  const tab = {} as Tab;
  const prepare = (screen: Screen, search: URLSearchParams) =>
    new Promise<PageModule>((answer, refuse) => {
      tab.asked.push({ path: screen.row.path, search: search.toString(), answer, refuse });
    });
  const open = (opening?: Parameters<typeof openRouter>[1]) =>
    openRouter(
      { prepare, isLoggedIn: () => tab.isLoggedIn, hasDevelopmentPages: false, hasCardHosts: tab.hasCardHosts },
      opening,
    );
  beforeEach(() => {
    globalThis.scrollTo = vi.fn();
    Object.assign(tab, { asked: [], isLoggedIn: false, hasCardHosts: false });
    history.replaceState(null, '', '/senior-care');
    tab.router = open({ page: aPage() });
  });
  afterEach(() => tab.router.close());

  const shown = () => tab.router.currentRoute().screen.row.path;
  const address = () => location.pathname + location.search + location.hash;
  /** Lets the newest step arrive. */
  const arrive = async () => {
    await expect.poll(() => tab.asked.length).toBeGreaterThan(0);
    tab.asked.splice(0).at(-1)?.answer(aPage());
    await expect.poll(() => tab.router.isGoing()).toBe(false);
  };
  const go = async (to: string, options?: Parameters<Router['navigate']>[1]) => {
    const step = tab.router.navigate(to, options);
    await arrive();
    await step;
  };
  const goBack = async () => {
    history.back();
    await expect.poll(() => tab.router.isGoing()).toBe(true);
    await arrive();
  };
  return { tab, open, shown, address, arrive, go, goBack };
}
