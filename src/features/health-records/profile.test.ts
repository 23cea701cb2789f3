import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HEALTH_BASICS } from '#features/account/profile.ts';
import {
  choiceForms,
  choices,
  chosen,
  feetAndInches,
  HealthFacts,
  HeightAndWeight,
  heightOf,
  TypedBloodPressure,
  withEntry,
} from './profile.ts';

const problemsOf = (schema: z.core.$ZodType, typed: unknown) =>
  z.safeParse(schema, typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('height and weight', () => {
  test('are asked for word for word when blank', () => {
    expect(problemsOf(HeightAndWeight, { feet: ' ', inches: '', weight: '' })).toEqual([
      ['feet', 'errors.heightBlank'],
      ['weight', 'errors.weightBlank'],
    ]);
  });

  test('are read as people type them', () => {
    expect(z.parse(HeightAndWeight, { feet: ' 5 ', inches: '', weight: '141,5' })).toEqual({
      feet: 5,
      inches: 0,
      weight: 141.5,
    });
  });

  test('are refused when nobody can be like that', () => {
    expect(problemsOf(HeightAndWeight, { feet: '9', inches: '12', weight: '0' })).toEqual([
      ['feet', 'errors.heightImproper'],
      ['inches', 'errors.heightImproper'],
      ['weight', 'errors.weightImproper'],
    ]);
    expect(problemsOf(HeightAndWeight, { feet: 'five', inches: '3', weight: 'much' })).toEqual([
      ['feet', 'errors.heightImproper'],
      ['weight', 'errors.weightImproper'],
    ]);
  });

  test('come back as they were typed', () => {
    expect(feetAndInches(heightOf({ feet: 5, inches: 4 }))).toEqual({ feet: 5, inches: 4 });
  });
});

describe('blood pressure', () => {
  test('is two numbers, the higher one first', () => {
    expect(z.parse(TypedBloodPressure, { systolic: '128', diastolic: '82' })).toEqual({ systolic: 128, diastolic: 82 });
    expect(problemsOf(TypedBloodPressure, { systolic: '82', diastolic: '128' })).toEqual([
      ['systolic', 'errors.bloodPressureImproper'],
    ]);
    expect(problemsOf(TypedBloodPressure, { systolic: '999', diastolic: '5' })).toEqual([
      ['systolic', 'errors.systolicImproper'],
      ['diastolic', 'errors.diastolicImproper'],
    ]);
    expect(problemsOf(TypedBloodPressure, { systolic: '', diastolic: '' })).toEqual([
      ['systolic', 'errors.bloodPressureBlank'],
      ['diastolic', 'errors.bloodPressureBlank'],
    ]);
  });
});

test('a profile is complete when each of them is answered', () => {
  expect(Object.keys(HealthFacts.shape)).toHaveLength(HEALTH_BASICS);
});

describe('lists', () => {
  test('take an entry at their end, without the spaces around it', () => {
    expect(withEntry('allergies', ['Peanuts'], '  Tree   pollen ')).toEqual({ list: ['Peanuts', 'Tree pollen'] });
  });

  test('refuse what is blank or there already, whatever its capitals', () => {
    expect(withEntry('medicalConditions', [], ' ')).toEqual({ problem: 'errors.conditionBlank' });
    expect(withEntry('medicalConditions', ['Asthma'], 'ASTHMA')).toEqual({ problem: 'errors.conditionRepeated' });
    expect(withEntry('allergies', [], '')).toEqual({ problem: 'errors.allergyBlank' });
    expect(withEntry('allergies', ['Latex'], 'latex')).toEqual({ problem: 'errors.allergyRepeated' });
  });

  test('end somewhere', () => {
    const full = Array.from({ length: 50 }, (_, index) => `Allergy ${index}`);
    expect(withEntry('allergies', full, 'One more')).toEqual({ problem: 'errors.tooLong' });
    expect(withEntry('allergies', [], 'x'.repeat(81))).toEqual({ problem: 'errors.tooLong' });
  });
});

describe('questions with one answer', () => {
  test('ask for it word for word', () => {
    const messages = Object.values(choiceForms).map((form) => problemsOf(form, { answer: '' })[0]?.[1]);
    expect(messages).toEqual([
      'errors.bloodGroupBlank',
      'errors.smokingBlank',
      'errors.alcoholBlank',
      'errors.drugProductsBlank',
    ]);
  });

  test('become facts', () => {
    expect(chosen('drugProducts', choices.drugProducts[2])).toEqual({ drugProducts: 'occasionally' });
  });
});

test('nothing has to be answered', () => {
  expect(z.parse(HealthFacts, {})).toEqual({});
});
