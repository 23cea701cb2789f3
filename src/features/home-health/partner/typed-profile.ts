import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { TypedPlans } from '#features/providers/plans.ts';
import { AgencyOffer, type AgencyProfile, AgencyProfileForm, ProfessionalForm } from '../profile-contract.ts';

const { services, languages, programs, zips, radiusMiles } = AgencyOffer.shape;
const { professionals } = AgencyProfileForm.shape;

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

/** What is offered as it is typed; what comes out of it goes into `offerOf`. */
export const TypedOffer = z.object({
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
});
export type TypedOffer = z.input<typeof TypedOffer>;

/** The profile as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z.extend(TypedOffer, { professionals: Professionals });
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const offerFields = [
  'aboutEn',
  'aboutSp',
  'services',
  'languages',
  'radiusMiles',
  'zips',
  'programs',
  'plans',
] as const;
export const profileFields = [...offerFields, 'professionals'] as const;

type KnownOffer = Omit<AgencyOffer, 'radiusMiles'> & { radiusMiles: number };

export const typedOffer = ({ about, radiusMiles: miles, zips: own, plans, ...same }: KnownOffer): TypedOffer => ({
  aboutEn: about.en,
  aboutSp: about.sp,
  services: same.services,
  radiusMiles: String(miles),
  zips: own.join(', '),
  programs: same.programs,
  plans: plans.join('\n'),
  languages: same.languages,
});

export const typedOf = ({ card, professionals: people, ...own }: AgencyProfile): TypedProfile => ({
  ...typedOffer({ ...card, ...own }),
  professionals: people.map((one) => ({
    ...one,
    key: one._id ?? '',
    since: one.since === null ? '' : String(one.since),
  })),
});

/** As the server wants it. */
export const offerOf = ({ aboutEn, aboutSp, ...same }: z.output<typeof TypedOffer>): AgencyOffer => ({
  ...same,
  about: { en: aboutEn, sp: aboutSp },
});
export const profileOf = ({ professionals: people, ...offer }: z.output<typeof TypedProfile>): AgencyProfileForm => ({
  ...offerOf(offer),
  professionals: people,
});
