import { device } from './device.ts';
import type { Router } from './router.ts';
import { whenIdle } from './when-idle.ts';

const faces = ["400 1rem 'Atkinson Hyperlegible Next'", "700 1rem 'Bricolage Grotesque'"];

type Routes = Pick<Router, 'currentRoute' | 'subscribe'>;

/**
 * Brings the fonts once the page is alive, and has them used from the next page on: to change them under a page lays it out anew. The
 * first page stands in fonts of the device with the same measures.
 */
export function bringFonts(router: Routes): void {
  if (!device.choices().hasFonts) whenIdle(() => void load(router));
}

async function load(router: Routes) {
  const found = await Promise.all(faces.map((face) => document.fonts.load(face))).catch(() => []);
  if (found.flat().length < faces.length) return;
  device.choose({ hasFonts: true });
  const { pathname } = router.currentRoute().location;
  const stop = router.subscribe(() => {
    if (router.currentRoute().location.pathname === pathname) return;
    stop();
    document.documentElement.setAttribute('data-fonts', '');
  });
}
