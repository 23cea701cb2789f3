import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { readPrice, shownPrice } from '#features/providers/partner/typed-price.ts';
import { TypedPlans } from '#features/providers/plans.ts';
import { TypedTraining } from '#features/providers/professional.ts';
import { type DoctorProfile, DoctorProfileForm } from '../../profile-contract.ts';

const { prices, focuses, languages, acceptsItself } = DoctorProfileForm.shape;

/** Empty is a way in which the doctor sees nobody. */
const TypedVisitPrice = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? null : (readPrice(text) ?? 0))),
  ),
  z.nullable(
    z
      .int()
      .check(
        z.refine(
          (cents) => z.safeParse(prices, { videoCents: cents, chatCents: null }).success,
          'errors.visitPriceImproper',
        ),
      ),
  ),
);

export const typedPrices = { videoPrice: TypedVisitPrice, chatPrice: TypedVisitPrice };
type Prices = { videoPrice: number | null; chatPrice: number | null };

/** Whoever sees people has a price. */
export const hasPrice = z.refine<Prices>(({ videoPrice, chatPrice }) => videoPrice !== null || chatPrice !== null, {
  error: 'errors.modeNone',
  path: ['videoPrice'],
});

/** What patients read, as it is typed. */
export const TypedBio = z.object({
  aboutEn: AboutForm.shape.en,
  aboutSp: AboutForm.shape.sp,
  plans: TypedPlans,
  focuses,
  languages,
});

/** The profile as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z
  .object({ ...TypedBio.shape, ...typedPrices, acceptsItself, training: TypedTraining })
  .check(hasPrice);
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const profileFields = [
  'aboutEn',
  'aboutSp',
  'training',
  'videoPrice',
  'chatPrice',
  'acceptsItself',
  'plans',
  'focuses',
  'languages',
] as const;

export const typedOf = ({
  about,
  prices,
  plans,
  focuses,
  languages,
  training,
  acceptsItself,
}: DoctorProfile): TypedProfile => ({
  aboutEn: about.en,
  aboutSp: about.sp,
  training: training.join('\n'),
  videoPrice: shownPrice(prices.videoCents),
  chatPrice: shownPrice(prices.chatCents),
  plans: plans.join('\n'),
  focuses,
  languages,
  acceptsItself,
});

/** As the server wants it. */
export const profileOf = ({
  aboutEn,
  aboutSp,
  videoPrice,
  chatPrice,
  ...same
}: z.output<typeof TypedProfile>): DoctorProfileForm => ({
  ...same,
  about: { en: aboutEn, sp: aboutSp },
  prices: { videoCents: videoPrice, chatCents: chatPrice },
});
