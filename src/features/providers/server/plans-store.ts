import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { listedPlan, MOST_PLANS, planKey } from '../plans.ts';
import { isVerified } from './verified-store.ts';

const MOST_PROVIDERS = 200;

/** The insurance plans that these providers say they take, each in its order. */
export async function plansTakenBy(db: Db, providerIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('provider_plans')
    .select(['provider_plans.provider_id', 'provider_plans.name'])
    .where(sql<boolean>`provider_plans.provider_id = any(${providerIds}::uuid[])`)
    .orderBy('provider_plans.provider_id')
    .orderBy('provider_plans.position')
    .limit(MOST_PROVIDERS * MOST_PLANS)
    .execute();
  const found = new Map<string, string[]>();
  for (const { provider_id: id, name } of rows) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

/** Puts these in the place of those before. In the transaction that has locked the provider. */
export async function writePlansTaken(db: Db, providerId: string, plans: readonly string[]): Promise<void> {
  await db.deleteFrom('provider_plans').where('provider_plans.provider_id', '=', providerId).execute();
  if (plans.length === 0) return;
  await nameAll(db, plans);
  await db
    .insertInto('provider_plans')
    .values(
      plans.map((name, index) => ({ provider_id: providerId, position: index + 1, name, plan_key: planKey(name) })),
    )
    .execute();
}

/** A plan that nobody else names is written as it is written now. In one order, so that two places never wait for each other. */
async function nameAll(db: Db, plans: readonly string[]): Promise<void> {
  const names = new Map(plans.map((name) => [planKey(name), listedPlan(name)]));
  const rows = [...names].map(([key, name]) => ({ key, name })).sort((one, other) => (one.key < other.key ? -1 : 1));
  await db
    .insertInto('plan_names')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((is) => ({ name: is.ref('excluded.name') }))
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('provider_plans')
                .select('provider_plans.position')
                .whereRef('plan_key', '=', 'plan_names.key'),
            ),
          ),
        ),
    )
    .execute();
}

/** What a search asks of a neighbour, `near`: the plans that it says it takes, as lists name them; none of whom nobody has checked. */
export const plansNear = sql<string[]>`array(
  select plan_names.name from provider_plans join plan_names on plan_names.key = provider_plans.plan_key
  where provider_plans.provider_id = near.id and near.is_verified order by provider_plans.position)`;

/** Whether it says that it takes this one, however either is written. */
export const takesPlan = (plan: string) => sql<boolean>`(near.is_verified and exists (
  select from provider_plans where provider_plans.plan_key = ${planKey(plan)} and provider_plans.provider_id = near.id))`;

/** Of these plans those that a row of `providers` says it takes, as a JSON list. */
export const takenOf = (plans: readonly string[]) =>
  plans.length === 0
    ? sql<string[]>`'[]'::json`
    : sql<string[]>`(
      select coalesce(json_agg(plan_names.name order by provider_plans.position), '[]')
      from provider_plans join plan_names on plan_names.key = provider_plans.plan_key
      where provider_plans.provider_id = providers.id and provider_plans.plan_key = any(${plans.map(planKey)}::text[]))`;

const MOST_COUNTED = 60;

/** The plans that verified providers say they take, and by how many of each kind; with words, those whose name has them. */
export async function plansCounted(db: Db, { words, now }: { words: string; now: Date }) {
  const { rows } = await sql<{ name: string; counts: { kind: string; count: number }[] }>`
    select named.name, json_agg(json_build_object('kind', named.kind, 'count', named.count) order by named.kind) as counts
    from (
      select plan_names.name, providers.kind, count(*)::int as count
      from provider_plans
      join plan_names on plan_names.key = provider_plans.plan_key
      join providers on providers.id = provider_plans.provider_id
      where ${isVerified(now)} and strpos(plan_names.key, ${planKey(words)}) > 0
      group by plan_names.name, providers.kind
    ) as named
    group by named.name
    order by sum(named.count) desc, named.name
    limit ${MOST_COUNTED}`.execute(db);
  return rows;
}
