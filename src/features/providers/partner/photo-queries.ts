import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { providerPhotos } from '../photo-contract.ts';

/** The photographs of the places that somebody runs, asked again once staff have looked at one; null for whoever runs none. */
export function myPhotos() {
  refreshOn(['partners'], keyOf(providerPhotos.mine));
  return callQueryOrNull(providerPhotos.mine, {}, session.isPartner);
}
