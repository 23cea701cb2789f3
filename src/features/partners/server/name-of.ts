import { providerName } from '#features/providers/server/provider-store.ts';
import type { Db } from '#server/db/db.ts';
import { standingIn } from '../application.ts';
import type { ApplicationRow } from './application-store.ts';

/** What the place of an application is called: as it is listed, or as its applicant calls it. */
export const nameOf = async (db: Db, { provider_id: providerId, profile }: ApplicationRow): Promise<string> =>
  (providerId === null ? undefined : await providerName(db, providerId)) ?? standingIn(profile)?.name ?? '';
