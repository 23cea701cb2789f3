import * as z from 'zod/mini';
import type { Schema } from './call.ts';

/** The bytes of one file on their way in: read once, as they come; nobody has counted or looked at them. */
export type IncomingFile = { content: AsyncIterable<Uint8Array> };

/** One file on its way out. */
export type OutgoingFile = {
  bytes: number;
  type: string;
  /** What it is called when it is saved: it is an attachment. Without a name it is shown in a page of ours. */
  name?: string;
  content: AsyncIterable<Uint8Array>;
  /** Anybody may keep it for ever: its address changes with its content. */
  isPublic?: boolean;
};

/** The body of a call that takes one file: the browser sends a Blob as `application/octet-stream`, the handler reads a stream. */
export const fileBody = z.custom<IncomingFile>() as unknown as z.ZodMiniType<IncomingFile, Blob>; // sent as one, received as the other

/** The answer of a call that gives one file. Pages show it by its address (`fileAddress`), and send no such call. */
export const fileReply = z.custom<OutgoingFile>();

export const takesFile = ({ body }: { body?: Schema | undefined }): boolean => body === (fileBody as Schema);
export const givesFile = ({ reply }: { reply: Schema }): boolean => reply === (fileReply as Schema);
