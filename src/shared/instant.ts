import * as z from 'zod/mini';

/** An instant as ISO text, read into a Date; what is none is refused by that word key. */
export const instantElse = (error: string) =>
  z.pipe(
    z.iso.datetime({ error }),
    z.transform((text) => new Date(text)),
  );
