import { mayAs, type PlaceRole } from '#shared/place-roles.ts';

/** The page of the workspace that a role begins with. */
export function homeAt(role: PlaceRole) {
  if (mayAs(role, 'stays')) return '/partner' as const;
  return mayAs(role, 'payouts') ? ('/partner/payouts' as const) : ('/partner/team' as const);
}
