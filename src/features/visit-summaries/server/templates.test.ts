import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aVisitingParty, type VisitApp, visitApp } from '#test/video-visit/visit-world.ts';
import { aMedicine } from './seed.ts';

let t: VisitApp;
let amara: Person;
beforeAll(async () => {
  t = await visitApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ amara } = await aVisitingParty(t));
});

const desk = async (person: { id: string }) => (await t.as(person)).partnerSummaries;
const notes = { kind: 'notes' as const, name: 'Knee', notes: 'The knee' };
test('templates are kept, renamed and removed by their own place', async () => {
  const own = await desk(amara);
  const { data } = await own.keepTemplate({ body: notes });
  await own.keepTemplate({ body: { kind: 'prescription', name: 'Knee', medicines: [aMedicine] } });
  await expect(own.keepTemplate({ body: { ...notes, name: 'KNEE' } })).rejects.toMatchObject({
    code: 'template_name_taken',
    issues: [{ field: 'name' }],
  });
  const other = (await own.keepTemplate({ body: { ...notes, name: 'Shoulder' } })).data;
  await expect(own.renameTemplate({ params: { id: other._id }, body: { name: 'knee' } })).rejects.toMatchObject({
    code: 'template_name_taken',
  });
  await own.renameTemplate({ params: { id: data._id }, body: { name: 'Both knees' } });
  expect((await own.templates()).data.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'notes Both knees',
    'notes Shoulder',
    'prescription Knee',
  ]);
  const rival = await desk(await aPerson(t.db));
  await expect(rival.renameTemplate({ params: { id: data._id }, body: { name: 'Mine' } })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(rival.removeTemplate({ params: { id: data._id } })).rejects.toMatchObject({ code: 'not_found' });
  await own.removeTemplate({ params: { id: data._id } });
  expect((await own.templates()).data).toHaveLength(2);
});

test('templates are forty of a kind at most, also when many come at once', async () => {
  const own = await desk(amara);
  const ended = await Promise.allSettled(
    Array.from({ length: 45 }, (_, count) => own.keepTemplate({ body: { ...notes, name: `Knee ${count}` } })),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
});
