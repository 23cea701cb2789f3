import { href } from '#web/paths.ts';

const isDoctor = (kind: string) => kind === 'doctor';

/** The page of a provider of this kind, for whoever knows no more of it. */
export const profileAddress = (kind: string, pathParam: string): string =>
  isDoctor(kind) ? href('/Md/:pathParam?', { pathParam }) : href('/care/daycaredetails/:pathParam?', { pathParam });

/** Where one asks that a provider gets in touch whom nobody can ask here. */
export const contactAddress = (kind: string, pathParam: string): string =>
  isDoctor(kind)
    ? href('/UnMd/:pathParam?', { pathParam })
    : href('/scare/unverifiedCenter/:pathParam?', { pathParam });
