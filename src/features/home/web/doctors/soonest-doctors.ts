import { queryOptions } from '@tanstack/react-query';
import type { SoonestDoctors } from './ask-soonest.ts';

const nobody: SoonestDoctors = { averageYears: null, doctors: [] };

/**
 * The doctors who are free soonest. How they are asked comes only when they are, so that the first page brings no schemas; the page
 * stands without them where that fails.
 */
export const soonestDoctors = () =>
  queryOptions({
    queryKey: ['home', 'doctors'],
    queryFn: async ({ client }) => {
      try {
        return await (await import('./ask-soonest.ts')).askSoonest(client);
      } catch {
        return nobody;
      }
    },
    networkMode: 'always',
    meta: { isQuiet: true },
  });
