import type { KeptMedicine } from './kept-medicine.ts';
import { classes, type Harm, type MedicineClass, notTwice, pairs, reactTogether } from './medicine-classes.ts';
import { folded, type Names, namesIn } from './medicine-names.ts';

/** Two medicines that harm together, two of the same kind, or one that an allergy speaks against; by their names. */
export type MedicineWarning =
  | { kind: 'pair'; one: string; other: string; harm: Harm }
  | { kind: 'twice'; one: string; other: string }
  | { kind: 'allergy'; one: string; allergy: string };

type CheckResult = {
  warnings: MedicineWarning[];
  /** Names that the check does not know, and of which it can say nothing. */
  unknown: string[];
};

const classNames = Object.keys(classes) as MedicineClass[]; // its keys
const known = classNames.map((name) => ({ name, keys: new Set(classes[name].map(folded)) }));

const classesOf = ({ words }: Pick<Names, 'words'>): MedicineClass[] =>
  known.filter(({ keys }) => words.some((word) => keys.has(word))).map(({ name }) => name);

/** What of a list of medicines and allergies is known to be dangerous; medicines of before do not count. */
export function checkMedicines(
  medicines: readonly Pick<KeptMedicine, 'medicine' | 'state'>[],
  allergies: readonly string[],
): CheckResult {
  const taken = medicines
    .filter(({ state }) => state !== 'past')
    .map(({ medicine: { name } }) => ({ name, ...namesIn(name) }))
    .map((one): TakenMedicine => ({ ...one, of: classesOf(one) }));
  const harmOf = (one: TakenMedicine, other: TakenMedicine) =>
    pairs.find(
      ([a, b]) => (one.of.includes(a) && other.of.includes(b)) || (one.of.includes(b) && other.of.includes(a)),
    );
  const isTwice = (one: TakenMedicine, other: TakenMedicine) =>
    notTwice.some((name) => one.of.includes(name) && other.of.includes(name)) || one.substance === other.substance;
  const together = taken.flatMap((one, index) =>
    taken.slice(index + 1).flatMap((other): MedicineWarning[] => {
      const names = { one: one.name, other: other.name };
      const harm = harmOf(one, other)?.[2];
      if (harm) return [{ kind: 'pair', ...names, harm }];
      return isTwice(one, other) ? [{ kind: 'twice', ...names }] : [];
    }),
  );
  const spokenAgainst = taken.flatMap((one) =>
    allergies
      .filter((allergy) => isMeant(one, allergy))
      .map((allergy): MedicineWarning => ({ kind: 'allergy', one: one.name, allergy })),
  );
  return {
    warnings: eachOnce([...spokenAgainst, ...together]),
    unknown: taken.filter(({ of }) => of.length === 0).map(({ name }) => name),
  };
}

type TakenMedicine = Names & { name: string; of: readonly MedicineClass[] };

function isMeant({ of, substance }: TakenMedicine, allergy: string): boolean {
  const names = namesIn(allergy);
  const named = classesOf(names).filter((name) => reactTogether.includes(name));
  return named.some((name) => of.includes(name)) || names.substance === substance || names.words.includes(substance);
}

/** A name that stands on the list twice brings the same words twice. */
function eachOnce(warnings: readonly MedicineWarning[]): MedicineWarning[] {
  const byWords = new Map<string, MedicineWarning>();
  for (const warning of warnings) {
    const names = warning.kind === 'allergy' ? [warning.one, warning.allergy] : [warning.one, warning.other].toSorted();
    const words = JSON.stringify([warning.kind, ...names]);
    if (!byWords.has(words)) byWords.set(words, warning);
  }
  return [...byWords.values()];
}
