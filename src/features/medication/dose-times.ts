import type { Medicine } from '#features/visit-summaries/medicine.ts';

type Frequency = Medicine['frequency'];

/** At which hours of a day it is usually taken; none where it is taken when it is needed. */
const usualTimes: Record<Frequency, readonly string[]> = {
  onceDaily: ['08:00'],
  twiceDaily: ['08:00', '20:00'],
  threeDaily: ['08:00', '14:00', '20:00'],
  fourDaily: ['08:00', '12:00', '16:00', '20:00'],
  morning: ['08:00'],
  bedtime: ['22:00'],
  everyOtherDay: ['08:00'],
  weekly: ['08:00'],
  asNeeded: [],
};

/** When a dose is due on a day on which there is one: as somebody has said for so many doses, otherwise as usual. */
export const doseTimes = (frequency: Frequency, said: readonly string[]): readonly string[] =>
  said.length === usualTimes[frequency].length ? said : usualTimes[frequency];
