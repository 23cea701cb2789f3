import { expect, test } from 'vitest';
import { openTown } from '#test/town.ts';
import { aStay } from './seed.ts';

const { t, town } = await openTown();

const until = (instant: string) =>
  t.db
    .updateTable('providers')
    .set({ evidence_until: new Date(instant) })
    .where('id', '=', town.centre.id)
    .execute();

/** What the list, the page, the seats, the price and booking itself say of the centre, at one instant. */
async function saidOf(id: string) {
  const { seniorCare } = await t.as(town.elena);
  const search = async (query: Record<string, unknown>) =>
    (await seniorCare.search({ query: { place: 'Pasadena, CA', ...query } })).data.find(({ _id }) => _id === id);
  const { data } = await seniorCare.details({ params: { id } });
  const [listed, cheap, counted, seats, booked] = await Promise.all([
    search({}),
    search({ max: '200' }),
    seniorCare.topRated({ query: { place: 'Pasadena, CA' } }),
    seniorCare.seats({ params: { id }, query: { from: '2026-06-22', to: '2026-06-24' } }).then(
      () => true,
      () => false,
    ),
    aStay(t, { centre: town.centre, person: town.elena, status: 'held' }).then(
      () => true,
      () => false,
    ),
  ]);
  return {
    list: listed?.isVerified,
    price: listed?.prices !== null,
    freeDay: listed?.nextFreeDay !== null,
    filter: cheap !== undefined,
    top: counted.data.some(({ _id }) => _id === id),
    page: data.isVerified,
    seats,
    booked,
  };
}

const all = (is: boolean) => ({
  list: is,
  price: is,
  freeDay: is,
  filter: is,
  top: is,
  page: is,
  seats: is,
  booked: is,
});

test('a verification ends by itself, for lists, pages, prices and bookings at the same instant', async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  await until('2026-06-15T16:00:01Z');
  expect(await saidOf(town.centre.id)).toEqual(all(true));
  t.clock.advance(1);
  expect(await saidOf(town.centre.id)).toEqual(all(false));
  await until('2026-07-01T00:00:00Z');
  expect(await saidOf(town.centre.id)).toEqual(all(true));
});
