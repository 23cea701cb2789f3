import type { Person } from '#features/account/server/seed.ts';
import { Failure } from '#shared/failure.ts';
import { openTown } from './town.ts';

/** A family and a center, and how either leaves and comes back. */
export async function openLeaving() {
  const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

  const leave = async (person: Person, kind: 'deactivate' | 'delete' = 'deactivate', dependants: object[] = []) =>
    (await t.as(person)).closing.close({ body: { kind, dependants } as never });
  const plan = async (person: Person) => (await t.as(person)).closing.mine();

  /** What the log-in of somebody who has left is answered with. */
  async function stepOf(person: Person): Promise<string> {
    const refusal = await (await t.as()).account.logIn({ body: person }).catch((error: unknown) => error);
    if (!(refusal instanceof Failure) || refusal.code !== 'come_back_due')
      throw new Error(`Not away: ${String(refusal)}`);
    return String(refusal.values['step']);
  }
  const comeBack = async (person: Person) => (await t.as()).account.comeBack({ body: { step: await stepOf(person) } });
  const rowOf = (person: Person) =>
    t.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
  const days = (count: number) => t.clock.advance(count * 86_400);
  return { t, town, leave, plan, stepOf, comeBack, rowOf, days };
}
