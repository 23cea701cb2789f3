/** The metropolitan areas of the demo town; distances of its centres are reckoned from these points. */
export const metros = {
  losAngeles: {
    name: 'Pasadena, CA',
    state: 'CA',
    latitude: 34.1478,
    longitude: -118.1445,
    timeZone: 'America/Los_Angeles',
  },
  sanAntonio: {
    name: 'San Antonio, TX',
    state: 'TX',
    latitude: 29.4241,
    longitude: -98.4936,
    timeZone: 'America/Chicago',
  },
  tampa: { name: 'Tampa, FL', state: 'FL', latitude: 27.9475, longitude: -82.4584, timeZone: 'America/New_York' },
} as const;

export type Metro = (typeof metros)[keyof typeof metros];
