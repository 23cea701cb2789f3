/** What somebody may do at a place that they work for. A call of the partner workspace names one of them. */
export const placeRights = [
  'member',
  'stays',
  'answers',
  'summaries',
  'contacts',
  'seats',
  'profile',
  'reviews',
  'payouts',
  'team',
] as const;
export type PlaceRight = (typeof placeRights)[number];

/** As what somebody works for a place, the one who may do most first. */
export const placeRoles = ['owner', 'manager', 'answering', 'reading', 'bookkeeping'] as const;
export type PlaceRole = (typeof placeRoles)[number];

const rightsOf: Record<PlaceRole, readonly PlaceRight[]> = {
  owner: placeRights,
  manager: ['member', 'stays', 'answers', 'contacts', 'seats', 'profile', 'reviews'],
  answering: ['member', 'stays', 'answers', 'contacts'],
  reading: ['member', 'stays'],
  bookkeeping: ['member', 'payouts'],
};

/** Whether a role carries a right. */
export const mayAs = (role: PlaceRole, right: PlaceRight): boolean => rightsOf[role].includes(right);

/** The roles that carry a right, for the condition of a query. */
export const rolesWith = (right: PlaceRight): PlaceRole[] => placeRoles.filter((role) => mayAs(role, right));

/** A place that an account works for; `kind`: of provider. */
export type WorkPlace = { id: string; kind: string; role: PlaceRole };

/** The ids of those where the account has a right, in their order. */
export const placesWith = (places: readonly WorkPlace[], right: PlaceRight): string[] =>
  places.filter(({ role }) => mayAs(role, right)).map(({ id }) => id);
