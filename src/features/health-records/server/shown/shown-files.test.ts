import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPng } from '#features/uploads/server/seed.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { queuing } from '#test/racing.ts';
import { relating } from '#test/relation.ts';
import { aSentFile, UPLOADS } from '#test/send-file.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aVisitingParty, type VisitApp, visitApp, type VisitingParty } from '#test/video-visit/visit-world.ts';
import { RECORD_FILE } from '../../record.ts';
import { aNewRecord } from '../seed.ts';

let t: VisitApp;
let party: VisitingParty;
let id: string;
/** A report among the records of Rosa. */
let file: string;
let recordId: string;
beforeAll(async () => {
  t = await visitApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aVisitingParty(t);
  ({ file, recordId } = await aReport(party.rosa));
  id = await party.book(60);
});

type Member = { id: string };
async function aReport(of: VisitingParty['rosa'], name = 'ecg.png') {
  const file = await aSentFile(t, of, { name, bytes: await aPng(), kind: RECORD_FILE });
  const { recordId } = await (
    await t.as(of)
  ).healthRecords.changeProfile({
    params: { id: of.personId },
    body: { version: 0, record: aNewRecord('diagnosis', { files: [file] }) },
  });
  if (!recordId) throw new Error('No record was added.');
  return { file, recordId };
}

const isMissing = { code: 'not_found' };
const offered = async (person: Member = party.rosa) => (await t.as(person)).shownFiles.offered({ params: { id } });
const show = async (shows = true, { by = party.rosa as Member, fileId = file, booking = id } = {}) =>
  (await t.as(by)).shownFiles.show({ params: { id: booking }, body: { fileId, shows } });
const shown = async (person: Member = party.amara) =>
  (await (await t.as(person)).partnerRecords.shown({ params: { id } })).data;
const fetched = async (person: Member, fileId = file) =>
  (await t.fetch(`${UPLOADS}/${fileId}`, { headers: await t.headersOf(person) })).status;

test('one tap shows a file of the records to the doctor of a visit, another takes it back; each look is in the trail', async () => {
  expect(await shown()).toEqual([]);
  expect(await fetched(party.amara)).toBe(404);
  expect(await offered()).toMatchObject({ canChange: true, data: [{ _id: file, of: 'diagnosis', isShown: false }] });
  expect((await show()).data).toMatchObject([{ _id: file, isShown: true }]);
  await show();
  expect(await shown()).toMatchObject([{ _id: file, name: 'ecg.jpg', day: '2026-03-12' }]);
  expect(await fetched(party.amara)).toBe(200);
  for (const person of [party.stranger, party.elena]) expect(await fetched(person)).toBe(404);
  expect((await show(false)).data).toMatchObject([{ isShown: false }]);
  await show(false);
  expect(await shown()).toEqual([]);
  expect(await fetched(party.amara)).toBe(404);
  const trail = await auditTrailOf(t, party.rosa.personId);
  const told = trail.filter(({ subject }) => subject === `shown_record:${id}`).map(({ action }) => action);
  expect(told.toSorted()).toEqual(['share', 'write']);
  const look = { actor_id: party.amara.id, action: 'read', subject: `health_record:${recordId}` };
  expect(trail).toContainEqual(look);
});

test('whoever may not both book and see the records has no such visit, and a file of somebody else is not there', async () => {
  const relate = relating(t, () => ({ person: party.rosa, member: party.elena }));
  for (const scopes of [['bookings'], ['records'], []] as const) {
    await relate([...scopes]);
    await expect(offered(party.elena)).rejects.toMatchObject(isMissing);
    await expect(show(true, { by: party.elena })).rejects.toMatchObject(isMissing);
  }
  await relate(['bookings', 'records']);
  expect((await show(true, { by: party.elena })).data).toMatchObject([{ isShown: true }]);
  // What is hers alone cannot be shown with the booking of her mother.
  const { file: own } = await aReport(party.elena);
  const unused = await aSentFile(t, party.rosa, { name: 'new.png', bytes: await aPng(), kind: RECORD_FILE });
  for (const fileId of [own, unused, recordId, randomUUID()])
    await expect(show(true, { by: party.elena, fileId })).rejects.toMatchObject(isMissing);
  await relate(['bookings', 'records'], 'revoked');
  for (const person of [party.elena, party.stranger, party.amara]) {
    await expect(offered(person)).rejects.toMatchObject(isMissing);
    await expect(show(false, { by: person })).rejects.toMatchObject(isMissing);
  }
  for (const person of [party.rosa, party.stranger]) await expect(shown(person)).rejects.toMatchObject(isMissing);
});

test('it is shown until the visit can be entered no longer, and read until 72 hours after its end', async () => {
  const ends = t.clock.now().getTime() + 80 * MINUTE_MS;
  await show();
  t.clock.set(new Date(ends + 30 * MINUTE_MS).toISOString());
  expect(await offered()).toMatchObject({ canChange: false, data: [{ isShown: true }] });
  for (const shows of [true, false]) await expect(show(shows)).rejects.toMatchObject({ code: 'notes_closed' });
  t.clock.set(new Date(ends + 72 * HOUR_MS - 1000).toISOString());
  expect(await shown()).toHaveLength(1);
  expect(await fetched(party.amara)).toBe(200);
  t.clock.set(new Date(ends + 72 * HOUR_MS).toISOString());
  await expect(shown()).rejects.toMatchObject(isMissing);
  expect(await fetched(party.amara)).toBe(404);
});

const remove = async (isRemoved = true) =>
  (await t.as(party.rosa)).healthRecords.changeProfile({
    params: { id: party.rosa.personId },
    body: { version: 1, removal: { _id: recordId, isRemoved } },
  });

test('a record that is deleted is shown no longer, nor when it is had back, until it is shown again', async () => {
  await show();
  await remove();
  expect(await shown()).toEqual([]);
  expect(await fetched(party.amara)).toBe(404);
  expect((await offered()).data).toEqual([]);
  await remove(false);
  expect((await offered()).data).toMatchObject([{ _id: file, isShown: false }]);
  expect(await shown()).toEqual([]);
  expect(await fetched(party.amara)).toBe(404);
  await show();
  expect(await shown()).toMatchObject([{ _id: file }]);
});

test('a record that is deleted while its file is being shown is not shown when it is had back', async () => {
  const [deleted, shownMeanwhile] = await queuing<unknown>(t.db, { table: 'health_records', id: recordId }, [
    () => remove(),
    () => show(),
  ]);
  expect(deleted?.status).toBe('fulfilled');
  expect(shownMeanwhile).toMatchObject({ status: 'rejected', reason: isMissing });
  await remove(false);
  expect((await offered()).data).toMatchObject([{ _id: file, isShown: false }]);
  expect(await shown()).toEqual([]);
});
