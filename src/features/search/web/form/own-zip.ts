import type { QueryClient } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import { callQuery } from '#web/queries.ts';

/** The ZIP code that an account has said it lives in; null where it has said none. */
export async function findOwnZip(client: QueryClient): Promise<string | null> {
  const { data } = await client.fetchQuery({ ...callQuery(account.ownInfo, {}), meta: { isQuiet: true } });
  return data.zip || null;
}
