import { readZip } from './place.ts';
import { states } from './states.ts';

/** One way to understand what was typed: a town's key, or its beginning, in one of these states. */
export type PlaceReading = {
  town: string;
  /** Postal codes; none means any state. */
  states: string[];
  /** Only the whole name counts, not its beginning. */
  isWhole: boolean;
};

/** What was typed, understood: the ways to read its words, and the digits of a ZIP code or its beginning. */
export type TypedPlace = { readings: PlaceReading[]; zip: string };

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** The letters by which a town is found: without case, accents, spaces and punctuation, abbreviations written out. */
export const townKey = (name: string): string =>
  wordsOf(name)
    .map((word) => abbreviations[word] ?? word)
    .join('');

/** Understands 'pasadena', 'Pasadena, CA', 'st. louis mo', 'Pasadena, Calif', 'Pasadena, CA 91101', '911' and a place's id. */
export function readTypedPlace(typed: string): TypedPlace {
  const [, text = '', digits = ''] = /^(.*?)[\s,-]*(?<!\d)(\d{1,5})?\s*$/s.exec(readZip(typed) ?? typed) ?? [];
  const [town = '', state] = text.split(',');
  const readings = state === undefined ? readWithoutComma(town) : readWithComma(town, state);
  return { readings: readings.filter((reading) => reading.town !== ''), zip: digits };
}

function readWithComma(town: string, state: string): PlaceReading[] {
  const typed = lettersOf(state);
  const fitting = statesStarting(typed);
  return typed !== '' && fitting.length === 0 ? [] : [{ town: townKey(town), states: fitting, isWhole: false }];
}

function readWithoutComma(text: string): PlaceReading[] {
  const words = wordsOf(text);
  const withState = [1, 2, 3].flatMap((count) => {
    const state = words.slice(-count).join('');
    const fitting = words.length > count ? statesMeant(state) : [];
    return fitting.length > 0
      ? [{ town: townKey(words.slice(0, -count).join(' ')), states: fitting, isWhole: true }]
      : [];
  });
  // The last word may still be growing: 'st' is on its way to 'Saint Louis' as well as to 'Stockton'.
  const growing = townKey(words.slice(0, -1).join(' ')) + (words.at(-1) ?? '');
  const towns = [...new Set([townKey(text), growing])];
  return [...withState, ...towns.map((town) => ({ town, states: [], isWhole: false }))];
}

/** A state's code says which one is meant; other letters mean every state whose code or name begins with them. */
function statesStarting(letters: string): string[] {
  if (letters === '') return [];
  const codes = Object.keys(states);
  const named = codes.filter((code) => code.toLowerCase() === letters);
  if (named.length > 0) return named;
  return codes.filter(
    (code) => code.toLowerCase().startsWith(letters) || lettersOf(states[code] ?? '').startsWith(letters),
  );
}

// Without a comma one or two letters may as well belong to the town, unless they are a state's code.
const statesMeant = (letters: string) =>
  statesStarting(letters).filter((code) => letters.length > 2 || code.toLowerCase() === letters);

const lettersOf = (text: string) => wordsOf(text).join('');

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
