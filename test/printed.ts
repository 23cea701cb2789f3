import { vi } from 'vitest';

/** What the page asked to be printed from here on; jsdom prints nothing. */
export const watchPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);
