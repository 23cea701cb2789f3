type Change = { zone: string; day: string; hours: 23 | 25 };

const zones = ['America/Los_Angeles', 'America/Chicago', 'America/New_York'];

/** Every change of clocks of 2026 and 2027 in three zones: the hour from two never comes, or the one from one comes twice. */
export const clockChanges: readonly Change[] = zones.flatMap((zone) => [
  { zone, day: '2026-03-08', hours: 23 },
  { zone, day: '2026-11-01', hours: 25 },
  { zone, day: '2027-03-14', hours: 23 },
  { zone, day: '2027-11-07', hours: 25 },
]);
