import type { Page } from '@playwright/test';

type Road = { taps: number; screens: number };

/** Counts from the next document on what somebody does who taps: each press, and each field that is filled, once; and the screens passed. */
export async function countRoad(page: Page): Promise<() => Road> {
  let taps = 0;
  const screens: { pathname: string; step: string | null }[] = [];
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const filled = new WeakSet<EventTarget>();
    const tell = () => void window.tapped?.();
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
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, searchParams } = new URL(frame.url());
    const step = searchParams.get('step');
    const last = screens.at(-1);
    // A wizard writes the name of its first step into the address that it was opened by.
    if (last?.pathname === pathname && (last.step === step || last.step === null)) last.step = step;
    else screens.push({ pathname, step });
  });
  return () => ({ taps, screens: screens.length });
}

declare global {
  interface Window {
    tapped?: () => Promise<void>;
  }
}
