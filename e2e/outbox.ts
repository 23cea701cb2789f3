import { services } from '#shared/services.ts';

export type Letter = { channel: string; recipient: string; subject: string | null; text: string };

/** Where a server with a demo town shows what has left for this address, newest first: `{ data: Letter[] }`. */
export const outboxOf = (recipient: string) => `${services.common}/dev/v1.0/outbox?to=${encodeURIComponent(recipient)}`;

/**
 * The six digits of the newest of these letters that brings a code. In a demo town reminders and summaries of the week may come
 * after it at any moment; the digits of a booking stand behind its letters.
 */
export const codeIn = (letters: readonly Letter[]): string | undefined =>
  letters.map(({ text }) => /(?<![\w-])\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
