import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { acceptLink } from './link-store.ts';

type World = { db: Db; clock: { now: () => Date } };
type TestRelation = { personId: string; memberId: string; relationship?: KnownRelationship; scopes?: Scope[] };

/** A relation that is agreed, without an end: of the mother of the member, for bookings, unless told otherwise. Answers its id. */
export const aRelation = (
  { db, clock }: World,
  { personId, memberId, relationship = 'mother', scopes = ['bookings'] }: TestRelation,
): Promise<string> =>
  acceptLink(db, { personId, memberId, relationship, scopes, endsOn: null, endsAt: null, now: clock.now() });
