/** The services of home health, as Medicare names them: the closed list. The words are `providers.discipline.<key>`. */
export const disciplines = [
  'nursing',
  'physical_therapy',
  'occupational_therapy',
  'speech_therapy',
  'social_services',
  'aide',
] as const;
export type Discipline = (typeof disciplines)[number];

export const isDiscipline = (name: string): name is Discipline => disciplines.some((known) => known === name);

/** The kind of provider that offers them. */
export const HOME_HEALTH = 'home_health_agency';
