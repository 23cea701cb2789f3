import { href } from '#web/paths.ts';

type Pages = {
  profile: (id: string) => string;
  /** Where one asks that a provider gets in touch whom nobody can ask here. */
  contact: (id: string) => string;
};

const places: Pages = {
  profile: (pathParam) => href('/care/daycaredetails/:pathParam?', { pathParam }),
  contact: (pathParam) => href('/scare/unverifiedCenter/:pathParam?', { pathParam }),
};

/** The pages of kinds of providers that are no places. */
const pagesOf: Readonly<Record<string, Pages>> = {
  caregiver: {
    profile: (pathParam) => href('/cg/:pathParam?', { pathParam }),
    contact: (pathParam) => href('/cg/:pathParam?', { pathParam }),
  },
  diagnostic_center: {
    profile: (center) => href('/diagnosis-center-view', undefined, { center }),
    contact: (center) => href('/diagnosis-center-view', undefined, { center }),
  },
  home_health_agency: {
    profile: (pathParam) => href('/homeHealthProfile/:pathParam?', { pathParam }),
    contact: (agency) => href('/homeHealthRequest', undefined, { agency }),
  },
  doctor: {
    profile: (pathParam) => href('/Md/:pathParam?', { pathParam }),
    contact: (pathParam) => href('/UnMd/:pathParam?', { pathParam }),
  },
};

/** The page of a provider of this kind, for whoever knows no more of it. */
export const profileAddress = (kind: string, id: string): string => (pagesOf[kind] ?? places).profile(id);

/** Where one asks that a provider of this kind gets in touch. */
export const contactAddress = (kind: string, id: string): string => (pagesOf[kind] ?? places).contact(id);
