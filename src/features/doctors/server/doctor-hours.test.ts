import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { HoursForm } from '#features/availability/partner-contract.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aDoctor, usualHours } from './seed.ts';

let t: TestApp;
let elena: Person;
let maya: Person;
let doctorId: string;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z'); // a Monday, 9 AM at the doctor
  elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Rivera' });
  maya = await aPerson(t.db);
  doctorId = (await aDoctor(t.db, { managerId: maya.id })).id;
});

const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();
const { capacity: _, ...usual } = usualHours;
const mondays: HoursForm = { ...usual, ranges: [{ weekday: 1, opens: '08:00', closes: '10:00' }] };
const hoursAs = async (person = maya) => (await t.as(person)).workingHours;
const mine = async (person = maya) => (await (await hoursAs(person)).mine({})).data;
const save = async (body: HoursForm, person = maya) => (await hoursAs(person)).save({ params: { id: doctorId }, body });
const close = async (form: { first: string; last: string; from?: string; to?: string }, person = maya) =>
  (await hoursAs(person)).close({ params: { id: doctorId }, body: { from: '', to: '', ...form } });
const freeOn = async (day: string) => {
  const { doctors } = await t.as(elena);
  const { data } = await doctors.schedule({ params: { id: doctorId }, query: { from: at('00:00', day), days: 1 } });
  return data.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
};
const paid = async (time: string) => {
  const { appointments, payments } = await t.as(elena);
  const body = { doctorId, mode: 'video' as const, startsAt: at(time), issue: 'Her knee hurts', key: randomUUID() };
  const { data } = await appointments.book({ body });
  await payments.pay({ body: { bookingId: data._id, method: await aCard(t.ports, 'good', t.clock.now()) } });
  return data._id;
};

describe('weekly hours', () => {
  test('are changed for everybody at once; what is booked stays and is counted', async () => {
    await paid('09:00');
    const { data } = await save(mondays);
    expect(data).toMatchObject({ ranges: mondays.ranges, outside: 1, isNew: false });
    expect(await freeOn('2026-06-17')).toEqual([]);
    expect(await freeOn('2026-06-22')).toContain(at('08:00', '2026-06-22'));
    expect((await save({ ...mondays, ranges: usual.ranges, slotMinutes: 45 })).data.outside).toBe(0);
    expect(await t.db.selectFrom('slots').select('taken').where('provider_id', '=', doctorId).execute()).toEqual([
      { taken: 1 },
    ]);
  });

  test('say what is wrong with them, and change nothing', async () => {
    const refused = async (ranges: HoursForm['ranges']) =>
      save({ ...usual, ranges } as HoursForm).catch((error: { issues: { key: string }[] }) => error.issues[0]?.key);
    const range = { weekday: 1, opens: '09:00', closes: '12:00' };
    expect(await refused([])).toBe('errors.hoursNone');
    expect(await refused([{ ...range, closes: '09:00' }])).toBe('errors.hoursOrder');
    expect(await refused([range, { ...range, opens: '11:30', closes: '13:00' }])).toBe('errors.hoursOverlap');
    await expect(save({ ...usual, slotMinutes: 7 } as HoursForm)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await mine()).toMatchObject([{ ranges: usual.ranges }]);
  });

  test('are those of whoever manages the doctor: others read, or find nothing', async () => {
    const reader = await aPerson(t.db);
    await aMember(t.db, { providerId: doctorId, userId: reader.id, role: 'reading', now: t.clock.now() });
    expect(await mine(reader)).toMatchObject([{ _id: doctorId }]);
    await expect(save(mondays, reader)).rejects.toMatchObject({ code: 'not_found' });
    const rival = await aPerson(t.db);
    await aDoctor(t.db, { managerId: rival.id });
    await expect(save(mondays, rival)).rejects.toMatchObject({ code: 'not_found' });
    await expect(close({ first: '2026-06-17', last: '2026-06-17' }, rival)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await freeOn('2026-06-17')).toContain(at('09:00'));
  });
});

describe('time off', () => {
  test('closes some hours, a day or several, says who is booked in it, and opens again', async () => {
    await paid('14:00');
    const { data, booked } = await close({ first: '2026-06-17', last: '2026-06-17', from: '13:00', to: '15:00' });
    expect(booked).toBe(1);
    expect(data.timeOff).toMatchObject([{ first: '2026-06-17', last: '2026-06-17', from: '13:00', to: '15:00' }]);
    const free = await freeOn('2026-06-17');
    expect(free).toContain(at('11:00'));
    expect(free).toContain(at('15:00'));
    expect(free).not.toContain(at('13:00'));
    expect((await close({ first: '2026-06-18', last: '2026-06-19' })).booked).toBe(0);
    expect(await freeOn('2026-06-18')).toEqual([]);
    const [, days] = (await mine())[0]?.timeOff ?? [];
    expect(days).toMatchObject({ first: '2026-06-18', last: '2026-06-19', from: null });
    await (await hoursAs()).reopen({ params: { id: doctorId }, body: { timeOffId: days?._id ?? '' } });
    expect(await freeOn('2026-06-18')).toContain(at('09:00', '2026-06-18'));
  });

  test('is neither past nor endless', async () => {
    const refused = async (form: Parameters<typeof close>[0]) =>
      close(form).catch((error: { issues: { field: string }[] }) => error.issues[0]?.field);
    expect(await refused({ first: '2026-06-14', last: '2026-06-15' })).toBe('first');
    expect(await refused({ first: '2026-06-15', last: '2026-06-15', from: '07:00', to: '08:00' })).toBe('to');
    expect(await refused({ first: '2026-06-15', last: '2026-09-15' })).toBe('last');
    expect((await mine())[0]?.timeOff).toEqual([]);
  });
});

describe('the agenda', () => {
  const agenda = async (query: { day?: string; span?: 'day' | 'week' }, person = maya) =>
    (await (await t.as(person)).requests.agenda({ query })).data;

  test('says who comes and how, and what is free besides; the reading is in the trail', async () => {
    const id = await paid('14:00');
    expect(await agenda({ day: '2026-06-16' })).toMatchObject({ visits: [], today: '2026-06-15' });
    const day = await agenda({ day: '2026-06-17' });
    expect(day?.visits).toMatchObject([
      {
        _id: id,
        personName: 'Elena Rivera',
        meets: 'video',
        glance: ['Video', 'Number 1'],
        startsAt: at('14:00'),
        isPending: true,
      },
    ]);
    expect(day?.free).toContain(at('13:30'));
    expect(day?.free).not.toContain(at('14:00'));
    expect((await agenda({ span: 'week' }))?.visits).toMatchObject([{ _id: id, day: '2026-06-17' }]);
    const trail = await t.db
      .selectFrom('audit_entries')
      .select('subject')
      .where('person_id', '=', elena.personId)
      .execute();
    expect(trail.map(({ subject }) => subject)).toContain(`calendar:${doctorId}`);
  });

  test('shows a doctor nobody of another one', async () => {
    await paid('14:00');
    const rival = await aPerson(t.db);
    await aDoctor(t.db, { managerId: rival.id });
    expect((await agenda({ day: '2026-06-17' }, rival))?.visits).toEqual([]);
    await expect(agenda({}, elena)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('the team reads who changed the hours and who took time off', async () => {
  await save(mondays);
  const { data } = await close({ first: '2026-06-22', last: '2026-06-23' });
  const timeOffId = data.timeOff[0]?._id ?? '';
  await (await hoursAs()).reopen({ params: { id: doctorId }, body: { timeOffId } });
  const { data: events } = await (await t.as(maya)).team.events({ query: {} });
  expect(events.map(({ what, detail, isMe }) => [what, detail, isMe])).toEqual([
    ['backFromTimeOff', '2026-06-22', true],
    ['timeOff', '2026-06-22', true],
    ['hours', null, true],
  ]);
});

test('a time off is taken once by one key, also when both arrive at once; other days by it are refused', async () => {
  const { close: take } = await hoursAs();
  const off = (first: string) =>
    take(
      { params: { id: doctorId }, body: { first, last: first, from: '', to: '' } },
      { idempotencyKey: 'a'.repeat(32) },
    );
  await Promise.all([off('2026-06-17'), off('2026-06-17')]);
  await expect(off('2026-06-18')).rejects.toMatchObject({ code: 'first_arrived' });
  expect(await mine()).toMatchObject([{ timeOff: [{ first: '2026-06-17' }] }]);
});
