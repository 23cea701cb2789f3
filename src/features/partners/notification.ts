import * as z from 'zod/mini';
import { joiningKinds } from '#features/providers/application.ts';
import { purposes } from './application.ts';

/** The kind of notifications about joining and about what a place shows; its subject is an application or a provider. */
export const PARTNER_NOTICE = 'partner';

/** To staff: `sent`. To the applicant: `asked`, `approved`, `declined`; of a claim `claimAsked` and so on. To managers: `ending`, `ended`. To families: `placeEnded`. */
export const partnerNotices = [
  'sent',
  'asked',
  'approved',
  'declined',
  'claimAsked',
  'claimApproved',
  'claimDeclined',
  'ending',
  'ended',
  'placeEnded',
] as const;
export type PartnerNotice = (typeof partnerNotices)[number];

/** `name`: of the place; `day`: the last on which its evidence holds. */
export const PartnerNoticeFacts = z.object({
  what: z.enum(partnerNotices),
  name: z.string(),
  day: z.optional(z.string()),
  /** Of provider, where the news is of one that is not a place. */
  kind: z.optional(z.enum(joiningKinds)),
  /** To an applicant: what was decided of. */
  purpose: z.optional(z.enum(purposes)),
  /** The kind of bookings there, where families are told. */
  booked: z.optional(z.string()),
  /** The listing that is claimed. */
  claimed: z.optional(z.uuid()),
});
export type PartnerNoticeFacts = z.output<typeof PartnerNoticeFacts>;
