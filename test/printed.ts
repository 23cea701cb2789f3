import { vi } from 'vitest';

/** What the page asks to be printed from here on, until the end of the test; jsdom prints nothing. */
export function watchPrint() {
  const printed = vi.fn<() => void>();
  Object.assign(window, { print: printed });
  return printed;
}
