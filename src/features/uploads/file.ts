import * as z from 'zod/mini';

/** As the specification has it: five megabytes, as computers count them. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** What is taken, by what a name ends with. Whatever else stands before that does not matter: names are cleaned. */
export const takenTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const satisfies Record<string, string>;
export type TakenType = (typeof takenTypes)[keyof typeof takenTypes];

/** What a place for files wants: pictures alone, or documents, too. */
export const fileSorts = {
  pictures: ['image/jpeg', 'image/png', 'image/webp'],
  documents: Object.values(takenTypes),
} as const;
export type FileSort = keyof typeof fileSorts;

/** The type that the end of a name stands for. */
export const typeByName = (name: string): TakenType | undefined =>
  takenTypes[/\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() as keyof typeof takenTypes];

/** A file that its sender has seen taken in. */
export const SentFile = z.object({
  _id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type SentFile = z.output<typeof SentFile>;
