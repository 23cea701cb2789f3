import { expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aConsultation } from '#test/video-visit/consultations.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import { MOST_IN_RECORDS, nothingWritten } from '../summary.ts';
import { aMedicine, aSignedSummary } from './seed.ts';

const { t, party } = await openVisitingParty();

const aVisit = (minutesAhead: number, booker: { id: string } = party.rosa) =>
  aConsultation(t, {
    clinician: party.clinician,
    booker,
    startsAt: new Date(t.clock.now().getTime() + minutesAhead * MINUTE_MS),
  });
const sign = (bookingId: string, form: Parameters<typeof aSignedSummary>[1]['form'] = {}) =>
  aSignedSummary(t.db, { bookingId, userId: party.amara.id, form, now: t.clock.now() });
const read = async (by: { id: string } = party.rosa) =>
  (await (await t.as(by)).visitSummaries.ofPerson({ params: { id: party.rosa.personId } })).data;
const counted = async (by: { id: string } = party.rosa) =>
  (await (await t.as(by)).healthRecords.profile({ params: { id: party.rosa.personId } })).data.visitSummaries;

test('what was signed stands among the records as it is, the last visit first; a draft and visits of others do not', async () => {
  expect(await read()).toEqual([]);
  const [first, last, drafted] = [await aVisit(-3000), await aVisit(-60), await aVisit(-90)];
  const other = { ...aMedicine, name: 'Ibuprofen' };
  await sign(last, { notes: 'Better', medicines: [other, aMedicine] });
  await sign(first, { diagnosis: 'Angina', medicines: [aMedicine] });
  await sign(await aVisit(-30, party.diego), { notes: 'Of Diego' });
  const { partnerSummaries, visitSummaries } = await t.as(party.amara);
  await partnerSummaries.keep({
    params: { id: drafted },
    body: { version: 0, draft: { ...nothingWritten, notes: 'x' } },
  });
  await partnerSummaries.add({ params: { id: first }, body: { after: 0, words: 'The blood is fine' } });
  const rows = await read();
  expect(rows).toMatchObject([
    { visit: last, notes: 'Better', medicines: [other, aMedicine], addenda: [] },
    { visit: first, diagnosis: 'Angina', medicines: [aMedicine], addenda: [{ words: 'The blood is fine' }] },
  ]);
  const { ofVisit } = (await t.as(party.rosa)).visitSummaries;
  expect(rows[1]).toEqual((await ofVisit({ params: { id: first } })).data);
  expect(await counted()).toBe(2);
  await expect(visitSummaries.ofPerson({ params: { id: party.rosa.personId } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('relatives who see the records read it, as long as they do, and each look is one line of the trail', async () => {
  await sign(await aVisit(-60));
  const relate = relating(t, () => ({ person: party.rosa, member: party.elena }));
  await relate(['records']);
  expect(await read(party.elena)).toHaveLength(1);
  await read(party.elena);
  const looks = (await auditTrailOf(t, party.rosa.personId)).filter(({ subject }) => subject === 'visit_summaries');
  expect(looks).toEqual([{ actor_id: party.elena.id, action: 'read', subject: 'visit_summaries' }]);
  for (const [scopes, status] of [
    [['bookings', 'payments', 'messages'], 'accepted'],
    [['records'], 'revoked'],
  ] as const) {
    await relate([...scopes], status);
    await expect(read(party.elena)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(read(party.stranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('the last fifty come, and all are counted', async () => {
  for (let number = 0; number <= MOST_IN_RECORDS; number += 1) {
    t.clock.advance(60);
    await sign(await aVisit(-60 * (number + 1)));
  }
  expect(await read()).toHaveLength(MOST_IN_RECORDS);
  expect(await counted()).toBe(MOST_IN_RECORDS + 1);
});
