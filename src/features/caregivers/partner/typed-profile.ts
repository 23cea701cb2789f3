import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { readPrice, shownPrice } from '#features/providers/partner/typed-price.ts';
import { TypedTraining } from '#features/providers/professional.ts';
import { CaregiverProfileForm } from '../profile-contract.ts';

const { hourCents, minHours, maxHours, radiusMiles, services, languages, since } = CaregiverProfileForm.shape;

const chosen = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) => z.pipe(z.coerce.number(), schema);

/** The profile as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z
  .object({
    aboutEn: AboutForm.shape.en,
    aboutSp: AboutForm.shape.sp,
    training: TypedTraining,
    hourPrice: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => readPrice(text) ?? 0),
      ),
      hourCents,
    ),
    minHours: chosen(minHours),
    maxHours: chosen(maxHours),
    radiusMiles: chosen(radiusMiles),
    services,
    languages,
    gender: z.enum(['', ...genders], 'errors.invalid_input'),
    since: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (text.trim() === '' ? null : Number(text))),
      ),
      since,
    ),
  })
  .check(
    z.refine(({ minHours: least, maxHours: most }) => least <= most, {
      error: 'errors.lengthsOrder',
      path: ['maxHours'],
    }),
  );
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const profileFields = [
  'aboutEn',
  'aboutSp',
  'training',
  'since',
  'gender',
  'hourPrice',
  'minHours',
  'maxHours',
  'radiusMiles',
  'services',
  'languages',
] as const;

/** What was said before; who has said nothing has no price. */
type KnownProfile = Omit<CaregiverProfileForm, 'hourCents' | 'radiusMiles'> & {
  hourCents: number | null;
  radiusMiles: number;
};

export const typedOf = ({ about, since, training, hourCents, gender, ...said }: KnownProfile): TypedProfile => ({
  aboutEn: about.en,
  aboutSp: about.sp,
  training: training.join('\n'),
  since: since === null ? '' : String(since),
  gender: gender ?? '',
  hourPrice: shownPrice(hourCents),
  minHours: String(said.minHours),
  maxHours: String(said.maxHours),
  radiusMiles: String(said.radiusMiles),
  services: said.services,
  languages: said.languages,
});

/** As the server wants it. */
export const profileOf = ({
  aboutEn,
  aboutSp,
  hourPrice,
  gender,
  ...same
}: z.output<typeof TypedProfile>): CaregiverProfileForm => ({
  ...same,
  gender: gender === '' ? null : gender,
  about: { en: aboutEn, sp: aboutSp },
  hourCents: hourPrice,
});
