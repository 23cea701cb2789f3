import { afterAll, beforeEach } from 'vitest';
import { aPerson, makeStaff, type Person } from '#features/account/server/seed.ts';
import { aLicence, anInsurance, inWriting, oliveCare, olivePlace, oliveWords } from '#features/partners/server/seed.ts';
import { testApp } from './harness.ts';

/** Somebody who wants to join with a place, and one of our staff who checks it. */
export async function openApplications() {
  const t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  afterAll(() => t.close());
  const cast = {} as { olga: Person; ines: Person };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    cast.olga = await aPerson(t.db, { firstName: 'Olga', lastName: 'Petrov' });
    cast.ines = await aPerson(t.db, { firstName: 'Ines', lastName: 'Duarte' });
    await makeStaff(t.db, cast.ines);
  });

  /** An application with all that it needs, as it stands before it is sent. */
  async function written(by = cast.olga) {
    const { joining } = await t.as(by);
    const { data } = await joining.begin({ body: {} });
    const params = { id: data._id };
    for (const body of [olivePlace, oliveCare, oliveWords]) await joining.saveProfile({ params, body });
    for (const shown of [aLicence, anInsurance])
      await joining.addEvidence({ params, body: await inWriting(t, by, shown) });
    return params;
  }

  async function sent(by = cast.olga) {
    const params = await written(by);
    const { joining } = await t.as(by);
    await joining.send({ params });
    return params;
  }

  /** Staff has looked everything up and found it right. */
  async function checked(params: { id: string }) {
    const { checking } = await t.as(cast.ines);
    let { data } = await checking.one({ params });
    for (const { _id: lineId } of data.evidence)
      ({ data } = await checking.check({
        params: { ...params, lineId },
        body: { result: 'confirmed', source: 'State registry', until: null },
      }));
    return data;
  }
  return { t, cast, written, sent, checked };
}
