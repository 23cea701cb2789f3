import { useForWhom } from '#features/family/web/named-person.ts';
import { href } from '#web/paths.ts';

/** The address of the dashboard for the same person, with the choice of cards open or without. */
export function useDashboardAddress(): (view?: 'widgets') => string {
  const forWhom = useForWhom();
  return (view) => href('/dashboard', undefined, { for: forWhom, view });
}
