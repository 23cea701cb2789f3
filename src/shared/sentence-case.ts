/** With a capital at its beginning, for what stands at the beginning of a line: 'lunes, 23 de noviembre' is 'Lunes, …' there. */
export const sentenceCase = (text: string, locale: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
