import { inPasadena } from '#features/providers/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { Failure } from '#shared/failure.ts';
import type { TestApp } from './harness.ts';

const { latitude, longitude } = inPasadena();
export const north = (miles: number) => ({ latitude: latitude + miles / 69.09, longitude });

type Clients = Awaited<ReturnType<TestApp['as']>>;
export type Query = NonNullable<Parameters<Clients['seniorCare']['search']>[0]>['query'];

/** A visitor who searches for care around Pasadena, and centres so many miles north of it. */
export function searchOf(t: TestApp) {
  const search = async (query: Query) =>
    (await t.as()).seniorCare.search({ query: { place: 'Pasadena, CA', ...query } });
  const countsOf = async (query: Query) =>
    (await t.as()).seniorCare.counts({ query: { place: 'Pasadena, CA', ...query } });
  const names = async (query: Query) => (await search(query)).data.map(({ name }) => name);
  const refusal = async (query: Query) => {
    const failure = await search(query).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(failure instanceof Failure)) throw new Error('The search was answered.');
    return { code: failure.code, issues: failure.issues.map(({ field, key }) => `${field} ${key}`) };
  };
  const aCentreAt = (name: string, miles: number, choices: Parameters<typeof aCentre>[1] = {}) =>
    aCentre(t.db, { name, ...north(miles), ...choices });
  return { search, countsOf, names, refusal, aCentreAt };
}
