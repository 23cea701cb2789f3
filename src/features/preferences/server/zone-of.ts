import type { Db } from '#server/db/db.ts';
import { defaults, type GlobalPreferences } from '../preferences.ts';
import { preferencesOf } from './store.ts';

/** On whose clock an account lives. */
export async function zoneOf(db: Db, userId: string): Promise<string> {
  const chosen = (await preferencesOf(db, userId, 'global')) as Partial<GlobalPreferences>; // written by its schema
  return chosen.timeZone ?? defaults.global.timeZone;
}
