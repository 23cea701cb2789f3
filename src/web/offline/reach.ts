import type { Scope } from '#shared/call.ts';

/** Of whom an account may read besides its owner, and in what, by the id of the person. */
export type Reach = Readonly<Record<string, readonly Scope[]>>;

/** Whether somebody is missing now who was there before, or lets the account do less. */
export const hasShrunk = (before: Reach, now: Reach): boolean =>
  Object.entries(before).some(([id, scopes]) => {
    const left = now[id];
    return !left || scopes.some((scope) => !left.includes(scope));
  });
