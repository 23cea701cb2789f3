import * as z from 'zod/mini';

/** What somebody in the room shows of themselves. */
export const ParticipantState = z.object({
  isMuted: z.boolean(),
  hasCamera: z.boolean(),
  hasMicrophone: z.boolean(),
  isSharing: z.boolean(),
  isThin: z.boolean(),
  canCaption: z.boolean(),
  wantsCaptions: z.boolean(),
});
export type ParticipantState = z.output<typeof ParticipantState>;

/** What two browsers say to one another over the server, which does not read it. A `session` is one connection: a newer one takes its place. */
export const Signal = z.union([
  z.object({
    session: z.number(),
    description: z.object({ type: z.enum(['offer', 'answer', 'rollback', 'pranswer']), sdp: z.optional(z.string()) }),
  }),
  z.object({
    session: z.number(),
    candidate: z.object({
      candidate: z.optional(z.string()),
      sdpMid: z.optional(z.nullable(z.string())),
      sdpMLineIndex: z.optional(z.nullable(z.number())),
      usernameFragment: z.optional(z.nullable(z.string())),
    }),
  }),
  z.object({ standing: ParticipantState }),
  z.object({ caption: z.string().check(z.maxLength(1000)) }),
]);
export type Signal = z.output<typeof Signal>;

/** What arrived, where it can be understood. */
export function signalIn(data: string): Signal | undefined {
  try {
    return z.safeParse(Signal, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
