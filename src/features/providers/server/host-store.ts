import { sql } from 'kysely';

/** In a query over `providers`: the account that owns the listing, the first of several; null while nobody answers for it. */
export const hostId = sql<string | null>`(
  select provider_managers.user_id from provider_managers
  where provider_managers.provider_id = providers.id and provider_managers.role = 'owner'
  order by provider_managers.user_id
  limit 1
)`.as('host_id');

/** In a query over `providers`: whether anybody answers for the listing. */
export const isHosted = sql<boolean>`exists (select from provider_managers where provider_managers.provider_id = providers.id)`;
