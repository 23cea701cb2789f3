import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { hearServer } from '#web/server-clock.ts';
import './drawn-late.ts';
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

const { fetch, matchMedia, print, scrollTo } = globalThis;
const functions = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
  ([, { value, writable }]) => typeof value === 'function' && writable,
);
const ownOfNavigator = new Set(Reflect.ownKeys(navigator));

/** Test files of pages share one jsdom and one graph of modules: what a test has replaced is put back after it. */
afterEach(() => {
  Object.assign(globalThis, { fetch, matchMedia, print, scrollTo });
  onlineManager.setOnline(true);
});

// Where no tab told the server's time, it is this device's: not what a late answer told the file before.
beforeAll(() => hearServer(new Date().toISOString(), 0));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A function that was replaced by another way than a stub would answer in the next file.
  for (const [name, { value }] of functions)
    if (Reflect.get(globalThis, name) !== value) Reflect.set(globalThis, name, value);
  for (const name of Reflect.ownKeys(navigator)) if (!ownOfNavigator.has(name)) Reflect.deleteProperty(navigator, name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.matchAll(/[^;=\s]+(?==)/g)) document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});
