import * as z from 'zod/mini';
import { formatPhone, Phone } from '#features/account/credentials.ts';
import type { Hours } from '#features/providers/hours.ts';
import { type CentreProfile, CentreProfileForm } from '../partner-contract.ts';
import { centreServices } from '../services.ts';
import { readPrice, shownPrice } from './typed-price.ts';

const { about, capacity, prices, hours, services, languages } = CentreProfileForm.shape;

/** The hours of one weekday as typed: those of a closed day stay, in case it opens again. */
const TypedHours = z.object({ isOpen: z.boolean(), open: z.string(), close: z.string() });
export type TypedHours = z.output<typeof TypedHours>;

export const hasTimes = ({ isOpen, open, close }: TypedHours): boolean => !isOpen || (open !== '' && close !== '');
export const isInOrder = (day: TypedHours): boolean => !day.isOpen || !hasTimes(day) || day.open < day.close;

const TypedWeek = z.pipe(
  z
    .array(TypedHours)
    .check(z.refine((week) => week.every(hasTimes), { error: 'partner.profile.hours.blank', abort: true })),
  z.pipe(
    z.transform((week: TypedHours[]): Hours =>
      week.map(({ isOpen, open, close }) => (isOpen ? { open, close } : null)),
    ),
    hours,
  ),
);

const isPrice = (cents: number) => z.safeParse(prices.shape.dayCents, cents).success;
const TypedPrice = (error: string) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((text) => readPrice(text) ?? 0),
    ),
    z.int().check(z.refine(isPrice, error)),
  );

/** The profile form as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z.object({
  phone: Phone,
  aboutEn: about.shape.en,
  aboutSp: about.shape.sp,
  capacity,
  dayPrice: TypedPrice('partner.profile.price.day.improper'),
  weekPrice: TypedPrice('partner.profile.price.week.improper'),
  monthPrice: TypedPrice('partner.profile.price.month.improper'),
  hours: TypedWeek,
  services,
  languages,
});
export type TypedProfile = z.input<typeof TypedProfile>;

/** In the order of the page. */
export const profileFields = [
  'phone',
  'aboutEn',
  'aboutSp',
  'capacity',
  'dayPrice',
  'weekPrice',
  'monthPrice',
  'hours',
  'services',
  'languages',
] as const;

const USUAL = { open: '08:00', close: '17:00' };

export const typedOf = (centre: CentreProfile): TypedProfile => ({
  phone: formatPhone(centre.phone),
  aboutEn: centre.about.en,
  aboutSp: centre.about.sp,
  capacity: centre.capacity,
  dayPrice: shownPrice(centre.prices.dayCents),
  weekPrice: shownPrice(centre.prices.weekCents),
  monthPrice: shownPrice(centre.prices.monthCents),
  hours: centre.hours.map((day) => ({ isOpen: day !== null, ...(day ?? USUAL) })),
  services: centreServices.filter((service) => centre.services.includes(service)),
  languages: centre.languages,
});

/** As the server wants it. */
export const profileOf = ({
  aboutEn,
  aboutSp,
  dayPrice,
  weekPrice,
  monthPrice,
  ...same
}: z.output<typeof TypedProfile>): CentreProfileForm => ({
  ...same,
  about: { en: aboutEn, sp: aboutSp },
  prices: { dayCents: dayPrice, weekCents: weekPrice, monthCents: monthPrice },
});
