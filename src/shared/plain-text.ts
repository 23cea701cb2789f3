/** A text as it is looked for: small letters without accents, curly apostrophes straight. */
export const plainText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
