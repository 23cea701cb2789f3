import * as z from 'zod/mini';

/** The one address for events; first frame: a Hello. */
export const REALTIME_PATH = '/realtime';

/** What may have changed. An event carries no data: pages fetch it again. */
export const topics = ['bookings', 'notifications', 'requests', 'capacity', 'family'] as const;
export type Topic = (typeof topics)[number];

/** `since`: the instant, by the server's clock, after which the page has asked for everything that it shows. */
export const Hello = z.object({ token: z.string().check(z.maxLength(200)), since: z.optional(z.iso.datetime()) });

/** What the server sends: `welcome` after a right Hello, with what may have changed since then; `changed` with topics. */
export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), topics: z.array(z.enum(topics)) }),
  z.object({ type: z.literal('changed'), topics: z.array(z.enum(topics)) }),
]);
export type ServerFrame = z.output<typeof ServerFrame>;
