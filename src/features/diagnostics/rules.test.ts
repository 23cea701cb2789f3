import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { type Analyte, analyteNames, analytes, measured } from './analytes.ts';
import { cheaperPackage, overlapsIn, priceOf } from './basket.ts';
import { addToCart, type Cart, emptyCart, putBack, readCart, removeFromCart } from './cart.ts';
import { items, packages, tests } from './catalogue.ts';
import { flagOf } from './flags.ts';
import { preparationFor, stopsEatingAt, wantsMorning } from './preparation.ts';
import { EnteredValue } from './report.ts';
import { inUnit } from './in-unit.ts';

const coded = (...codes: string[]) => codes.flatMap((code) => items.filter((item) => item.code === code));
const filled = (count: number, centerId = 'one'): Cart =>
  Array.from({ length: count }, (_, index) => ({ _id: `t${index}`, centerId })).reduce(
    (cart, item) => addToCart(cart, item).cart,
    emptyCart,
  );

describe('the cart', () => {
  test('takes an item when it is empty, and knows the center', () => {
    expect(addToCart(emptyCart, { _id: 'a', centerId: 'one' })).toEqual({
      outcome: 'added',
      cart: { items: [{ _id: 'a', centerId: 'one' }], centers: ['one'] },
    });
  });

  test('appends an item of the same center, up to ten', () => {
    const { cart, outcome } = addToCart(filled(9), { _id: 'tenth', centerId: 'one' });
    expect([outcome, cart.items.length, cart.centers]).toEqual(['added', 10, ['one']]);
    expect(addToCart(cart, { _id: 'eleventh', centerId: 'one' })).toEqual({ outcome: 'full', cart });
  });

  test('is replaced by an item of another center, also when it is full', () => {
    expect(addToCart(filled(10), { _id: 'x', centerId: 'two' })).toEqual({
      outcome: 'replaced',
      cart: { items: [{ _id: 'x', centerId: 'two' }], centers: ['two'] },
    });
  });

  test('has nothing twice', () => {
    expect(addToCart(filled(2), { _id: 't1', centerId: 'one' }).outcome).toBe('known');
  });

  test('is empty again without its last item', () => {
    expect(removeFromCart(filled(1), 't0')).toEqual(emptyCart);
  });

  test('gets back where it was what was taken out, beside what came meanwhile', () => {
    const back = (cart: Cart) => putBack(cart, { _id: 't1', centerId: 'one' }, 1);
    const without = removeFromCart(filled(3), 't1');
    expect(back(addToCart(without, { _id: 'new', centerId: 'one' }).cart).cart.items.map(({ _id }) => _id)).toEqual([
      't0',
      't1',
      't2',
      'new',
    ]);
    expect(back(filled(2)).outcome).toBe('known');
    const full = addToCart(removeFromCart(filled(10), 't1'), { _id: 'new', centerId: 'one' }).cart;
    expect(back(full)).toEqual({ outcome: 'full', cart: full });
    expect(back(filled(1, 'two')).cart).toEqual({
      items: [
        { _id: 't0', centerId: 'two' },
        { _id: 't1', centerId: 'two' },
      ],
      centers: ['two'],
    });
  });

  test('is read from a device as it was kept', () => {
    const cart = filled(3);
    expect(readCart(JSON.stringify(cart))).toEqual(cart);
  });

  test.each([
    undefined,
    '',
    'null',
    '[]',
    '{}',
    '{"items":{}}',
    '{"items":[{"_id":1}]}',
    '{"items":[null]}',
    '{"items',
  ])('is empty where a device has kept %j', (text) => expect(readCart(text)).toEqual(emptyCart));

  test('never holds what no cart may, whatever a device has kept', () => {
    const kept = [
      ...filled(12).items,
      ...Array.from({ length: 12 }, (_, index) => ({ _id: `u${index}`, centerId: 'two' })),
    ];
    const { items: read, centers } = readCart(JSON.stringify({ items: kept, centers: ['one', 'two', 'three'] }));
    expect([read.length, centers]).toEqual([10, ['two']]);
  });
});

describe('the catalogue', () => {
  test('has ids and codes of its own for each', () => {
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    for (const { _id } of items) expect(z.safeParse(z.uuid(), _id).success).toBe(true);
  });

  test('has the tests of every package, and measures something by each', () => {
    for (const { tests: inside } of packages) expect(inside.length).toBeGreaterThan(1);
    for (const { analytes: measures } of tests) expect(measures.length).toBeGreaterThan(0);
    const used = new Set<string>(tests.flatMap((one) => one.analytes));
    expect(analyteNames.filter((analyte) => !used.has(analyte))).toEqual([]);
  });

  test.each(analyteNames)('prints a range of %s that a lab may enter', (analyte: Analyte) => {
    const { low = null, high = null, criticalLow = null, criticalHigh = null } = measured(analyte);
    const unit = analytes[analyte].units[0][0];
    const value = { testId: tests[0]?._id, analyte, value: 1, unit, low, high, criticalLow, criticalHigh };
    expect(z.safeParse(EnteredValue, value).error).toBeUndefined();
    expect(low ?? high).not.toBeNull();
  });
});

describe('how a value stands', () => {
  const range = { low: 70, high: 99, criticalLow: 50, criticalHigh: 400 };
  test.each([
    [50, 'criticalLow'],
    [51, 'low'],
    [69.9, 'low'],
    [70, 'usual'],
    [99, 'usual'],
    [99.1, 'high'],
    [399, 'high'],
    [400, 'criticalHigh'],
  ])('%d is %s', (value, flag) => expect(flagOf(value, range)).toBe(flag));

  test('is usual where the lab names no end', () => {
    expect(flagOf(1e6, { low: null, high: null, criticalLow: null, criticalHigh: null })).toBe('usual');
  });

  test('is told in the unit of the last value', () => {
    expect(inUnit('glucose', 5.5, { from: 'mmol/L', to: 'mg/dL' })).toBeCloseTo(99.1, 1);
    expect(inUnit('glucose', 99, { from: 'mg/dL', to: 'mg/dL' })).toBe(99);
    expect(inUnit('glucose', 99, { from: 'mg/dL', to: 'U/L' })).toBeUndefined();
  });

  test.each(analyteNames)('%s comes back from every other unit', (analyte: Analyte) => {
    const [first, ...others] = measured(analyte).units.map(([unit]) => unit);
    for (const other of others) {
      const there = inUnit(analyte, 100, { from: first ?? '', to: other }) ?? 0;
      expect(inUnit(analyte, there, { from: other, to: first ?? '' })).toBeCloseTo(100, -1);
    }
  });
});

describe('a basket', () => {
  test('is prepared for once, by the strictest of all', () => {
    expect(preparationFor(coded('a1c'))).toEqual({ fastHours: 0, notes: [] });
    expect(preparationFor(coded('glucose', 'lipid_panel', 'tsh'))).toEqual({
      fastHours: 12,
      notes: ['morning', 'biotin', 'alcohol'],
    });
  });

  test('says when the last meal has to be over', () => {
    expect(stopsEatingAt({ fastHours: 12 }, new Date('2026-06-19T15:00:00Z'))).toEqual(
      new Date('2026-06-19T03:00:00Z'),
    );
    expect(stopsEatingAt({ fastHours: 0 }, new Date('2026-06-19T15:00:00Z'))).toBeNull();
    expect(wantsMorning({ fastHours: 8, notes: [] })).toBe(true);
    expect(wantsMorning({ fastHours: 0, notes: ['alcohol'] })).toBe(false);
  });

  test('warns of what something else in it contains', () => {
    const found = overlapsIn(coded('lipid_panel', 'heart_check', 'vitamin_d'));
    expect(found.map(({ item, other, shared }) => [item.code, other.code, shared])).toEqual([
      ['lipid_panel', 'heart_check', []],
    ]);
    expect(overlapsIn(coded('lipid_panel', 'a1c'))).toEqual([]);
  });

  const doubles = (...codes: string[]) =>
    overlapsIn(coded(...codes)).map(({ item, other, shared }) => [
      item.code,
      other.code,
      ...shared.map((one) => (typeof one === 'string' ? one : one.code)),
    ]);

  test.each([
    [['electrolytes', 'metabolic_panel'], [['electrolytes', 'metabolic_panel']]],
    [['metabolic_panel', 'calcium'], [['calcium', 'metabolic_panel']]],
    [['thyroid_panel', 'tsh'], [['tsh', 'thyroid_panel']]],
    [['tsh', 'full_check'], [['tsh', 'full_check']]],
    [['heart_check', 'diabetes_check'], [['diabetes_check', 'heart_check', 'glucose', 'lipid_panel']]],
    [['kidney_panel', 'metabolic_panel'], [['metabolic_panel', 'kidney_panel', 'creatinine', 'urea_nitrogen']]],
    [
      ['diabetes_check', 'full_check', 'vitamin_b12'],
      [['full_check', 'diabetes_check', 'glucose', 'a1c', 'lipid_panel', 'creatinine', 'urea_nitrogen']],
    ],
    [['tsh', 'vitamin_d', 'blood_count'], []],
  ])('of %j says what is paid for twice', (codes, said) => {
    expect(doubles(...codes).map(([item, other, ...shared]) => [item, other, ...shared.toSorted()])).toEqual(
      said.map(([item, other, ...shared]) => [item, other, ...shared.toSorted()]),
    );
  });

  const prices = (given: Record<string, number>) =>
    new Map(Object.entries(given).flatMap(([code, cents]) => coded(code).map(({ _id }) => [_id, cents] as const)));

  test('costs what its items cost, and nothing where one is missing', () => {
    expect(priceOf(coded('a1c', 'tsh'), prices({ a1c: 2900, tsh: 3000 }))).toBe(5900);
    expect(priceOf(coded('a1c', 'tsh'), prices({ a1c: 2900 }))).toBeNull();
  });

  test('is offered a package that has all of it for less', () => {
    const basket = coded('liver_panel', 'ggt');
    const known = { liver_panel: 4000, ggt: 2000 };
    expect(cheaperPackage(basket, prices({ ...known, liver_check: 5000 }))?.code).toBe('liver_check');
    expect(cheaperPackage(basket, prices({ ...known, liver_check: 6000 }))).toBeUndefined();
    expect(cheaperPackage(coded('liver_panel'), prices({ ...known, liver_check: 1000 }))).toBeUndefined();
  });
});
