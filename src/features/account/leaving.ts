/** `deactivate`: a break that ends the account if nobody comes back; `delete`: the wish that it ends. */
export const closingKinds = ['deactivate', 'delete'] as const;
export type ClosingKind = (typeof closingKinds)[number];

/** Leaving for a while or for good, and coming back: the subject of the trail is `account:<step>`, in that of each person whom the account looks after. */
export const leavingSteps = [...closingKinds, 'comeBack'] as const;
