import { href } from '#web/paths.ts';

/** Where one part of the page is changed. */
export const stepAddress = (step: string, query: Record<string, string> = {}): string =>
  href('/dashboard-security', undefined, { step, ...query });
