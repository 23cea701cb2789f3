import { mayAs } from '#shared/place-roles.ts';
import { isAwaitedProvider, isBookedKind } from '../../application.ts';
import type { WorkPlace } from '../../work-place.ts';

/** The page of the workspace that a role begins with at a place. */
export function homeAt({ role, kind }: Pick<WorkPlace, 'role' | 'kind'>) {
  if (isAwaitedProvider(kind))
    return mayAs(role, 'profile') ? ('/partner/profile' as const) : ('/partner/team' as const);
  if (!isBookedKind(kind) && mayAs(role, 'contacts')) return '/partner/leads' as const;
  if (mayAs(role, 'stays')) return '/partner' as const;
  return mayAs(role, 'payouts') ? ('/partner/payouts' as const) : ('/partner/team' as const);
}
