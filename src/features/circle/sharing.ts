import * as z from 'zod/mini';
import { Email, FirstName, LastName } from '#features/account/credentials.ts';
import { BirthDay, GenderChoice } from '#features/account/profile.ts';
import { RelationshipChoice } from '#features/family/relationship.ts';
import { type Scope, scopes } from '#shared/call.ts';
import { type Day, readDay } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';

/** How long an invitation waits for its answer. */
export const INVITATION_DAYS = 30;
/** After so many days it may be sent again (design, flow 5.8). */
export const REMIND_AFTER_DAYS = 3;
/** A no can be taken back for so long; then it stands. */
export const NO_STANDS_AFTER_DAYS = 1;
const after = (instant: Date | string, days: number) => new Date(new Date(instant).getTime() + days * DAY_MS);
/** Of an invitation that was sent at an instant: when it may be sent again, and when it ends by itself. */
export const againAt = (sentAt: Date | string): Date => after(sentAt, REMIND_AFTER_DAYS);
export const invitationEnd = (sentAt: Date | string): Date => after(sentAt, INVITATION_DAYS);
/** From when on a no stands. */
export const noStandsAt = (declinedAt: Date | string): Date => after(declinedAt, NO_STANDS_AFTER_DAYS);
/** So many invitations of one account wait at a time, and so many people without an account it looks after. */
export const MOST_INVITATIONS = 10;
export const MOST_DEPENDANTS = 10;
/** So many may act for one person at a time, so that whoever decides can look at each. */
export const MOST_HELPERS = 40;
/** What has ended stays in the list of both sides so long. */
export const ENDED_DAYS = 30;

/** By what right an account speaks for somebody who has none. */
export const bases = ['parent', 'guardian', 'power_of_attorney', 'agreed'] as const;
export type Basis = (typeof bases)[number];

const MemberEmail = z.pipe(
  z.pipe(z.string('errors.memberEmailBlank'), z.string().check(z.trim(), z.minLength(1, 'errors.memberEmailBlank'))),
  Email,
);
const Scopes = z
  .array(z.enum(scopes, 'errors.invalid_input'), 'errors.invalid_input')
  .check(z.maxLength(scopes.length));
const SomeScopes = Scopes.check(z.minLength(1, 'errors.scopesEmpty'));
const EndDay = z.nullable(
  z.pipe(
    z.pipe(
      z.string('errors.dateImproper'),
      z.transform((text): Day => readDay(text) ?? ''),
    ),
    z.string().check(z.minLength(1, 'errors.dateImproper')),
  ),
);

/** Why a day cannot be the last one of what is shared, by the clock of whoever decides. */
export function refusalOfEnd(typed: string, today: Day): 'errors.dateImproper' | 'errors.dayPast' | undefined {
  const day = readDay(typed);
  if (!day) return 'errors.dateImproper';
  return day < today ? 'errors.dayPast' : undefined;
}

/** May I act for you? */
export const AskForm = z.object({
  how: z.literal('ask'),
  email: MemberEmail,
  /** What the invited person is to the one who asks. */
  relationship: RelationshipChoice,
  scopes: SomeScopes,
});
/** Will you act for me, or for somebody I look after? */
export const OfferForm = z.object({
  how: z.literal('offer'),
  email: MemberEmail,
  /** What the invited person is to the one who is cared for. */
  relationship: RelationshipChoice,
  scopes: SomeScopes,
  /** A person's id; left out for oneself. */
  personId: z.optional(z.nullable(z.uuid('errors.invalid_input'))),
});
/** Somebody without an account, whom one looks after. */
export const DependantForm = z.object({
  how: z.literal('dependant'),
  firstName: FirstName,
  lastName: LastName,
  dob: BirthDay,
  gender: z.optional(z.nullable(GenderChoice)),
  relationship: RelationshipChoice,
  /** Left out where somebody is added in the middle of a booking: it is asked for before the first day. */
  basis: z.optional(z.enum(bases, 'errors.basisBlank')),
});
/** The same, added by the press that books for them: what is left is asked for before the first day. */
export const NamedForm = z.object({
  how: z.literal('named'),
  firstName: FirstName,
  lastName: LastName,
  relationship: RelationshipChoice,
  dob: z.optional(BirthDay),
});
/** What is asked of them in the middle of something else, and what is asked of them at leisure. */
export const DependantInPlace = z.omit(DependantForm, { how: true, gender: true, basis: true });
export const DependantDetails = z.extend(DependantInPlace, { basis: z.enum(bases, 'errors.basisBlank') });
export const NewMember = z.discriminatedUnion('how', [AskForm, OfferForm, DependantForm, NamedForm]);
export type NewMember = z.output<typeof NewMember>;

/** Whose record it is, and what whoever looked after them asks to keep. */
export const TakeoverForm = z.object({ email: MemberEmail, scopes: Scopes });

/** What becomes of a relation of a record that is taken over; `asOf` is its `updated_at` as it was read. */
export const HelperDecision = z.object({
  _id: z.uuid('errors.invalid_input'),
  keep: z.boolean('errors.invalid_input'),
  asOf: z.string('errors.invalid_input').check(z.maxLength(40, 'errors.invalid_input')),
});
export type HelperDecision = z.output<typeof HelperDecision>;

const change = <const Name extends string>(name: Name) => z.object({ change: z.literal(name) });
const Limits = { scopes: SomeScopes, endsOn: z.optional(EndDay) };

/**
 * What may become of an invitation, a relation or a dependant. The invited accept (with less than was asked, if they like, and
 * deciding about each relative where they take a record over) and decline; whoever invited withdraws and sends again; the person limits, pauses, resumes and stops; the member stops, too; whoever
 * looks after a dependant edits their name or has them take over.
 */
export const MemberChange = z.discriminatedUnion('change', [
  z.extend(change('accept'), {
    scopes: z.optional(Scopes),
    endsOn: z.optional(EndDay),
    /** Of a record that is taken over: one for each relative who may act for the person. */
    helpers: z.optional(z.array(HelperDecision, 'errors.invalid_input').check(z.maxLength(MOST_HELPERS))),
  }),
  change('decline'),
  change('reopen'),
  change('withdraw'),
  change('remind'),
  z.extend(change('limit'), Limits),
  change('pause'),
  change('resume'),
  change('stop'),
  z.extend(change('edit'), {
    firstName: FirstName,
    lastName: LastName,
    dob: BirthDay,
    relationship: RelationshipChoice,
    /** From whoever was handed a dependant and has not said it yet; what was said once stays. */
    basis: z.optional(z.enum(bases, 'errors.basisBlank')),
  }),
  z.extend(change('takeover'), TakeoverForm.shape),
]);
export type MemberChange = z.output<typeof MemberChange>;

/** Both in the order of the list, so that two of them compare. */
export const inOrder = (some: readonly Scope[]): Scope[] => scopes.filter((scope) => some.includes(scope));
