import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openVisits, TUESDAY_HALF, TUESDAY_TEN } from '#test/visits.ts';
import { MOST_OPEN_TOURS } from '../tour.ts';
import { showsAround } from './seed.ts';

const { t, town, wish, ask, change, answer, mine, received, times, tourNewsOf, told } = await openVisits();

test('a family asks for a free time, the place confirms it, and both hear at once', async () => {
  expect((await times())[0]).toBe(TUESDAY_TEN);
  const { _id: id } = await ask();
  expect(await times()).not.toContain(TUESDAY_TEN);
  expect(await tourNewsOf(town.manager)).toMatchObject([{ facts: { what: 'asked', to: 'provider' } }]);
  expect(await told(town.manager)).toContain('A family wants to visit Jacaranda Day Center');
  expect(await received()).toMatchObject([
    { status: 'asked', familyName: 'Elena M.', language: 'es', isForSelf: true },
  ]);
  await showsAround(t, town.centre.id, { note: 'Ring at the side door.' });
  expect(await answer(id, { answer: 'confirm' })).toMatchObject({ status: 'confirmed' });
  await answer(id, { answer: 'confirm' });
  expect(await mine()).toMatchObject([{ status: 'confirmed', note: 'Ring at the side door.', sequence: 1 }]);
  expect((await tourNewsOf(town.elena))[0]).toMatchObject({ facts: { what: 'confirmed', to: 'family' } });
  const letters = await told(town.elena);
  expect(letters).toContain('your visit is confirmed');
  expect(letters).not.toContain('garden');
  expect(await answer(id, { answer: 'note', note: 'The garden gate is open.' })).toMatchObject({
    note: 'The garden gate is open.',
  });
  const trail = (await auditTrailOf(t, town.elena.personId)).map((entry) => `${entry.action} ${entry.subject}`);
  expect(trail).toEqual(expect.arrayContaining([`write tour:${id}`, 'read tours']));
});

test('sent twice it is there once; one is held per family and place, five in all', async () => {
  const body = wish();
  const both = await Promise.all([ask(body), ask(body)]);
  expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
  await expect(ask({ startsAt: TUESDAY_HALF })).rejects.toMatchObject({ code: 'tour_open', status: 409 });
  expect(await times()).toContain(TUESDAY_HALF);
  for (let open = 1; open < MOST_OPEN_TOURS; open += 1) {
    const { id: providerId } = await aCentre(t.db, { managerId: town.manager.id });
    await showsAround(t, providerId);
    await ask({ providerId });
  }
  const { id: sixth } = await aCentre(t.db, { managerId: town.manager.id });
  await showsAround(t, sixth);
  await expect(ask({ providerId: sixth })).rejects.toMatchObject({ code: 'too_many_tours', status: 409 });
});

test('two of a family who ask for the same person at once hold one visit', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const mateo = await aPerson(t.db, { firstName: 'Mateo' });
  for (const member of [town.elena, mateo]) await aRelation(t, { personId: rosa.personId, memberId: member.id });
  const forRosa = { familyMemberId: rosa.personId };
  const ends = await Promise.allSettled([
    ask({ ...forRosa, startsAt: TUESDAY_TEN }, town.elena),
    ask({ ...forRosa, startsAt: TUESDAY_HALF }, mateo),
  ]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tour_open' } });
  expect(await mine(rosa)).toMatchObject([{ isForSelf: true }]);
  expect((await mine(mateo)).map(({ personName }) => personName)).toEqual(['Rosa Marín']);
  expect(await received()).toMatchObject([{ personName: 'Rosa', relationship: 'mother' }]);
});

test('of twenty families who want the last time one gets it, the others hear which are nearest', async () => {
  await showsAround(t, town.centre.id, { ranges: [{ weekday: 2, opens: '10:00', closes: '10:30' }] });
  const families = await Promise.all(Array.from({ length: 20 }, () => aPerson(t.db)));
  const ends = await Promise.allSettled(families.map((family) => ask({}, family)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(lost).toHaveLength(19);
  for (const failure of lost)
    expect(failure).toMatchObject({
      code: 'tour_taken',
      status: 409,
      values: { times: '2026-06-23T17:00:00.000Z,2026-06-30T17:00:00.000Z,2026-07-07T17:00:00.000Z' },
    });
  expect(await t.db.selectFrom('tours').select('id').where('provider_id', '=', town.centre.id).execute()).toHaveLength(
    1,
  );
});

test('a place that is not verified, or has switched visits off, takes none', async () => {
  await showsAround(t, town.centre.id, { isOn: false });
  expect(await times()).toEqual([]);
  await expect(ask()).rejects.toMatchObject({ code: 'tours_closed', status: 409 });
  const { id: unchecked } = await aCentre(t.db, { verifiedAt: null, managerId: town.manager.id });
  await showsAround(t, unchecked);
  await expect(ask({ providerId: unchecked })).rejects.toMatchObject({ code: 'tours_closed' });
  const { tours } = await t.as();
  expect(await tours.times({ params: { id: unchecked } })).toMatchObject({ isVerified: false, data: null });
});

test('whoever is let in no more sees nothing of it, and the person still hears', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const link = await aRelation(t, { personId: rosa.personId, memberId: town.elena.id });
  const { _id: id } = await ask({ familyMemberId: rosa.personId });
  await writeLink(t.db, link, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  expect(await mine()).toEqual([]);
  await expect(change(id, { change: 'cancel' })).rejects.toMatchObject({ code: 'not_found' });
  await answer(id, { answer: 'confirm' });
  expect(await tourNewsOf(town.elena)).toEqual([]);
  expect(await tourNewsOf(rosa)).toMatchObject([{ facts: { what: 'confirmed' } }]);
});

test('days off are there once by one key, and other days by it are refused', async () => {
  const { partnerTours } = await t.as(town.manager);
  const close = (first: string) =>
    partnerTours.close(
      { params: { id: town.centre.id }, body: { first, last: first } },
      { idempotencyKey: 'a'.repeat(32) },
    );
  const before = (await partnerTours.schedules({})).data[0]?.daysOff.length ?? 0;
  await close('2026-07-16');
  expect((await close('2026-07-16')).data.daysOff).toHaveLength(before + 1);
  await expect(close('2026-07-17')).rejects.toMatchObject({ code: 'first_arrived' });
});

test('whoever only answers requests changes no hours', async () => {
  await t.db
    .updateTable('provider_managers')
    .set({ role: 'answering' })
    .where('user_id', '=', town.manager.id)
    .execute();
  const { partnerTours } = await t.as(town.manager);
  const days = { first: '2026-06-16', last: '2026-06-16' };
  await expect(partnerTours.close({ params: { id: town.centre.id }, body: days })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await partnerTours.schedules({})).data).toMatchObject([{ canManage: false }]);
});
