import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { TypedPlans } from '#features/providers/plans.ts';
import { type AgencyProfile, AgencyProfileForm, ProfessionalForm } from '../profile-contract.ts';

const { services, languages, programs, zips, radiusMiles, professionals } = AgencyProfileForm.shape;

/** Somebody who comes, as they are typed: the year in digits, or left empty. `key` tells new ones apart. */
export type TypedProfessional = Omit<ProfessionalForm, 'discipline' | 'since'> & {
  key: string;
  discipline: string;
  since: string;
};

export const professionalOf = ({ key: _, since, ...same }: TypedProfessional) => ({
  ...same,
  since: since.trim() === '' ? null : Number(since),
});

/** What is wrong with somebody as they are typed, by the field that says it. */
export function wrongWith(typed: TypedProfessional): Record<string, string> {
  const issues = z.safeParse(ProfessionalForm, professionalOf(typed)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const Professionals = z.pipe(
  z
    .array(z.custom<TypedProfessional>())
    .check(
      z.refine(
        (people) => people.every((one) => Object.keys(wrongWith(one)).length === 0),
        'errors.professionalsImproper',
      ),
    ),
  z.pipe(
    z.transform((people: TypedProfessional[]) => people.map(professionalOf)),
    professionals,
  ),
);

/** The profile as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z.object({
  aboutEn: AboutForm.shape.en,
  aboutSp: AboutForm.shape.sp,
  services,
  radiusMiles: z.pipe(z.coerce.number(), radiusMiles),
  zips: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]),
    ),
    // said of the field, which has no place for what is wrong with one of them
    z.array(z.string()).check(z.refine((all) => z.safeParse(zips, all).success, 'errors.zipsImproper')),
  ),
  programs,
  plans: TypedPlans,
  languages,
  professionals: Professionals,
});
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const profileFields = [
  'aboutEn',
  'aboutSp',
  'services',
  'languages',
  'radiusMiles',
  'zips',
  'programs',
  'plans',
  'professionals',
] as const;

export const typedOf = ({ about, zips: own, plans, professionals: people, card }: AgencyProfile): TypedProfile => ({
  aboutEn: about.en,
  aboutSp: about.sp,
  services: card.services,
  radiusMiles: String(card.radiusMiles),
  zips: own.join(', '),
  programs: card.programs,
  plans: plans.join('\n'),
  languages: card.languages,
  professionals: people.map((one) => ({
    ...one,
    key: one._id ?? '',
    since: one.since === null ? '' : String(one.since),
  })),
});

/** As the server wants it. */
export const profileOf = ({ aboutEn, aboutSp, ...same }: z.output<typeof TypedProfile>): AgencyProfileForm => ({
  ...same,
  about: { en: aboutEn, sp: aboutSp },
});
