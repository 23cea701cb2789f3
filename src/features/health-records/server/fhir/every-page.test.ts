import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { recordSources } from '#app/server/record-sources.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { aListedMedicine } from '#features/medication/server/seed.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { aReportDraft, openLabs } from '#test/labs.ts';
import { aHealthRecord } from '../seed.ts';
import { healthSummary } from './health-summary.ts';

const { t, world, at, confirmed, inLab, send } = await openLabs();
const days = [
  ['2026-03-01', '09:00'],
  ['2026-05-01', '10:00'],
  ['2026-04-01', '11:00'],
] as const;

test('all is in it, however much there is of each, and in the same order however it is read', async () => {
  const person = world.elena;
  const now = t.clock.now();
  const amara = await aPerson(t.db);
  const doctor = await aDoctor(t.db, { managerId: amara.id });
  for (const [day, time] of days) {
    await aListedMedicine(t.db, { person, medicine: { name: `Medicine ${day}`, startsOn: day }, now });
    await aHealthRecord(t.db, { person, type: 'diary', facts: { reportDate: day }, now });
    const { id } = await anAppointment(t, { doctor, person, startsAt: at(time) });
    await aSignedSummary(t.db, { bookingId: id, userId: amara.id, now });
  }
  const orders = [
    await confirmed({ codes: ['lipid_panel'] }),
    await confirmed({ codes: ['lipid_panel'], time: '09:00' }),
  ];
  for (const id of orders) {
    await inLab(id, at('09:15'));
    await send(id, { version: 0, draft: aReportDraft() });
  }
  const summary = async (atOnce?: number) => {
    const { db, bookingKinds } = t;
    const whose = { db, bookingKinds, person: person.personId as PersonId, speech: speechIn('en'), now: t.clock.now() };
    return (await healthSummary({ ...whose, ...(atOnce && { atOnce }) }, recordSources)).bundle;
  };
  const whole = await summary();
  const entries = whole['entry'] as { resource: { resourceType: string; effectivePeriod?: { start: string } } }[];
  const of = (type: string) => entries.map(({ resource }) => resource).filter((one) => one.resourceType === type);
  expect(of('MedicationStatement').map(({ effectivePeriod: period }) => period?.start)).toEqual(
    days
      .map(([day]) => day)
      .toSorted()
      .reverse(),
  );
  expect([of('ClinicalImpression'), of('DiagnosticReport'), of('Observation')].map(({ length }) => length)).toEqual([
    3, 2, 5,
  ]);
  expect(await summary(1)).toEqual(whole);
  expect(await summary(2)).toEqual(whole);
});
