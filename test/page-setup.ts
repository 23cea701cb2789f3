import { afterAll, afterEach, vi } from 'vitest';
import './native-parts.ts';

// jsdom has no layout.
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: SeesNothing, IntersectionObserver: SeesNothing });

const { fetch, matchMedia, scrollTo } = globalThis;

/** Test files of pages share one jsdom and one graph of modules: what a test has replaced is put back after it. */
afterEach(() => void Object.assign(globalThis, { fetch, matchMedia, scrollTo }));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
