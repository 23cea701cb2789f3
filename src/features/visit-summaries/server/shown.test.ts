import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { endAs, knownBooking } from '#features/bookings/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { Topic } from '#shared/realtime.ts';
import { relating } from '#test/relation.ts';
import { aSentFile, UPLOADS } from '#test/send-file.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aClinician, aConsultation } from '#test/video-visit/consultations.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import { aDevice } from '#test/video-visit/visit-world.ts';
import { MOST_SHOWABLE, nothingWritten } from '../summary.ts';
import { aSignedSummary } from './seed.ts';

const { t, party } = await openVisitingParty();
/** The visit with Dr. Okafor, to whom what Dr. Lindqvist wrote is shown. */
let id: string;
let lindqvist: Awaited<ReturnType<typeof aPerson>>;
let practice: Awaited<ReturnType<typeof aClinician>>;
let earlier: string;
let summaryId: string;
beforeEach(async () => {
  lindqvist = await aPerson(t.db, { firstName: 'Sven', lastName: 'Lindqvist' });
  practice = await aClinician(t.db, { managerId: lindqvist.id, name: 'Dr. Sven Lindqvist' });
  earlier = await anEarlierVisit(-60 * 24);
  summaryId = await signed(earlier);
  id = await party.book(60);
});

const anEarlierVisit = (minutesAhead: number, clinician = practice) =>
  aConsultation(t, {
    clinician,
    booker: party.rosa,
    startsAt: new Date(t.clock.now().getTime() + minutesAhead * MINUTE_MS),
  });
const signed = (bookingId: string, userId = lindqvist.id) =>
  aSignedSummary(t.db, { bookingId, userId, form: { notes: 'Her heart', diagnosis: 'Angina' }, now: t.clock.now() });

const isMissing = { code: 'not_found' };
const showable = async (person: { id: string } = party.rosa, booking = id) =>
  (await t.as(person)).visitSummaries.showable({ params: { id: booking } });
const show = async (shows = true, { by = party.rosa as { id: string }, summary = summaryId, booking = id } = {}) =>
  (await t.as(by)).visitSummaries.show({ params: { id: booking }, body: { summaryId: summary, shows } });
const shown = async (person: { id: string } = party.amara, booking = id) =>
  (await (await t.as(person)).partnerSummaries.shown({ params: { id: booking } })).data;

describe('the family', () => {
  test('sees what other doctors wrote, and shows it by one tap; said twice it is shown once', async () => {
    const isThere = { _id: summaryId, visit: earlier, providerName: 'Dr. Sven Lindqvist', diagnosis: 'Angina' };
    expect(await showable()).toMatchObject({ canChange: true, data: [{ ...isThere, isShown: false }] });
    expect(await show()).toMatchObject({ data: [{ ...isThere, isShown: true }] });
    await show();
    expect(await t.db.selectFrom('shown_summaries').selectAll().where('booking_id', '=', id).execute()).toHaveLength(1);
    expect(await show(false)).toMatchObject({ data: [{ isShown: false }] });
    await show(false);
    const trail = (await auditTrailOf(t, party.rosa.personId)).filter(({ subject }) => subject.endsWith(id));
    expect(trail.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([`share shown_summary:${id}`, `write shown_summary:${id}`]),
    );
    expect(trail.filter(({ subject }) => subject === `shown_summary:${id}`)).toHaveLength(2);
  });

  test('is whoever may both book and see the records: to everybody else the visit is not there', async () => {
    const relate = relating(t, () => ({ person: party.rosa, member: party.elena }));
    for (const scopes of [['bookings'], ['records'], []] as const) {
      await relate([...scopes]);
      await expect(showable(party.elena)).rejects.toMatchObject(isMissing);
      await expect(show(true, { by: party.elena })).rejects.toMatchObject(isMissing);
    }
    await relate(['bookings', 'records']);
    expect((await show(true, { by: party.elena })).data).toMatchObject([{ isShown: true }]);
    await relate(['bookings', 'records'], 'revoked');
    for (const person of [party.elena, party.stranger, party.amara, lindqvist]) {
      await expect(showable(person)).rejects.toMatchObject(isMissing);
      await expect(show(false, { by: person })).rejects.toMatchObject(isMissing);
    }
    expect(await shown()).toHaveLength(1);
  });

  test('cannot show what is not of that person, not signed, or the doctor’s own', async () => {
    const own = await signed(await anEarlierVisit(-120, party.clinician), party.amara.id);
    const ofElena = await aConsultation(t, { clinician: practice, booker: party.elena, startsAt: t.clock.now() });
    const foreign = await signed(ofElena);
    const { partnerSummaries } = await t.as(lindqvist);
    const drafted = await anEarlierVisit(0);
    await partnerSummaries.keep({
      params: { id: drafted },
      body: { version: 0, draft: { ...nothingWritten, notes: 'x' } },
    });
    const draft = await t.db
      .selectFrom('visit_summaries')
      .select('id')
      .where('booking_id', '=', drafted)
      .executeTakeFirstOrThrow();
    for (const summary of [own, foreign, draft.id, id])
      await expect(show(true, { summary })).rejects.toMatchObject(isMissing);
    expect((await showable()).data.map(({ _id }) => _id)).toEqual([summaryId]);
  });

  test('can take back what it shows, however many came since', async () => {
    await show();
    for (let count = 0; count < MOST_SHOWABLE; count += 1) await signed(await anEarlierVisit(-60 - 30 * count));
    const { data } = await showable();
    expect(data).toHaveLength(MOST_SHOWABLE);
    expect(data.at(-1)).toMatchObject({ _id: summaryId, isShown: true });
    await show(false);
    expect(await shown()).toEqual([]);
  });

  test('shows until the visit can be entered no longer, also when it runs late, and not with a cancelled one', async () => {
    const closes = t.clock.now().getTime() + (60 + 20 + 30) * MINUTE_MS;
    t.clock.set(new Date(closes - 1000).toISOString());
    expect(await showable()).toMatchObject({ canChange: true });
    await show();
    t.clock.set(new Date(closes).toISOString());
    expect(await showable()).toMatchObject({ canChange: false, data: [{ isShown: true }] });
    await expect(show(false)).rejects.toMatchObject({ code: 'notes_closed' });

    t.clock.set('2026-06-15T16:00:00Z');
    const other = await party.book(90);
    await t.db.transaction().execute(async (db) => {
      const inside = { ...t.context(), db };
      await endAs(inside, await knownBooking(inside, other), { as: 'cancelled' });
    });
    await expect(show(true, { booking: other })).rejects.toMatchObject({ code: 'notes_closed' });
  });
});

describe('the doctor of the visit', () => {
  test('reads what is shown and nothing else, and each look is in the trail', async () => {
    expect(await shown()).toEqual([]);
    await signed(await anEarlierVisit(-90));
    await show();
    expect(await shown()).toMatchObject([{ _id: summaryId, notes: 'Her heart', providerName: 'Dr. Sven Lindqvist' }]);
    const { visitSummaries } = await t.as(party.amara);
    await expect(visitSummaries.ofVisit({ params: { id: earlier } })).rejects.toMatchObject(isMissing);
    const looks = (await auditTrailOf(t, party.rosa.personId)).filter(
      ({ actor_id: actor }) => actor === party.amara.id,
    );
    expect(looks).toContainEqual({ actor_id: party.amara.id, action: 'read', subject: `visit_summary:${earlier}` });
    await show(false);
    expect(await shown()).toEqual([]);
  });

  test('from acceptance until 72 hours after the end, and never another one', async () => {
    const asked = await party.book(120, { isAccepted: false });
    await show(true, { booking: asked });
    await expect(shown(party.amara, asked)).rejects.toMatchObject(isMissing);
    await show();
    for (const person of [lindqvist, party.rosa, party.stranger])
      await expect(shown(person)).rejects.toMatchObject(isMissing);
    const ends = t.clock.now().getTime() + 80 * MINUTE_MS;
    t.clock.set(new Date(ends + 72 * HOUR_MS - 1000).toISOString());
    expect(await shown()).toHaveLength(1);
    t.clock.set(new Date(ends + 72 * HOUR_MS).toISOString());
    await expect(shown()).rejects.toMatchObject(isMissing);
  });

  test('opens the files of what is shown, as long as it is shown and may be read', async () => {
    const file = await aSentFile(t, lindqvist, { name: 'ecg.png', bytes: await aPng(), kind: 'summary-file' });
    const withFile = await anEarlierVisit(0);
    const { partnerSummaries } = await t.as(lindqvist);
    await partnerSummaries.sign({
      params: { id: withFile },
      body: { version: 0, ...nothingWritten, notes: 'With a picture', files: [file] },
    });
    const summary = (await showable()).data.find(({ visit }) => visit === withFile)?._id ?? '';
    const fetched = async (person: { id: string }) =>
      (await t.fetch(`${UPLOADS}/${file}`, { headers: await t.headersOf(person) })).status;
    expect(await fetched(party.amara)).toBe(404);
    await show(true, { summary });
    expect(await fetched(party.amara)).toBe(200);
    expect(await fetched(party.stranger)).toBe(404);
    await show(false, { summary });
    expect(await fetched(party.amara)).toBe(404);
    await show(true, { summary });
    t.clock.advance(80 * 60 + 72 * 3600);
    expect(await fetched(party.amara)).toBe(404);
  });

  test('hears of it by the bell, and their open page at once, also that it was taken back', async () => {
    const bell = async () => (await (await t.as(party.amara)).notifications.list({ query: {} })).data;
    const told = async () => (await bell()).filter(({ kind }) => kind === 'careNotes').map(({ facts }) => facts);
    await show();
    expect(await told()).toMatchObject([{ booking: id, personName: expect.stringContaining('Rosa') as unknown }]);
    expect(JSON.stringify(await bell())).not.toContain('Angina');
    const [rosas, amaras] = [await aDevice(t, party.rosa), await aDevice(t, party.amara)];
    const heard = ({ heard }: typeof rosas, topic: Topic) =>
      heard('changed').filter(({ topics }) => topics.includes(topic)).length;
    await show(false);
    await expect.poll(() => heard(amaras, 'requests')).toBe(1);
    await expect.poll(() => heard(rosas, 'bookings')).toBe(1);
    rosas.socket.close();
    amaras.socket.close();
  });
});
