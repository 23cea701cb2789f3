import { afterAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { tests } from '../catalogue.ts';
import { aLab, itemId } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { diagnostics } = await t.as();

const missing = { code: 'not_found' };
const nobody = '00000000-0000-4000-8000-000000000000';

const arroyo = await aLab(t.db);
const cheap = await aLab(t.db, {
  name: 'Colorado Street',
  latitude: 34.15,
  prices: { lipid_panel: 30, heart_check: 99 },
  homeFeeCents: 2500,
});

describe('a basket', () => {
  const priced = (centerId: string, ...codes: string[]) =>
    diagnostics.basket({ body: { centerId, items: codes.map(itemId) } });

  test('is priced where it is and elsewhere, with how to prepare', async () => {
    const basket = await priced(arroyo.id, 'lipid_panel', 'a1c');
    expect(basket).toMatchObject({ totalCents: 6700, fastHours: 12, notes: ['alcohol'], cheaper: null });
    expect((await priced(arroyo.id, 'lipid_panel')).elsewhere).toMatchObject([
      { center: { name: 'Colorado Street', distanceMiles: expect.any(Number) }, totalCents: 3000 },
    ]);
    await aLab(t.db, { name: 'River Walk', latitude: 29.43, longitude: -98.49, prices: { vitamin_d: 9 } });
    expect((await priced(arroyo.id, 'vitamin_d')).elsewhere).toEqual([]); // too far to drive to
  });

  test('names what is double and what is not to be had', async () => {
    const basket = await priced(cheap.id, 'lipid_panel', 'heart_check', 'vitamin_d');
    expect(basket.lines.map(({ doubles, priceCents }) => [doubles, priceCents])).toEqual([
      [[{ name: 'Heart check', shared: [] }], 3000],
      [[], 9900],
      [[], null],
    ]);
    expect(basket.totalCents).toBeNull();
    const both = await priced(cheap.id, 'kidney_panel', 'metabolic_panel');
    expect(both.lines.map(({ doubles }) => doubles)).toEqual([
      [],
      [{ name: 'Kidney panel', shared: ['Urea nitrogen', 'Creatinine'] }],
    ]);
  });

  test('is not offered where nobody has said when they draw', async () => {
    const { id } = await aLab(t.db, { name: 'No hours', weeklyHours: null, prices: { lipid_panel: 5, inr: 5 } });
    expect((await priced(arroyo.id, 'lipid_panel')).elsewhere.map(({ center }) => center._id)).not.toContain(id);
    const details = await diagnostics.test({ params: { id: itemId('inr') } });
    expect([details.data.priceCents, details.centers]).toEqual([null, []]);
  });

  test('of eleven is refused with the words of the specification', async () => {
    const eleven = tests.slice(0, 11).map(({ _id }) => _id);
    const refused = diagnostics.basket({ body: { centerId: arroyo.id, items: eleven } });
    await expect(refused).rejects.toMatchObject({ issues: [{ field: 'items', key: 'errors.cartFull' }] });
    await expect(priced(nobody, 'a1c')).rejects.toMatchObject(missing);
  });
});
