import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useIsAlive } from './useIsAlive.ts';

/** What the screen before has handed over in the history state; undefined while the page comes alive, because the server does not know it. */
export function useHanded<Handed>(schema: z.ZodMiniType<Handed>): Handed | undefined {
  const { state } = useLocation();
  const isAlive = useIsAlive();
  const handed = z.safeParse(schema, state);
  return isAlive && handed.success ? handed.data : undefined;
}
