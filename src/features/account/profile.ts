import * as z from 'zod/mini';
import { plainFigures } from '#shared/clean-text.ts';
import { type Day, readDay } from '#shared/dates.ts';
import { longest, ZIP } from '#shared/text-rules.ts';
import { FirstName, LastName, Phone, trimmed } from './credentials.ts';

export const genders = ['female', 'male', 'unsaid'] as const;
export type Gender = (typeof genders)[number];
const OLDEST_BIRTH: Day = '1900-01-01';

/** A day on which a living person can have been born, typed in any common form; whether it has come yet is checked on the server. */
export const BirthDay = z.pipe(
  z.pipe(
    trimmed('errors.dobBlank'),
    z.transform((text) => readDay(text) ?? ''),
  ),
  z.string().check(z.refine((day) => day >= OLDEST_BIRTH, 'errors.dobImproper')),
);
export const Zip = z.pipe(
  z.pipe(trimmed('errors.zipBlank'), z.transform(plainFigures)),
  z.string().check(z.regex(ZIP, 'errors.zipImproper')),
);
export const Address = z.pipe(trimmed('errors.addressBlank'), z.string().check(longest(200, 'errors.tooLong')));
export const GenderChoice = z.enum(genders, 'errors.genderBlank');

/** The personal info of an account's owner. */
export const UserInfo = z.object({
  _id: z.uuid(),
  email: z.string(),
  phone: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.nullable(z.string()),
  dob: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  address: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  personId: z.uuid(),
  completeness: z.int(),
});
export type UserInfo = z.output<typeof UserInfo>;

/** 'About you': the four facts of the profile form. */
export const AboutYouForm = z.object({ dob: BirthDay, gender: GenderChoice, address: Address, zip: Zip });

/** What a person may change of their personal info by hand. */
export const ProfileForm = z.object({
  firstName: FirstName,
  lastName: LastName,
  dob: BirthDay,
  gender: GenderChoice,
  address: Address,
  zip: Zip,
});

/** The phone number is taken when it is the one that the account has: another one needs a code. */
export const UserInfoChange = z.extend(z.partial(ProfileForm), {
  id: z.uuid('errors.invalid_input'),
  phone: z.optional(Phone),
});
export type UserInfoChange = z.output<typeof UserInfoChange>;

type ProfileFacts = Pick<UserInfo, 'dob' | 'gender' | 'address' | 'zip' | 'isEmailVerified' | 'isPhoneVerified'> & {
  healthAnswers: number;
};

/** How many health basics there are to answer. */
export const HEALTH_BASICS = 9;

/** How much of a profile is there, in whole per cent: the account itself and four more steps of equal weight, the last of them by its answers. */
export function completenessOf({
  dob,
  gender,
  address,
  zip,
  isEmailVerified,
  isPhoneVerified,
  healthAnswers,
}: ProfileFacts): number {
  const steps = [true, isEmailVerified || isPhoneVerified, dob && gender, address && zip];
  const done = steps.filter(Boolean).length + healthAnswers / HEALTH_BASICS;
  return Math.floor((done / (steps.length + 1)) * 100);
}
