import type { Page } from '@playwright/test';

type Road = { taps: number; screens: number };

/** Counts from the next document on what somebody does who taps: each press, and each field that is filled, once; and the screens on which they do it, with the last one. */
export async function countRoad(page: Page): Promise<() => Road> {
  let taps = 0;
  const screens: string[] = [];
  const pass = (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const screen = `${pathname} ${searchParams.get('step')}`;
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  await page.exposeFunction('tapped', (address: string) => {
    taps += 1;
    pass(address);
  });
  await page.addInitScript(() => {
    const filled = new WeakSet<EventTarget>();
    const tell = () => void window.tapped?.(location.href);
    addEventListener('pointerdown', tell, { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        if (!target || filled.has(target) || !(target instanceof HTMLInputElement) || target.type === 'radio') return;
        filled.add(target);
        if (target.type !== 'checkbox') tell();
      },
      { capture: true },
    );
  });
  return () => {
    pass(page.url());
    return { taps, screens: screens.length };
  };
}

declare global {
  interface Window {
    tapped?: (address: string) => Promise<void>;
  }
}
