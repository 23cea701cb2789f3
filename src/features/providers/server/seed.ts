import type { NewProvider } from './provider-store.ts';

export const inJanuary = new Date('2026-01-05T09:00:00Z');

/** What providers of tests have in common: verified in January, without a review, in Pasadena. */
export const inPasadena = (createdAt = inJanuary) =>
  ({
    verifiedAt: createdAt,
    city: 'Pasadena',
    state: 'CA',
    zip: '91101',
    latitude: 34.1478,
    longitude: -118.1445,
    timeZone: 'America/Los_Angeles',
    rating: null,
    reviewCount: 0,
    createdAt,
  }) satisfies Partial<NewProvider>;
