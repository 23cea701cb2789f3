import * as z from 'zod/mini';

/** The one address for events; first frame: a Hello. */
export const REALTIME_PATH = '/realtime';

/** The code with which a socket is closed whose session has ended, or never was: whoever hears it asks anew, and logs in. */
export const SOCKET_REFUSED = 4401;

/** What may have changed. An event carries no data: pages fetch it again. */
export const topics = [
  'bookings',
  'notifications',
  'requests',
  'capacity',
  'family',
  'partners',
  'board',
  'threads',
  'leads',
  'account',
  'tours',
  'videoVisits',
  'visitWords',
  'summaries',
  'medication',
] as const;
export type Topic = (typeof topics)[number];

/** `since`: the instant, by the server's clock, after which the page has asked for everything that it shows. */
export const Hello = z.object({ token: z.string().check(z.maxLength(200)), since: z.optional(z.iso.datetime()) });

/** What two browsers tell one another through the server at most at a time. */
const LONGEST_SIGNAL = 32_768;

/** What a page sends after its Hello: it takes a seat that a call has given to it, says something to another seat of that room, or leaves. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('enter'), seat: z.uuid() }),
  z.object({ type: z.literal('leave') }),
  z.object({ type: z.literal('signal'), to: z.uuid(), data: z.string().check(z.maxLength(LONGEST_SIGNAL)) }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;

/**
 * What the server sends: `welcome` after a right Hello, with what may have changed since then; `changed` with topics. To seats:
 * `entered` with who is there, `came` and `went` of others, `signal`, `out` when the seat is one's own no longer, `ended`.
 */
export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), topics: z.array(z.enum(topics)) }),
  z.object({ type: z.literal('changed'), topics: z.array(z.enum(topics)) }),
  z.object({ type: z.literal('entered'), seat: z.uuid(), others: z.array(z.uuid()) }),
  z.object({ type: z.literal('came'), seat: z.uuid() }),
  z.object({ type: z.literal('went'), seat: z.uuid() }),
  z.object({ type: z.literal('out'), seat: z.uuid() }),
  z.object({ type: z.literal('ended') }),
  z.object({ type: z.literal('signal'), from: z.uuid(), data: z.string() }),
]);
export type ServerFrame = z.output<typeof ServerFrame>;
