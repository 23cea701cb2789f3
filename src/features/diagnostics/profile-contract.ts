import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { call, provider } from '#shared/call.ts';
import { itemWith } from './catalogue.ts';
import { LabCard } from './centre.ts';

const MOST_CENTS = 500_000;
const cents = (least: number, error: string) => z.int(error).check(z.gte(least, error), z.lte(MOST_CENTS, error));

export const TestPrice = cents(100, 'errors.labPriceImproper');
export const HomeFee = cents(0, 'errors.homeFeeImproper');

/** What a centre offers and costs. Who it is and what it may do is checked, and changes with the evidence alone. */
export const LabProfileForm = z.object({
  about: AboutForm,
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2,3}$/, 'errors.invalid_input')))
    .check(z.minLength(1, 'errors.labLanguageNone'), z.maxLength(20, 'errors.invalid_input')),
  /** Null where nobody comes home. */
  homeFeeCents: z.nullable(HomeFee),
  offers: z
    .array(
      z.object({
        _id: z.string().check(z.refine((id) => itemWith(id) !== undefined, 'errors.invalid_input')),
        cents: TestPrice,
      }),
    )
    .check(
      z.minLength(1, 'errors.labOfferNone'),
      z.refine((given) => new Set(given.map(({ _id }) => _id)).size === given.length, 'errors.invalid_input'),
    ),
});
export type LabProfileForm = z.output<typeof LabProfileForm>;

export const LabProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  about: z.object({ en: z.string(), sp: z.string() }),
  languages: z.array(z.string()),
  homeFeeCents: z.nullable(z.int()),
  offers: z.array(z.object({ _id: z.uuid(), cents: z.int() })),
  /** It has said when it draws. */
  hasHours: z.boolean(),
  /** As it stands in the list of families. */
  card: LabCard,
});
export type LabProfile = z.output<typeof LabProfile>;

export const labProfiles = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/labs/v1.0/profiles',
    access: provider('stays'),
    summary: 'The test centers that I work for',
    reply: z.object({ data: z.array(LabProfile) }),
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/labs/v1.0/profile/:id',
    access: provider('profile'),
    summary: 'Change what a center says of itself, its tests and prices; orders made before keep their price',
    body: LabProfileForm,
    reply: z.object({ data: LabProfile }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
