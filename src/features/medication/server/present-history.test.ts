import { expect, test } from 'vitest';
import { openMedicines } from '#test/medicines.ts';
import { auditTrailOf } from '#test/stays.ts';
import { addedUp } from '../dose-history.ts';
import type { OwnMedicine } from '../kept-medicine.ts';
import { markDose } from './dose-store.ts';

const { t, family, liveIn, callsOf, list, mark, relate } = await openMedicines();

const history = async (by = family.rosa, familyMemberId?: string) => {
  const query = familyMemberId === undefined ? {} : { familyMemberId };
  return (await (await callsOf(by)).history({ query })).data;
};
const markedOn = (id: string, day: string, said: { time?: string; state?: 'taken' | 'skipped' } = {}) =>
  markDose(t.db, {
    ...{ medicineId: id, userId: family.rosa.id, now: t.clock.now() },
    ...{ day, time: '08:00', state: 'taken', ...said },
  });
const since = async (at: string, medicine: Partial<OwnMedicine> = {}) => {
  const now = t.clock.now().toISOString();
  t.clock.set(at);
  const id = await list(medicine);
  t.clock.set(now);
  return id;
};
const sum = async () => (await history()).medicines.map(({ days }) => addedUp(days.map(({ count }) => count)));

test('count what was taken, skipped and not said, from thirty days ago until now', async () => {
  const id = await since('2026-05-01T16:00:00Z', { frequency: 'twiceDaily', startsOn: '2026-05-01' });
  await markedOn(id, '2026-05-18');
  await markedOn(id, '2026-05-19');
  await markedOn(id, '2026-05-19', { time: '20:00', state: 'skipped' });
  await mark(id, '08:00', 'taken');
  const { first, last, medicines } = await history();
  expect([first, last]).toEqual(['2026-05-19', '2026-06-17']);
  expect(medicines).toMatchObject([{ _id: id, medicine: { name: 'Lisinopril' } }]);
  const days = medicines[0]?.days ?? [];
  expect(days).toHaveLength(30);
  expect([days[0], days[1], days[29]]).toEqual([
    { day: '2026-05-19', count: { taken: 1, skipped: 1, open: 0 } },
    { day: '2026-05-20', count: { taken: 0, skipped: 0, open: 2 } },
    { day: '2026-06-17', count: { taken: 1, skipped: 0, open: 0 } },
  ]);
  t.clock.set('2026-06-18T03:00:00Z');
  expect(await sum()).toEqual([{ taken: 2, skipped: 1, open: 57 }]);
});

test('have the days on which it is due alone, nothing before it was listed or after its end, and nothing that is taken when needed', async () => {
  await since('2026-06-10T16:00:00Z', { frequency: 'everyOtherDay', startsOn: '2026-05-01' });
  await since('2026-05-01T16:00:00Z', { days: 4, startsOn: '2026-05-17' });
  await since('2026-05-01T16:00:00Z', { days: 4, startsOn: '2026-05-10' });
  await list({ frequency: 'asNeeded' });
  await list({ startsOn: '2026-06-18' });
  expect((await history()).medicines.map(({ days }) => days.map(({ day }) => day))).toEqual([
    ['2026-06-10', '2026-06-12', '2026-06-14', '2026-06-16'],
    ['2026-05-19', '2026-05-20'],
  ]);
});

test('count a dose once, whose hour was changed since', async () => {
  const id = await since('2026-06-16T16:00:00Z');
  await mark(id, '08:00', 'taken', { day: '2026-06-16' });
  const plan = { times: ['07:00'], isReminded: false, tellsFamily: false };
  await (await callsOf()).change({ params: { id }, body: { version: 1, plan } });
  expect((await history()).medicines[0]?.days).toEqual([
    { day: '2026-06-16', count: { taken: 1, skipped: 0, open: 0 } },
    { day: '2026-06-17', count: { taken: 0, skipped: 0, open: 1 } },
  ]);
});

test('go by the day where the person lives', async () => {
  await liveIn(family.rosa, 'Pacific/Kiritimati');
  expect(await history()).toMatchObject({ first: '2026-05-20', last: '2026-06-18' });
});

test('are read by who sees the records, as long as they do; each look is in the trail', async () => {
  const refused = { code: 'not_found' };
  await list();
  await relate(['bookings']);
  await expect(history(family.elena, family.rosa.personId)).rejects.toMatchObject(refused);
  await relate(['records']);
  expect((await history(family.elena, family.rosa.personId)).medicines).toHaveLength(1);
  expect(await auditTrailOf(t, family.rosa.personId)).toContainEqual(
    expect.objectContaining({
      action: 'read',
      subject: `medication:${family.rosa.personId}`,
      actor_id: family.elena.id,
    }),
  );
  await relate(['bookings']);
  await expect(history(family.elena, family.rosa.personId)).rejects.toMatchObject(refused);
});
