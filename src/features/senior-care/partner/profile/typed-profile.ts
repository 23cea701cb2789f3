import * as z from 'zod/mini';
import { Phone } from '#features/account/credentials.ts';
import { phoneInWords } from '#shared/phone.ts';
import { TypedPlans } from '#features/providers/plans.ts';
import { TypedWeek, typedWeekOf } from '#features/providers/partner/typed-hours.ts';
import { shownPrice, TypedPrice } from '#features/providers/partner/typed-price.ts';
import { type CentreProfile, CentreProfileForm } from '../../partner-contract.ts';
import { centreServices } from '../../services.ts';
import { roomFields, roomProblems, roomsIn, typedRooms, TypedRooms } from './typed-rooms.ts';

const { about, capacity, prices, skipHours, services, languages } = CentreProfileForm.shape;

const isPrice = (cents: number) => z.safeParse(prices.shape.dayCents, cents).success;
const price = (error: string) => TypedPrice(error, isPrice);

/** Every part of the form that stands by itself: other forms take some of them. */
export const TypedParts = z.object({
  phone: Phone,
  aboutEn: about.shape.en,
  aboutSp: about.shape.sp,
  capacity,
  dayPrice: price('seniorCare.profile.price.day.improper'),
  weekPrice: price('seniorCare.profile.price.week.improper'),
  monthPrice: price('seniorCare.profile.price.month.improper'),
  skipHours: z.nonoptional(skipHours),
  hours: TypedWeek,
  services,
  languages,
  plans: TypedPlans,
});

/** The profile form as it is typed; what comes out of it goes into `profileOf`. */
export const TypedProfile = z
  .object({
    ...TypedParts.shape,
    ...TypedRooms,
  })
  .check((typed) => {
    for (const { field, key } of roomProblems(typed.value))
      typed.issues.push({ code: 'custom', path: [field], message: key, input: typed.value[field] });
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
  ...roomFields,
  'skipHours',
  'plans',
  'hours',
  'services',
  'languages',
] as const;

export const typedOf = (centre: CentreProfile): TypedProfile => ({
  phone: phoneInWords(centre.phone),
  aboutEn: centre.about.en,
  aboutSp: centre.about.sp,
  capacity: centre.capacity,
  dayPrice: shownPrice(centre.prices?.dayCents),
  weekPrice: shownPrice(centre.prices?.weekCents),
  monthPrice: shownPrice(centre.prices?.monthCents),
  skipHours: centre.skipHours,
  hours: typedWeekOf(centre.hours),
  services: centreServices.filter((service) => centre.services.includes(service)),
  languages: centre.languages,
  plans: centre.plans.join('\n'),
  ...typedRooms(centre.rooms),
});

/** As the server wants it. */
export const profileOf = (typed: z.output<typeof TypedProfile>): CentreProfileForm => {
  const {
    phone,
    aboutEn,
    aboutSp,
    capacity,
    dayPrice,
    weekPrice,
    monthPrice,
    skipHours,
    hours,
    services,
    languages,
    plans,
  } = typed;
  return {
    phone,
    capacity,
    skipHours,
    hours,
    services,
    languages,
    plans,
    rooms: roomsIn(typed),
    about: { en: aboutEn, sp: aboutSp },
    prices: { dayCents: dayPrice, weekCents: weekPrice, monthCents: monthPrice },
  };
};
