const MARKS = /\p{M}/gu;
/** German writes what a substance is bound to in one word with it. */
const BOUND =
  /(?<=.{3})(natrium|kalium|(hydro)?chlorid|carbonat|acetat|citrat|sulfat|succinat|tartrat|maleat|besilat)$/;

/**
 * A word as it is compared: marks, doubled letters and the vowels at its end fall away, and what English, Spanish, German and Italian
 * write differently in names of substances becomes the same. What is as short as an abbreviation stays as it is.
 */
export const folded = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(BOUND, '')
        .replaceAll('ph', 'f')
        .replaceAll(/ch(?=[ei])/g, 'k')
        .replaceAll('h', '')
        .replaceAll('y', 'i')
        .replaceAll('x', 's')
        .replaceAll(/(.)\1+/g, '$1')
        .replace(/[aeo]+$/, '');

/** The letter says which vitamin it is, and of the B vitamins the number. */
const VITAMIN = /\bvitamin[aeos]*[\s-]+(?:b[\s-]?(\d{1,2})|([a-ek])\d*)\b/g;
const vitaminWord = (_: string, number?: string, letter?: string) => `${letter ?? `b${number}`}vitamin`;

/** What many names share, and what says nothing of what a medicine does: what substances are bound to, forms, release and measures. */
const shared = new Set(
  [
    ...[
      'vitamin',
      'vitamins',
      'vitaminas',
      'acid',
      'acido',
      'saure',
      'insulin',
      'supplement',
      'complex',
      'oil',
      'extract',
    ],
    ...[
      'sodium',
      'sodio',
      'natrium',
      'potassium',
      'potasio',
      'potasico',
      'sodico',
      'calcico',
      'potassio',
      'kalium',
      'calcium',
      'calcio',
      'kalzium',
    ],
    ...['magnesium', 'magnesio', 'zinc', 'zinco', 'zink', 'aluminium', 'aluminum'],
    ...['chloride', 'cloruro', 'chlorid', 'hydrochloride', 'clorhidrato', 'cloridrato', 'hydrochlorid', 'carbonate'],
    ...['carbonato', 'bicarbonate', 'bicarbonato', 'citrate', 'citrato', 'sulfate', 'sulphate', 'sulfato', 'solfato'],
    ...['phosphate', 'fosfato', 'acetate', 'acetato', 'gluconate', 'gluconato', 'oxide', 'oxido', 'ossido', 'oxid'],
    ...['hydroxide', 'hidroxido', 'idrossido', 'succinate', 'tartrate', 'maleate', 'mesylate', 'besylate', 'lactate'],
    ...['tablet', 'tablets', 'tabletten', 'tablette', 'pill', 'pills', 'capsule', 'capsules', 'capsula', 'capsulas'],
    ...['kapseln', 'comprimido', 'comprimidos', 'compressa', 'compresse', 'drops', 'gotas', 'gocce', 'tropfen'],
    ...['syrup', 'jarabe', 'sciroppo', 'saft', 'cream', 'crema', 'creme', 'ointment', 'pomada', 'pomata', 'salbe'],
    ...['gel', 'spray', 'solution', 'suspension', 'powder', 'patch', 'inhaler', 'injection', 'oral', 'nasal', 'eye'],
    ...['ear', 'topical', 'chewable', 'liquid', 'retard', 'extended', 'release', 'delayed', 'sustained', 'controlled'],
    ...['modified', 'immediate', 'prolonged', 'slow', 'long', 'acting', 'liberacion', 'prolongada', 'rilascio'],
    ...['prolungato', 'modificato', 'low', 'high', 'dose', 'strength', 'extra', 'regular', 'forte', 'baby', 'children'],
    ...['adult', 'generic', 'plus', 'the', 'and', 'con', 'por', 'per', 'mit', 'und', 'der', 'die', 'las', 'los', 'del'],
    ...['hcl', 'unit', 'units'],
  ].map(folded),
);

export type Names = {
  /** Words that a list of names is looked through for. */
  words: readonly string[];
  /** What tells it from others; where no word does that alone, as in potassium chloride, all of it. */
  substance: string;
};

/** What the name of a medicine, or of an allergy, is compared by. */
export function namesIn(text: string): Names {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const words = plain
    .replaceAll(VITAMIN, vitaminWord)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^(\d|mcg$|meq$)/.test(word))
    .map(folded);
  const telling = words.filter((word) => !shared.has(word));
  const [first] = words;
  const [substance] = telling;
  if (first === undefined) return { words, substance: plain.trim() };
  if (substance === undefined) return { words, substance: words.toSorted().join(' ') };
  return { words: [first, ...telling], substance };
}
