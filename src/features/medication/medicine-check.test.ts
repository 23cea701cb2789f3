import { expect, test } from 'vitest';
import type { KeptMedicine } from './kept-medicine.ts';
import { checkMedicines } from './medicine-check.ts';
import { anOwnMedicine } from './server/seed.ts';

const listed = (name: string, state: KeptMedicine['state'] = 'now') => ({ medicine: anOwnMedicine({ name }), state });
const check = (names: string[], allergies: string[] = []) =>
  checkMedicines(
    names.map((name) => listed(name)),
    allergies,
  );

test.each([
  ['Coumadin', 'Ibuprofeno 400', 'bleeding'],
  ['warfarina', 'Aspirin', 'bleeding'],
  ['Oxycodone', 'Xanax', 'breathing'],
  ['Nitroglycerin', 'Sildenafil', 'fainting'],
  ['Phenelzine', 'SERTRALINE', 'serotonin'],
  ['Simvastatin', 'clarithromycin', 'muscles'],
  ['Lisinopril', 'Potassium chloride', 'potassium'],
  ['Lithium carbonate', 'Naproxen sodium', 'poison'],
  ['Digoxina', 'Amiodarone', 'rhythm'],
] as const)('%s and %s are known to harm together', (one, other, harm) => {
  expect(check([one, other]).warnings).toEqual([{ kind: 'pair', one, other, harm }]);
  expect(check([other, one]).warnings).toMatchObject([{ harm }]);
});

test('the same twice is said, under two brands and by one name that the check does not know', () => {
  expect(check(['Tylenol', 'Paracetamol 500']).warnings).toMatchObject([{ kind: 'twice' }]);
  expect(check(['Metformin 500', 'Metformina']).warnings).toMatchObject([{ kind: 'twice' }]);
});

test('an allergy speaks against its class, and against what it names itself', () => {
  expect(check(['Augmentin'], ['Penicilina']).warnings).toEqual([
    { kind: 'allergy', one: 'Augmentin', allergy: 'Penicilina' },
  ]);
  expect(check(['Metformin'], ['metformina']).warnings).toMatchObject([{ kind: 'allergy' }]);
  expect(check(['Warfarin'], ['peanuts', 'latex']).warnings).toEqual([]);
});

test('what is no longer taken, a salt and strangers to the list raise nothing, and strangers are named', () => {
  expect(checkMedicines([listed('Warfarin'), listed('Ibuprofen', 'past')], []).warnings).toEqual([]);
  expect(check(['Lisinopril', 'Penicillin V potassium', 'Metformin'])).toEqual({
    warnings: [],
    unknown: ['Metformin'],
  });
});

test.each([
  ['Vitamin D', 'Vitamin C'],
  ['Vitamina A', 'Vitamin E'],
  ['Vitamin B12', 'Vitamin B 6'],
  ['Folic acid', 'Ascorbic acid'],
  ['Ácido fólico', 'Ácido acetilsalicílico'],
  ['Sodium bicarbonate', 'Sodium fluoride'],
  ['Potassium chloride', 'Sodium chloride'],
  ['Potassium citrate', 'Potassium iodide'],
  ['Calcium carbonate', 'Magnesium carbonate'],
  ['Insulin glargine', 'Insulin lispro'],
  ['Extended release metformin', 'Extended-release glipizide'],
  ['Eye drops', 'Eye ointment'],
  ['D3', 'K2'],
])('%s and %s share a word and are not of the same kind', (one, other) => {
  expect(check([one, other]).warnings).toEqual([]);
  expect(check([one], [other]).warnings).toEqual([]);
});

test.each([
  ['Vitamin D 1000 IU', 'vitamina D3'],
  ['Vitamin B12', 'Vitamin B 12'],
  ['Folic acid', 'Ácido fólico'],
  ['Potassium chloride', 'Potassium chloride 20 mEq'],
  ['Metoprolol tartrate', 'Metoprolol succinate ER'],
  ['Levothyroxine sodium', 'Levothyroxinnatrium'],
])('%s and %s are of the same kind', (one, other) => {
  expect(check([one, other]).warnings).toEqual([{ kind: 'twice', one, other }]);
  expect(check([one], [other]).warnings).toMatchObject([{ kind: 'allergy' }]);
});

test.each([
  ['Warfarina', 'Ácido acetilsalicílico', 'bleeding'],
  ['WARFARIN', 'Acido Acetilsalicilico', 'bleeding'],
  ['warfarin', 'Acetylsalicylsäure', 'bleeding'],
  ['Warfarin', 'ACETYLSALICYLSAEURE', 'bleeding'],
  ['Apixabán', 'ASS 100', 'bleeding'],
  ['Rivaroxabán', 'ketorolaco', 'bleeding'],
  ['warfarina', 'Cotrimossazolo', 'bleeding'],
  ['Ossicodone', 'diazepam', 'breathing'],
  ['Morfina', 'Clordiazepóxido', 'breathing'],
  ['Idromorfone', 'Lorazepam', 'breathing'],
  ['Petidina', 'Alprazolam', 'breathing'],
  ['Nitroglicerina', 'Sildenafilo', 'fainting'],
  ['Glyceroltrinitrat', 'Tadalafilo', 'fainting'],
  ['Fenelzina', 'Fluoxetina', 'serotonin'],
  ['Tranilcipromina', 'destrometorfano', 'serotonin'],
  ['Simvastatina', 'claritromicina', 'muscles'],
  ['lovastatina', 'Chetoconazolo', 'muscles'],
  ['Losartán', 'Espironolactona', 'potassium'],
  ['Ramipril', 'Spironolattone', 'potassium'],
  ['Ramipril', 'Kaliumchlorid', 'potassium'],
  ['Enalapril', 'Cloruro de potasio', 'potassium'],
  ['Lisinopril', 'Cloruro potásico', 'potassium'],
  ['Litio', 'Ibuprofeno', 'poison'],
  ['Carbonato de litio', 'Naprossene', 'poison'],
  ['Lithiumcarbonat', 'Diclofenac-Natrium', 'poison'],
  ['Metotressato', 'Trimetoprima', 'poison'],
  ['Azatioprina', 'Alopurinol', 'poison'],
  ['Digossina', 'Amiodarona', 'rhythm'],
] as const)('%s and %s are known by their names in Spanish, Italian and German', (one, other, harm) => {
  expect(check([one, other])).toEqual({ warnings: [{ kind: 'pair', one, other, harm }], unknown: [] });
});

test('the same substance in two languages is the same twice, and what an allergy names', () => {
  expect(check(['Paracetamolo', 'Acetaminofén']).warnings).toMatchObject([{ kind: 'twice' }]);
  expect(check(['Levotiroxina', 'Levothyroxine']).warnings).toMatchObject([{ kind: 'twice' }]);
  expect(check(['Amoxicilina'], ['penicillina']).warnings).toMatchObject([{ kind: 'allergy' }]);
});

test('potassium that another substance is bound to is not potassium', () => {
  expect(check(['Lisinopril', 'Diclofenac-Kalium']).warnings).toEqual([]);
  expect(check(['Ramipril', 'Penicilina V potásica']).warnings).toEqual([]);
});

test('aspirin is none of the medicines that harm beside lithium, and stays one of those that make bleed', () => {
  for (const aspirin of ['Aspirin 81 mg', 'Ácido acetilsalicílico', 'ASS 100']) {
    expect(check(['Lithium carbonate', aspirin])).toEqual({ warnings: [], unknown: [] });
    expect(check(['Warfarin', aspirin]).warnings).toMatchObject([{ harm: 'bleeding' }]);
    expect(check(['Ibuprofen', aspirin]).warnings).toMatchObject([{ kind: 'twice' }]);
    expect(check([aspirin], ['Ibuprofen']).warnings).toMatchObject([{ kind: 'allergy' }]);
  }
});

test('two warnings of the same names are one, whichever stands first on the list', () => {
  expect(check(['Advil', 'Warfarin', 'Advil'], ['Ibuprofen', 'Ibuprofen']).warnings).toEqual([
    { kind: 'allergy', one: 'Advil', allergy: 'Ibuprofen' },
    { kind: 'pair', one: 'Advil', other: 'Warfarin', harm: 'bleeding' },
    { kind: 'twice', one: 'Advil', other: 'Advil' },
  ]);
});
