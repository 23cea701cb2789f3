import type { analytes } from './analytes.ts';

/** What tests are about, in the order in which they are offered. */
export const categories = ['heart', 'sugar', 'kidney', 'liver', 'thyroid', 'vitamins', 'blood', 'bones'] as const;
export type Category = (typeof categories)[number];

/** What a person has to know besides not eating; the words are `diagnostics.prepare.<name>`. */
export const notes = ['morning', 'biotin', 'alcohol', 'exercise', 'firstUrine', 'thinner'] as const;
export type PrepareNote = (typeof notes)[number];

export type Specimen = 'blood' | 'urine';

type TestFacts = {
  category: Category;
  analytes: readonly (keyof typeof analytes)[];
  /** Whole hours without food before it; water is always allowed. */
  fastHours?: 8 | 12;
  notes?: readonly PrepareNote[];
  specimen?: Specimen;
  /** Usual hours from the draw to the result. */
  hours?: number;
};

/** A test of the catalogue. Each centre says which of them it offers, and for how much. */
export type Test = Required<TestFacts> & { _id: string; number: number; code: string };

/** Several tests that are offered together, for one price. */
export type Package = { _id: string; number: number; code: string; tests: readonly Test[] };
export type Item = Test | Package;

const FIRST_TEST = 101;
const FIRST_PACKAGE = 301;
/** Ids that never change: a test keeps its place in the list below, and a new one comes last. */
const idOf = (number: number): string => `5c0a7e1e-0000-4000-8000-000000000${String(number)}`;

const written: Record<string, TestFacts> = {
  lipid_panel: {
    category: 'heart',
    analytes: ['total_cholesterol', 'ldl', 'hdl', 'triglycerides'],
    fastHours: 12,
    notes: ['alcohol'],
  },
  crp: { category: 'heart', analytes: ['crp'] },
  bnp: { category: 'heart', analytes: ['nt_probnp'], hours: 36 },
  glucose: { category: 'sugar', analytes: ['glucose'], fastHours: 8, notes: ['morning'] },
  a1c: { category: 'sugar', analytes: ['a1c'] },
  insulin: { category: 'sugar', analytes: ['insulin'], fastHours: 8, notes: ['morning'], hours: 48 },
  kidney_panel: { category: 'kidney', analytes: ['creatinine', 'egfr', 'urea_nitrogen'], notes: ['exercise'] },
  urine_albumin: {
    category: 'kidney',
    analytes: ['urine_albumin'],
    notes: ['firstUrine'],
    specimen: 'urine',
    hours: 36,
  },
  electrolytes: { category: 'kidney', analytes: ['sodium', 'potassium', 'chloride', 'bicarbonate'] },
  uric_acid: { category: 'kidney', analytes: ['uric_acid'] },
  liver_panel: { category: 'liver', analytes: ['alt', 'ast', 'alp', 'bilirubin', 'albumin'], notes: ['alcohol'] },
  ggt: { category: 'liver', analytes: ['ggt'], fastHours: 8, notes: ['alcohol'] },
  tsh: { category: 'thyroid', analytes: ['tsh'], notes: ['biotin'] },
  thyroid_panel: {
    category: 'thyroid',
    analytes: ['tsh', 'free_t4', 'free_t3'],
    notes: ['biotin', 'morning'],
    hours: 36,
  },
  vitamin_d: { category: 'vitamins', analytes: ['vitamin_d'], hours: 48 },
  vitamin_b12: { category: 'vitamins', analytes: ['vitamin_b12'], notes: ['biotin'], hours: 36 },
  folate: { category: 'vitamins', analytes: ['folate'], fastHours: 8, hours: 36 },
  magnesium: { category: 'vitamins', analytes: ['magnesium'] },
  blood_count: { category: 'blood', analytes: ['hemoglobin', 'hematocrit', 'white_cells', 'red_cells', 'platelets'] },
  iron_panel: {
    category: 'blood',
    analytes: ['iron', 'ferritin', 'transferrin_saturation'],
    fastHours: 12,
    notes: ['morning'],
    hours: 36,
  },
  inr: { category: 'blood', analytes: ['inr'], notes: ['thinner'] },
  sed_rate: { category: 'blood', analytes: ['sed_rate'] },
  metabolic_panel: {
    category: 'blood',
    analytes: ['glucose', 'calcium', 'sodium', 'potassium', 'chloride', 'bicarbonate', 'urea_nitrogen', 'creatinine'],
    fastHours: 8,
  },
  calcium: { category: 'bones', analytes: ['calcium'] },
  parathyroid: { category: 'bones', analytes: ['parathyroid'], notes: ['morning', 'biotin'], hours: 48 },
};

/** Every test, in a fixed order. */
export const tests: readonly Test[] = Object.entries(written).map(([code, test], index) => ({
  fastHours: 0 as Test['fastHours'],
  notes: [],
  specimen: 'blood',
  hours: 24,
  ...test,
  _id: idOf(FIRST_TEST + index),
  number: FIRST_TEST + index,
  code,
}));

const packaged: Record<string, readonly string[]> = {
  heart_check: ['lipid_panel', 'crp', 'glucose', 'bnp'],
  diabetes_check: ['glucose', 'a1c', 'kidney_panel', 'urine_albumin', 'lipid_panel'],
  kidney_check: ['kidney_panel', 'urine_albumin', 'electrolytes', 'uric_acid'],
  liver_check: ['liver_panel', 'ggt'],
  energy_check: ['blood_count', 'iron_panel', 'vitamin_b12', 'vitamin_d', 'tsh'],
  bone_check: ['calcium', 'vitamin_d', 'parathyroid'],
  senior_check: ['blood_count', 'metabolic_panel', 'tsh', 'vitamin_b12', 'vitamin_d', 'a1c'],
  full_check: ['blood_count', 'metabolic_panel', 'lipid_panel', 'liver_panel', 'thyroid_panel', 'vitamin_d', 'a1c'],
};

/** Every package, in a fixed order. */
export const packages: readonly Package[] = Object.entries(packaged).map(([code, names], index) => ({
  _id: idOf(FIRST_PACKAGE + index),
  number: FIRST_PACKAGE + index,
  code,
  tests: names.flatMap((name) => tests.filter((test) => test.code === name)),
}));

export const items: readonly Item[] = [...tests, ...packages];

const FIRST_CATEGORY = 501;
export const categoryId = (category: Category): string => idOf(FIRST_CATEGORY + categories.indexOf(category));
export const categoryWith = (id: string | undefined): Category | undefined =>
  categories.find((category) => categoryId(category) === id);

/** Where a sample is taken: at the centre, or at home. */
export const draws = ['center', 'home'] as const;
export type Draw = (typeof draws)[number];
/** Each is a service of its own, that can be named by itself. */
export const serviceIds: Record<Draw, string> = { center: idOf(601), home: idOf(602) };

export const isPackage = (item: Item): item is Package => 'tests' in item;
export const itemWith = (id: string | undefined): Item | undefined => items.find(({ _id }) => _id === id);
export const itemNumbered = (number: number | undefined): Item | undefined =>
  items.find((item) => item.number === number);
export const testWith = (id: string | undefined): Test | undefined => tests.find(({ _id }) => _id === id);
export const packageWith = (id: string | undefined): Package | undefined => packages.find(({ _id }) => _id === id);

/** The single tests of what is ordered: those of packages too, each once. */
export const testsOf = (ordered: readonly Item[]): Test[] => [
  ...new Set(ordered.flatMap((item) => (isPackage(item) ? item.tests : [item]))),
];

/** The word key of what it is called. */
export const wordOf = (item: Item): string => `diagnostics.item.${item.code}`;
