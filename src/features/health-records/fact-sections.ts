import type { HealthFacts } from './profile.ts';

/** The sections of the records that show what the health basics say, with what stands in each. */
export const factSections = {
  info: ['height', 'weight', 'bloodGroup', 'bloodPressure', 'medicalConditions'],
  allergies: ['allergies'],
  habits: ['smoking', 'alcohol', 'drugProducts'],
} as const satisfies Record<string, readonly (keyof HealthFacts)[]>;
export type FactSection = keyof typeof factSections;
export const factSectionNames = Object.keys(factSections) as [FactSection, ...FactSection[]];
export const isFactSection = (name: string): name is FactSection => Object.hasOwn(factSections, name);
