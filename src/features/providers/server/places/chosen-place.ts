import type { User } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';

/**
 * The place that the lists of the workspace are about: the one that this log-in has chosen. Throws `not_found` where its role there
 * lacks the right that the call asks for: no list shows another place instead.
 */
export function placeOf({ places, providerIds }: Pick<User, 'places' | 'providerIds'>): string {
  const [chosen] = places;
  if (!chosen || !providerIds.includes(chosen.id)) throw new Failure('not_found');
  return chosen.id;
}
