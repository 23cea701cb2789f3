import { genders } from '#features/providers/genders.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { sweepNextSlots } from '#features/availability/server/refresh-next-slots.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { propertyRuns } from '#test/rounds.ts';
import { modes } from '../appointment-price.ts';
import { doctorSearch } from '../filters.ts';
import { doctorSorts, wants } from '../search.ts';
import { aDoctor } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { doctors } = await t.as();
const search = async (body: Parameters<typeof doctors.search>[0]['body'] = {}) => (await doctors.search({ body })).data;

describe('counts', async () => {
  const choose = <One>(all: readonly One[], index: number) => all[index % all.length] as One;
  for (let index = 0; index < 24; index += 1) {
    const { id } = await aDoctor(t.db, {
      name: `Dr. Number ${index}`,
      specialties: [choose(['cardiology', 'geriatrics', 'urology'] as const, index)],
      languages: choose([['en'], ['en', 'es'], ['vi'], ['en', 'hy']], index),
      gender: choose(genders, index * 7 + (index % 3)),
      licence: { state: choose(['CA', 'TX', 'FL'], index), number: `A-${index}` },
      prices: choose(
        [
          { videoCents: 4900, chatCents: 2900 },
          { videoCents: 9900, chatCents: null },
          { videoCents: null, chatCents: 4400 },
          { videoCents: 6100, chatCents: 5900 },
          { videoCents: 2900, chatCents: 7900 },
        ],
        index,
      ),
      rating: choose([null, 4.2, 4.6, 4.9], index),
      timeZone: choose(['America/Los_Angeles', 'America/Chicago', 'America/New_York'], index),
      verifiedAt: index % 8 === 7 ? null : new Date('2026-01-05T09:00:00Z'),
      weeklyHours: { ranges: [{ weekday: 1 + (index % 5), opens: '09:00', closes: '11:00' }] },
    });
    if (index % 3 === 0) await writePlansTaken(t.db, id, [choose(['Golden Plan', 'Bluebird HMO'], index / 3)]);
  }
  await sweepNextSlots({ db: t.db, now: t.clock.now() });

  const body = fc.record(
    {
      q: fc.constantFrom('', '', 'chest pain', 'number'),
      specialty: fc.subarray(['cardiology', 'geriatrics', 'urology'] as const, { maxLength: 2 }),
      when: fc.constantFrom(...wants),
      zone: fc.constantFrom('America/New_York', 'Asia/Tokyo'),
      mode: fc.constantFrom(...modes),
      max: fc.constantFrom(30, 45, 60, 80, 120),
      rating: fc.constantFrom(4, 4.5, 4.8),
      language: fc.subarray(['en', 'es', 'vi'], { maxLength: 2 }),
      gender: fc.constantFrom(...genders),
      state: fc.subarray(['CA', 'TX'], { maxLength: 2 }),
      plan: fc.subarray(['Golden Plan', 'Bluebird HMO'], { maxLength: 1 }),
      sort: fc.constantFrom(...doctorSorts),
    },
    { requiredKeys: [] },
  );

  test('say what the list then shows, whichever choice is made', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.nat(), async (asked, pick) => {
        const { counts } = await doctors.counts({ body: asked });
        const choices = Object.entries(counts).flatMap(([key, byChoice]) =>
          Object.entries(byChoice).map(([choice, count]) => ({ key, choice, count })),
        );
        const { key, choice, count } = choose(choices, pick);
        const filter = doctorSearch.filters.find((one) => one.key === key);
        // a choice among several is one more of them: it is counted alone
        const next = { ...asked, [key]: filter?.look === 'many' ? [choice] : choice };
        const { pagization } = await doctors.search({ body: next as typeof asked });
        expect([key, choice, pagization.totalCount]).toEqual([key, choice, count]);
      }),
      { numRuns: Math.min(propertyRuns, 200) },
    );
  });

  test('and the list itself are of those who may practise in the state of whoever looks', async () => {
    const inTexas = await doctors.search({ body: { state: 'TX' } });
    expect(inTexas.data.map(({ name }) => Number(name.split(' ').at(-1)) % 3)).toEqual(inTexas.data.map(() => 1));
    expect(inTexas.pagization.totalCount).toBe(8);
    expect((await doctors.counts({ body: { state: 'TX' } })).counts['state']).toEqual({ CA: 8, FL: 8, TX: 8 });
    expect((await search({ state: ['WY'] })).length).toBe(0);
    await expect(search({ state: 'tx' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('of a search without filters are the same as its list', async () => {
    const { withoutFilters } = await doctors.counts({ body: { q: 'number', gender: 'male' } });
    expect(withoutFilters).toBe((await doctors.search({ body: { q: 'number' } })).pagization.totalCount);
  });

  test.each(doctorSorts)('the order %s is the same on every page, without anybody twice', async (sort) => {
    const pages = [await search({ sort }), await search({ sort, page: '2' })].flat();
    expect(new Set(pages.map(({ _id }) => _id)).size).toBe(pages.length);
    const prices = pages.map(({ prices }) => Math.min(prices?.videoCents ?? 1e9, prices?.chatCents ?? 1e9));
    if (sort === 'price') expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const names = pages.map(({ name }) => name.replace('Dr. ', '').toLowerCase());
    if (sort === 'name') expect(names).toEqual(names.toSorted());
  });
});
