import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { careService } from '#shared/services.ts';

/** A movement of money through us, as the processor has confirmed it. Cents are never less than none: `kind` says the way. */
export const Receipt = z.object({
  /** Of the payment it is of; a refund names the payment that it gives back. */
  paymentId: z.uuid(),
  kind: z.enum(['paid', 'refunded']),
  /** The day on the provider's calendar. */
  day: z.string(),
  cents: z.int(),
  bookingId: z.string(),
  bookingKey: z.uuid(),
  bookingKind: z.string(),
  providerName: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
});
export type Receipt = z.output<typeof Receipt>;

const Year = z.coerce.number('errors.invalid_input').check(z.int(), z.gte(2000), z.lte(2200));
const ForWhom = z.optional(z.uuid('errors.invalid_input'));

/** What an account has paid and got back, for those it may still pay for. */
export const receipts = {
  list: call({
    service: careService,
    method: 'GET',
    path: '/receipts/v1.0/list',
    access: self(),
    summary: 'Every payment and refund of a year, newest first; the last year with any when none is named',
    query: z.object({ year: z.optional(Year), for: ForWhom }),
    reply: z.object({
      data: z.array(Receipt),
      year: z.int(),
      /** Those with payments, the last one first. */
      years: z.array(z.int()),
      people: z.array(z.object({ personId: z.uuid(), personName: z.string() })),
      paidCents: z.int(),
      refundedCents: z.int(),
    }),
  }),
  csv: call({
    service: careService,
    method: 'GET',
    path: '/receipts/v1.0/csv',
    access: self(),
    summary: 'The same as a table for a spreadsheet; wants a recent proof that it is the owner',
    query: z.object({ year: Year, for: ForWhom }),
    reply: fileReply,
    failures: ['confirm_needed'],
  }),
  pdf: call({
    service: careService,
    method: 'GET',
    path: '/receipts/v1.0/pdf/:id',
    access: self(),
    summary: 'The receipt of one payment, with what of it went back; wants a recent proof that it is the owner',
    reply: fileReply,
    failures: ['confirm_needed', 'not_found'],
  }),
  statement: call({
    service: careService,
    method: 'GET',
    path: '/receipts/v1.0/statement',
    access: self(),
    summary:
      'A year of care of one person on paper, as insurances ask for it: provider, days, amounts paid through us; wants a recent proof that it is the owner',
    query: z.object({ year: Year, for: z.uuid('errors.invalid_input') }),
    reply: fileReply,
    failures: ['confirm_needed', 'not_found'],
  }),
} as const;
