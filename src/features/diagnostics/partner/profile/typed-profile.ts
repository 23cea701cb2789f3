import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { readPrice, shownPrice } from '#features/providers/partner/typed-price.ts';
import { HomeFee, LabProfileForm, TestPrice } from '../../profile-contract.ts';

const { languages, offers } = LabProfileForm.shape;

/** Prices as they are typed, by the id of what they are of; an empty one is not offered. */
export const TypedOffers = z.record(z.string(), z.string());
export type TypedOffers = z.output<typeof TypedOffers>;

const isTyped = ([, text]: [string, string]) => text.trim() !== '';

/** What can be read of them. */
export const readOffers = (typed: TypedOffers): LabProfileForm['offers'] =>
  Object.entries(typed)
    .filter(isTyped)
    .flatMap(([_id, text]) => {
      const cents = readPrice(text);
      return cents === undefined ? [] : [{ _id, cents }];
    });

/** Whether a price cannot stay as it is typed. */
export const isWrongPrice = (text: string): boolean =>
  text.trim() !== '' && !z.safeParse(TestPrice, readPrice(text)).success;

const Offers = z.pipe(
  TypedOffers.check(
    z.refine((typed) => !Object.values(typed).some(isWrongPrice), 'errors.labPriceImproper'),
    z.refine((typed) => Object.entries(typed).some(isTyped), 'errors.labOfferNone'),
  ),
  z.pipe(z.transform(readOffers), offers),
);

/** The profile as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z
  .object({
    aboutEn: AboutForm.shape.en,
    aboutSp: AboutForm.shape.sp,
    comesHome: z.boolean(),
    homeFee: z.string(),
    offers: Offers,
    languages,
  })
  .check(
    z.refine(({ comesHome, homeFee }) => !comesHome || z.safeParse(HomeFee, readPrice(homeFee)).success, {
      error: 'errors.homeFeeImproper',
      path: ['homeFee'],
    }),
  );
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const profileFields = ['aboutEn', 'aboutSp', 'offers', 'comesHome', 'homeFee', 'languages'] as const;

export const typedOf = ({ about, homeFeeCents, offers: known, languages: spoken }: LabProfileForm): TypedProfile => ({
  aboutEn: about.en,
  aboutSp: about.sp,
  comesHome: homeFeeCents !== null,
  homeFee: shownPrice(homeFeeCents),
  offers: Object.fromEntries(known.map(({ _id, cents }) => [_id, shownPrice(cents)])),
  languages: spoken,
});

/** As the server wants it. */
export const profileOf = (typed: z.output<typeof TypedProfile>): LabProfileForm => ({
  about: { en: typed.aboutEn, sp: typed.aboutSp },
  languages: typed.languages,
  homeFeeCents: typed.comesHome ? (readPrice(typed.homeFee) ?? 0) : null,
  offers: typed.offers,
});
