import { useLocation } from 'react-router';
import * as z from 'zod/mini';

const Carried = z.object({ email: z.string() });

/** The address that another page has handed over, which was typed there or was invited. */
export function useCarried(): z.output<typeof Carried> | undefined {
  const { state } = useLocation();
  return z.safeParse(Carried, state).data;
}
