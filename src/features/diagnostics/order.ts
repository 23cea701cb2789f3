import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { trimmed } from '#features/account/credentials.ts';
import { Zip } from '#features/account/profile.ts';
import { NOTE_LIMIT } from '#features/bookings/question.ts';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import type { Issue as Wrong } from '#shared/failure.ts';
import { longest } from '#shared/text-rules.ts';
import { MOST_ITEMS } from './cart.ts';
import { draws, type Item, itemWith } from './catalogue.ts';

export const LAB_ORDER = 'lab_order';

/** Where somebody is visited at home; 'Please select an address' where nothing is said. */
export const HomeAddress = z.object({
  street: z.pipe(trimmed('errors.addressUnselected'), z.string().check(longest(200, 'errors.tooLong'))),
  zip: Zip,
});

const known = (id: string) => itemWith(id) !== undefined;

/** The items of a cart, each once. */
export const Basket = z
  .array(
    z.string('errors.invalid_input').check(z.refine(known, 'errors.serviceUnselected')),
    'errors.serviceUnselected',
  )
  .check(
    z.minLength(1, 'errors.serviceUnselected'),
    z.maxLength(MOST_ITEMS, 'errors.cartFull'),
    z.refine((ids) => new Set(ids).size === ids.length, 'errors.invalid_input'),
  );

export const OrderRequest = z.object({
  centerId: z.uuid('errors.invalid_input'),
  items: Basket,
  draw: z.enum(draws, 'errors.optionUnselected'),
  startsAt: SlotInstant,
  /** Whom it is for, as a person’s id; left out for oneself. */
  familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
  /** Of the home, for a draw there. */
  street: z.optional(HomeAddress.shape.street),
  zip: z.optional(HomeAddress.shape.zip),
  note: z._default(z.string('errors.invalid_input').check(z.trim(), longest(NOTE_LIMIT, 'errors.noteTooLong')), ''),
  careNotes: z.optional(CareNotes),
  /** What the page said it costs, in cents: another price answers `price_changed` and books nothing. */
  expectedCents: z.optional(z.int('errors.invalid_input')),
});
export type OrderRequest = z.output<typeof OrderRequest>;

/** What a booking freezes of an order. */
export const OrderDetails = z.object({
  draw: z.enum(draws),
  lines: z.array(z.object({ _id: z.string(), cents: z.int() })),
  homeFeeCents: z.int(),
  /** Of a draw at home: the town with its ZIP code, which the centre reads before its yes. */
  town: z.optional(z.string()),
  /** How often it was moved: calendars need to know which file is the latest. */
  moves: z.int(),
});
export type OrderDetails = z.output<typeof OrderDetails>;

/** An order as its booking has frozen it. */
export const detailsOf = (details: Record<string, unknown>): OrderDetails => z.parse(OrderDetails, details);

export const itemsOf = ({ lines }: Pick<OrderDetails, 'lines'>): Item[] =>
  lines.flatMap(({ _id }) => itemWith(_id) ?? []);

/** So far away a centre sends somebody. */
const MOST_HOME_MILES = 25;

/** What is wrong with a home so far away; undefined where a centre comes. */
export const homeProblem = (away: number): Wrong | undefined =>
  away > MOST_HOME_MILES ? { field: 'zip', key: 'errors.drawTooFar', values: { miles: MOST_HOME_MILES } } : undefined;

/** What is said where a centre does not come home, and where it no longer offers what is in the cart. */
export const notOffered = { draw: 'errors.homeNotOffered', items: 'errors.testNotOffered' } as const;

/** How far an order is, in this order; `booked` until somebody has taken the sample. */
export const stages = ['booked', 'collected', 'in_lab', 'reported'] as const;
export type Stage = (typeof stages)[number];

/** The stage after this one that a lab sets by hand; a report is what sets the last one. */
export const nextStage = (stage: Stage): 'collected' | 'in_lab' | undefined =>
  stage === 'booked' ? 'collected' : stage === 'collected' ? 'in_lab' : undefined;
