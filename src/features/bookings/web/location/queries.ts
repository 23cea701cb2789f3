import { places } from '#features/places/contract.ts';
import { providerPlaces } from '#features/providers/location-contract.ts';
import { bookings } from '#features/bookings/contract.ts';
import { callQuery, callQueryOrNull, unasked } from '#web/queries.ts';

/** The provider that the address names. */
export const providerIn = (search: URLSearchParams) => {
  const id = search.get('provider');
  return id ? callQueryOrNull(providerPlaces.place, { params: { id } }) : unasked(providerPlaces.place);
};

/** The booking that the address names; it is kept on the device. */
export const bookedIn = (search: URLSearchParams) => {
  const id = search.get('booking');
  return id ? callQuery(bookings.one, { params: { id } }) : unasked(bookings.one);
};

/** The town or the ZIP code of an address in words: nobody here knows streets. */
export const townIn = (search: URLSearchParams) => {
  const place = townOf(search.get('address') ?? '');
  return place ? callQueryOrNull(places.find, { query: { place } }) : unasked(places.find);
};

/** `91101` of '214 Example Ave, Pasadena, CA 91101'; otherwise its last two parts, which are a town and a state. */
export function townOf(address: string): string {
  const [zip] = /\b\d{5}\b(?!.*\b\d{5}\b)/.exec(address) ?? [];
  return zip ?? address.split(',').slice(-2).join(',').trim().slice(0, 80);
}
