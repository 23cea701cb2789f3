import type { Scope } from '#shared/call.ts';
import type { TestApp } from './harness.ts';

type RelatedPair = { person: { personId: string }; member: { id: string } };

/** What a daughter may do for her mother; said again, it changes. */
export const relating =
  (t: TestApp, of: () => RelatedPair) =>
  async (scopes: Scope[], status = 'accepted'): Promise<void> => {
    const { person, member } = of();
    await t.db
      .insertInto('family_links')
      .values({
        person_id: person.personId,
        member_user_id: member.id,
        relationship: 'mother',
        status,
        scopes,
        updated_at: t.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'member_user_id']).doUpdateSet({ status, scopes }))
      .execute();
  };
