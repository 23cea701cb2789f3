import type { User } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { WorkPlace } from '#shared/place-roles.ts';

type Worker = Pick<User, 'places' | 'providerIds'>;

/**
 * The place that the lists of the workspace are about: the one that this log-in has chosen. Throws `not_found` where its role there
 * lacks the right that the call asks for: no list shows another place instead.
 */
export function chosenOf({ places, providerIds }: Worker): WorkPlace {
  const [chosen] = places;
  if (!chosen || !providerIds.includes(chosen.id)) throw new Failure('not_found');
  return chosen;
}

/** Its id. */
export const placeOf = (user: Worker): string => chosenOf(user).id;
