import { mayAs } from '#shared/place-roles.ts';
import { isBookedKind } from '../../application.ts';
import type { WorkPlace } from '../../work-place.ts';

/** The page of the workspace that a role begins with at a place. */
export function homeAt({ role, kind }: Pick<WorkPlace, 'role' | 'kind'>) {
  if (!isBookedKind(kind)) return mayAs(role, 'contacts') ? ('/partner/leads' as const) : ('/partner/team' as const);
  if (mayAs(role, 'stays')) return '/partner' as const;
  return mayAs(role, 'payouts') ? ('/partner/payouts' as const) : ('/partner/team' as const);
}
