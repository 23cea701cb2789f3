import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { places } from '../contract.ts';
import type { Place } from '../place.ts';
import { gazetteer } from './gazetteer.ts';

export const placesHandlers: Handlers<typeof places> = {
  async suggest({ query }) {
    return { data: (await gazetteer()).suggest(query.q) };
  },

  async find({ query }) {
    return known((await gazetteer()).find(query.place));
  },

  async nearest({ query }) {
    return known((await gazetteer()).nearest(query));
  },
};

function known(place: Place | undefined) {
  if (!place) throw new Failure('not_found');
  return { data: place };
}
