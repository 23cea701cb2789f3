import { plainText } from '#shared/plain-text.ts';

const folded = (text: string) => plainText(text).replaceAll('_', ' ').trim();

/** Whether words are in one of these names, which may be codes, whatever their capitals and accents. */
export function isNamed(words: string, names: readonly string[]): boolean {
  const sought = folded(words);
  return names.some((name) => folded(name).includes(sought));
}

/**
 * Which of these reasons for a test somebody's own words name, as “I am so tired all the time” names “tiredness”: one of which all telling
 * words are said, or that has all that were. Words that are alike but for their endings are the same; `fillers`, with spaces between
 * them, tell nothing.
 */
export function reasonsIn(words: string, reasons: readonly string[], fillers: string): string[] {
  const said = tellingWords(words, fillers);
  if (said.length === 0) return [];
  return reasons.filter((reason) => {
    const needed = tellingWords(reason, fillers);
    return isWithin(needed, said) || isWithin(said, needed);
  });
}

const SHORTEST_WORD = 3;
const SHORTEST_STEM = 4;
const LONG_WORD = 6;

const tellingWords = (text: string, fillers: string): string[] => {
  const empty = new Set(plainText(fillers).split(' '));
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !empty.has(word));
};

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((word) => all.some((other) => isAlike(word, other)));

function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length <= SHORTEST_STEM) return long.startsWith(short);
  const ending = short.length > LONG_WORD ? 2 : 1;
  return long.startsWith(short.slice(0, -ending));
}
