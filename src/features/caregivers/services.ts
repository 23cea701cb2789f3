/** What caregivers may help with at home: the closed list, what most families look for first. The words are `caregivers.service.<key>`. */
export const careServices = [
  'personal_care',
  'companionship',
  'meal_preparation',
  'mobility',
  'dementia_care',
  'respite',
  'medication_reminders',
  'housekeeping',
  'errands',
] as const;
export type CareService = (typeof careServices)[number];

const LAST_DIGITS = 31;

/** Each is a service of its own, that can be named by itself. */
export const serviceId = (service: CareService): string =>
  `5c0a7e1e-0000-4000-8000-0000000000${careServices.indexOf(service) + LAST_DIGITS}`;
