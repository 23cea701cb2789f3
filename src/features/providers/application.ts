import * as z from 'zod/mini';
import { Email, NAME_LENGTH, Phone } from '#features/account/credentials.ts';
import { Zip } from '#features/account/profile.ts';
import { longest, shortest } from '#shared/text-length.ts';

/** Who provides care, as the register-type page offers them (specification, section 6). */
export const partnerKinds = ['doctor', 'caregiver', 'diagnosticCenter', 'dayCareCenter', 'homeHealthAgency'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/** Those who join with an account, step by step. */
export const joiningKinds = ['dayCareCenter', 'doctor'] as const satisfies readonly PartnerKind[];
export type JoiningKind = (typeof joiningKinds)[number];

/** Those of whom we take a contact so far. */
const applyingKinds = ['caregiver', 'diagnosticCenter', 'homeHealthAgency'] as const;
export type ApplyingKind = (typeof applyingKinds)[number];

/** As what a provider of this kind joins. */
export const joiningKindOf = (kind: string): JoiningKind => (kind === 'doctor' ? 'doctor' : 'dayCareCenter');

export const isJoiningKind = (name: string | null | undefined): name is JoiningKind =>
  joiningKinds.some((known) => known === name);
export const isPartnerKind = (name: string | null): name is PartnerKind => partnerKinds.some((known) => known === name);

const named = (blank: string, short: string) =>
  z
    .string(blank)
    .check(
      z.trim(),
      z.minLength(1, { error: blank, abort: true }),
      shortest(NAME_LENGTH, short),
      longest(120, 'errors.tooLong'),
    );

/** How to reach who wants to join; checked by people, not by us. */
const contact = {
  /** Of the place, or of the person who provides care. */
  name: named('errors.nameBlank', 'errors.nameShort'),
  contactName: named('errors.contactBlank', 'errors.contactShort'),
  email: Email,
  phone: Phone,
  zip: Zip,
};
export const ContactForm = z.object(contact);
export const PartnerApplication = z.object({ kind: z.enum(applyingKinds, 'errors.optionUnselected'), ...contact });
export type PartnerApplication = z.output<typeof PartnerApplication>;
