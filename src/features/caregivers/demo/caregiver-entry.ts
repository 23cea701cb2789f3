import type { Gender } from '#features/providers/genders.ts';
import type { CareService } from '../services.ts';

/** Where caregivers of the town live. */
export type Town = 'pasadena' | 'alhambra' | 'glendale' | 'sanAntonio' | 'tampa';

/** What a caregiver of the town says of themselves. */
export type CaregiverEntry = {
  firstName: string;
  lastName: string;
  gender: Gender;
  town: Town;
  language?: string;
  years: number;
  /** Dollars an hour. */
  price: number;
  lengths: readonly [least: number, most: number];
  radius: number;
  week: 'workdays' | 'mornings' | 'evenings' | 'weekend' | 'everyDay';
  services: readonly CareService[];
  training: readonly string[];
  about: { en: string; sp: string };
  hair: string;
  skin: string;
  isVerified?: boolean;
};
