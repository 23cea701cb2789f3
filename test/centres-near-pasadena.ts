import { beforeAll } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { pageApp } from './page.tsx';

/** The server of a file of tests of the list: two day centers and a residence near Pasadena, and a center far from it. */
export async function centresNearPasadena() {
  const t = await pageApp({ sharesDate: true });
  beforeAll(async () => {
    const { id: managerId } = await aPerson(t.db);
    await aCentre(t.db, {
      managerId,
      name: 'Jacaranda Day Center',
      services: ['rides'],
      rating: 4.8,
      reviewCount: 126,
    });
    await aCentre(t.db, {
      name: 'Casa Amable',
      latitude: 34.117,
      longitude: -118.152,
      prices: { dayCents: 9200, weekCents: 43_700, monthCents: 174_800 },
      rating: 4.9,
      reviewCount: 88,
    });
    await aCentre(t.db, {
      name: 'The Linden',
      kind: 'assisted_living',
      latitude: 34.2,
      languages: ['en'],
      services: ['memory_support'],
    });
    await aCentre(t.db, { name: 'Far House', latitude: 33.62, longitude: -117.9 });
  });
  return t;
}

export const cards = () => [...document.querySelectorAll('main article')];
export const address = () => decodeURIComponent(location.pathname + location.search);
