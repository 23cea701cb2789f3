import * as z from 'zod/mini';

/** How a doctor sees people: face to face on the screen, or in writing. */
export const modes = ['video', 'chat'] as const;
export type Mode = (typeof modes)[number];
export const Mode = z.enum(modes, 'errors.mandatory');

/** Each way is a service of its own, that can be named by itself. */
export const serviceIds = {
  video: '5c0a7e1e-0000-4000-8000-000000000011',
  chat: '5c0a7e1e-0000-4000-8000-000000000012',
} as const satisfies Record<Mode, string>;

/** Cents for one visit; null where the doctor does not see people that way, or has not said it yet. */
export const AppointmentPrices = z.object({ videoCents: z.nullable(z.int()), chatCents: z.nullable(z.int()) });
export type AppointmentPrices = z.output<typeof AppointmentPrices>;

/** What a visit costs that way; null where there is none. */
export const priceBy = (mode: Mode, { videoCents, chatCents }: AppointmentPrices): number | null =>
  mode === 'video' ? videoCents : chatCents;

/** How this doctor can be seen, video first. */
export const modesOf = (prices: AppointmentPrices): Mode[] => modes.filter((mode) => priceBy(mode, prices) !== null);

/** Of somebody who has said no price. */
export const noPrices: AppointmentPrices = { videoCents: null, chatCents: null };

/** What lists compare, and what `providers.price_cents` holds; null where nobody has said a price. */
export function lowestPrice({ videoCents, chatCents }: AppointmentPrices): number | null {
  const known = [videoCents, chatCents].filter((cents) => cents !== null);
  return known.length === 0 ? null : Math.min(...known);
}
