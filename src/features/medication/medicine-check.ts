import type { KeptMedicine } from './kept-medicine.ts';
import { classes, type Harm, type MedicineClass, notTwice, pairs, reactTogether } from './medicine-classes.ts';

/** Two medicines that harm together, two of the same kind, or one that an allergy speaks against; by their names. */
export type MedicineWarning =
  | { kind: 'pair'; one: string; other: string; harm: Harm }
  | { kind: 'twice'; one: string; other: string }
  | { kind: 'allergy'; one: string; allergy: string };

type Checked = {
  warnings: MedicineWarning[];
  /** Names that the check does not know, and of which it can say nothing. */
  unknown: string[];
};

const classNames = Object.keys(classes) as MedicineClass[]; // its keys
const MARKS = /\p{M}/gu;
/** What a substance is bound to says nothing of what it does. */
const salts = ['potassium', 'potasi', 'kalium', 'sodium', 'sodi', 'natrium'];

/** Words as they are compared: the endings of a name differ from language to language. */
const nameKeys = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/[aeo]+$/, ''))
    .filter((word, index) => word.length > 2 && (index === 0 || !salts.includes(word)));

const classesOf = (text: string): MedicineClass[] => {
  const keys = nameKeys(text);
  return classNames.filter((name) => classes[name].some((known) => keys.includes(known)));
};

/** What of a list of medicines and allergies is known to be dangerous; medicines of before do not count. */
export function checkMedicines(
  medicines: readonly Pick<KeptMedicine, 'medicine' | 'state'>[],
  allergies: readonly string[],
): Checked {
  const taken = medicines
    .filter(({ state }) => state !== 'past')
    .map(({ medicine: { name } }) => ({ name, of: classesOf(name), keys: nameKeys(name) }));
  type Taken = (typeof taken)[number];
  const harmOf = (one: Taken, other: Taken) =>
    pairs.find(
      ([a, b]) => (one.of.includes(a) && other.of.includes(b)) || (one.of.includes(b) && other.of.includes(a)),
    );
  const isTwice = (one: Taken, other: Taken) =>
    notTwice.some((name) => one.of.includes(name) && other.of.includes(name)) || one.keys[0] === other.keys[0];
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
    warnings: [...spokenAgainst, ...together],
    unknown: taken.filter(({ of }) => of.length === 0).map(({ name }) => name),
  };
}

function isMeant({ of, keys }: { of: readonly MedicineClass[]; keys: readonly string[] }, allergy: string): boolean {
  const named = classesOf(allergy).filter((name) => reactTogether.includes(name));
  return named.some((name) => of.includes(name)) || nameKeys(allergy).some((key) => key === keys[0]);
}
