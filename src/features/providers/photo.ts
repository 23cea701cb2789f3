import * as z from 'zod/mini';

/** What a photograph shows, in another language than it was written in first. */
export const OtherWords = z.object({ language: z.string(), words: z.string() });

/** A photograph of a place as families see it. Its addresses begin with `stem`, which changes with its content. */
export const Photo = z.object({
  stem: z.string(),
  /** As its place has written it. */
  alt: z.string(),
  /** The same in other languages, where somebody has. */
  alts: z.optional(z.array(OtherWords)),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type Photo = z.output<typeof Photo>;

/** What it shows, in the reader's language where there are words for it, else as they were written. */
export const altIn = ({ alt, alts = [] }: Pick<Photo, 'alt' | 'alts'>, language: string): string =>
  alts.find((one) => one.language === language)?.words ?? alt;

/** The other one of the two languages of families, for whoever writes in this one. */
export const otherLanguage = (language: string): 'en' | 'sp' => (language === 'sp' ? 'en' : 'sp');

/** Whether what it shows is said in the other language of families, too. */
export const isSaidTwice = (alts: Photo['alts'] = []): boolean =>
  alts.some(({ language, words }) => ['en', 'sp'].includes(language) && words.trim() !== '');

export const MOST_PHOTOS = 12;
export const SHORTEST_ALT = 3;
export const LONGEST_ALT = 160;

/** The kind of file that photographs of places are sent as. */
export const PLACE_PHOTO = 'place-photo';

/** For cards, for pages, and for large screens. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

export const photoStates = ['checking', 'approved', 'refused'] as const;
export type PhotoState = (typeof photoStates)[number];
export const refusalReasons = ['people', 'unclear', 'not_the_place', 'advertising'] as const;
