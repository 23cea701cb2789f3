import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { allRows } from '#test/all-rows.ts';
import { newsOf } from '#test/letters.ts';
import { queuing } from '#test/racing.ts';
import { aRecordLink } from '#test/shared-records.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { LISTED_DAYS, MOST_LINKS, MOST_TRIES } from '../../record-links.ts';
import { sweepRecords } from '../keep-records.ts';
import { aHealthRecord } from '../seed.ts';

const CANARY = 'zwieback-2718';
const missing = { code: 'not_found', status: 404 };

const { t } = await openTown();
let rosa: Person;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  t.clock.set('2026-06-17T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Marín' });
});

const keep = (type: 'diary' | 'surgeries', person: { personId: string } = rosa) =>
  aHealthRecord(t.db, { person, type, facts: { notes: CANARY }, now: t.clock.now() });
const open = async (key: string, passcode: string | null) =>
  (await (await t.as()).sharedRecords.open({ body: { key, passcode } })).data;
const links = async (by = rosa, familyMemberId?: string) =>
  (await (await t.as(by)).recordLinks.list({ query: familyMemberId ? { familyMemberId } : {} })).data;
const end = async (id: string, by = rosa) =>
  (await t.as(by)).recordLinks.end({ params: { id }, body: { isEnded: true } });
const otherThan = (passcode: string) => String((Number(passcode) + 1) % 1_000_000).padStart(6, '0');
const bell = async (person = rosa) => (await newsOf(t, person)).filter(({ kind }) => kind === 'recordLink');

describe('a link', () => {
  test('shows the chosen sections as they stand when it is opened, and nothing else', async () => {
    const calls = (await t.as(rosa)).healthRecords;
    const facts = { allergies: ['Penicillin'], smoking: 'regularly' as const };
    await calls.changeProfile({
      params: { id: rosa.personId },
      body: { version: 0, facts },
    });
    await keep('surgeries');
    const { key, passcode, endsAt } = await aRecordLink(t, { of: rosa });
    expect(endsAt).toBe('2026-06-18T16:00:00.000Z');
    expect(await open(key, null)).toEqual({ endsAt, shown: null });
    await keep('diary');
    const { shown } = await open(key, passcode);
    expect(shown).toMatchObject({
      name: 'Rosa Marín',
      at: '2026-06-17T16:00:00.000Z',
      sections: ['allergies', 'diary'],
      facts: { allergies: ['Penicillin'] },
      records: { diary: [{ facts: { notes: CANARY }, fileCount: 0 }], surgeries: [] },
      summaries: [],
    });
    expect(shown?.facts).not.toHaveProperty('smoking');
    expect(JSON.stringify(shown)).not.toContain(rosa.personId);
  });

  test('is made and ended by the person or who looks after them, not by a relative who reads', async () => {
    const elena = await aPerson(t.db, { firstName: 'Elena' });
    const { _id: id, key } = await aRecordLink(t, { of: rosa });
    const making = async () => aRecordLink(t, { of: elena, familyMemberId: rosa.personId });
    for (const act of [making, () => end(id, elena), () => links(elena, rosa.personId)])
      await expect(act()).rejects.toMatchObject(missing);
    await aRelation(t, { personId: rosa.personId, memberId: elena.id, relationship: 'mother', scopes: ['records'] });
    for (const act of [making, () => end(id, elena), () => links(elena, rosa.personId)])
      await expect(act()).rejects.toMatchObject({ code: 'no_access' });
    expect((await open(key, null)).shown).toBeNull();
    const mother = await aDependant(t.db, { of: elena, firstName: 'Ana' });
    const hers = await aRecordLink(t, { of: elena, familyMemberId: mother });
    await open(hers.key, hers.passcode);
    expect(await bell(elena)).toMatchObject([{ facts: { what: 'opened', person: 'Ana', personId: mother } }]);
    await end(hers._id, elena);
    await expect(open(hers.key, hers.passcode)).rejects.toMatchObject(missing);
    expect(await links(elena, mother)).toMatchObject([{ state: 'takenBack', lookCount: 1 }]);
  });

  test('tells of each opening in its list and in the trail, and rings the first time', async () => {
    const { _id: id, key, passcode } = await aRecordLink(t, { of: rosa });
    await open(key, null);
    expect(await bell()).toEqual([]);
    await open(key, passcode);
    expect(await bell()).toMatchObject([{ isRead: false, facts: { what: 'opened', person: null } }]);
    await (await t.as(rosa)).notifications.markAllRead({});
    t.clock.advance(60);
    await open(key, passcode);
    expect(await bell()).toMatchObject([{ isRead: true }]);
    expect(await links()).toMatchObject([
      { state: 'open', madeBy: null, lookCount: 2, looks: [{ at: '2026-06-17T16:01:00.000Z', system: 'other' }, {}] },
    ]);
    const look = { actor_id: id, action: 'read', subject: `record_link:${id}` };
    expect(await auditTrailOf(t, rosa.personId)).toEqual([{ ...look, actor_id: rosa.id, action: 'share' }, look, look]);
    const [line] = (await (await t.as(rosa)).circle.trail({ query: { page: 1, by: 'others' } })).data;
    expect(line).toMatchObject({ actor: 'link', action: 'read', about: 'health' });
  });

  test.each([
    ['its time', async () => t.clock.advance(24 * 3600)],
    ['a word of whoever made it', (id: string) => end(id)],
    [
      'their leaving',
      () =>
        t.db
          .updateTable('users')
          .set({ closes_at: t.clock.now(), closing: 'deactivate' })
          .where('id', '=', rosa.id)
          .execute(),
    ],
    [
      'their right',
      async () => {
        // the record is somebody else's from now on
        const other = await aPerson(t.db);
        await t.db.updateTable('people').set({ user_id: null }).where('id', '=', other.personId).execute();
        await t.db.updateTable('people').set({ user_id: other.id }).where('id', '=', rosa.personId).execute();
      },
    ],
  ] as const)('ends with %s', async (_, over) => {
    const { _id: id, key, passcode } = await aRecordLink(t, { of: rosa });
    await open(key, passcode);
    await over(id);
    for (const tried of [null, passcode, otherThan(passcode)])
      await expect(open(key, tried)).rejects.toMatchObject(missing);
  });

  test('wants a fresh proof', async () => {
    const calls = (await t.as(rosa)).recordLinks;
    await letProofAge(t.db, rosa.id);
    const body = { sections: ['diary' as const], span: 'hour' as const };
    await expect(calls.make({ body })).rejects.toMatchObject({ code: 'confirm_needed' });
    expect(await links()).toEqual([]);
  });

  test('is one of ten that are open at a time, and forgotten a month after its end', async () => {
    const made = [];
    for (let count = 0; count < MOST_LINKS; count += 1) made.push(await aRecordLink(t, { of: rosa }));
    await expect(aRecordLink(t, { of: rosa })).rejects.toMatchObject({ code: 'record_links_full' });
    await end(made[0]?._id ?? '');
    await aRecordLink(t, { of: rosa });
    t.clock.advance((LISTED_DAYS + 1) * 86_400 - 60);
    await sweepRecords({ db: t.db, now: t.clock.now() });
    expect(await links()).toHaveLength(MOST_LINKS + 1);
    t.clock.advance(60);
    await sweepRecords({ db: t.db, now: t.clock.now() });
    expect(await t.db.selectFrom('record_links').select('id').where('made_by', '=', rosa.id).execute()).toEqual([]);
  });
});

describe('whoever guesses', () => {
  test('closes the link with the fifth wrong passcode, and its owner hears of it', async () => {
    const { key, passcode } = await aRecordLink(t, { of: rosa });
    for (let left = MOST_TRIES - 1; left >= 0; left -= 1) {
      await expect(open(key, otherThan(passcode))).rejects.toMatchObject({
        code: 'wrong_link_passcode',
        values: { count: left },
      });
      if (left === 2) expect((await open(key, passcode)).shown).not.toBeNull(); // gives no try back
    }
    await expect(open(key, passcode)).rejects.toMatchObject(missing);
    expect(await links()).toMatchObject([{ state: 'guessed' }]);
    expect(await bell()).toMatchObject([{ isRead: false, facts: { what: 'guessed' } }]);
  });

  test('gets no more tries by many at once', async () => {
    const { _id: id, key, passcode } = await aRecordLink(t, { of: rosa });
    const tries = Array.from({ length: MOST_TRIES + 3 }, () => () => open(key, otherThan(passcode)));
    const ended = await queuing(t.db, { table: 'record_links', id }, tries);
    const codes = ended.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'open'));
    expect(codes.filter((code) => code === 'wrong_link_passcode')).toHaveLength(MOST_TRIES);
    expect(codes.filter((code) => code === 'not_found')).toHaveLength(3);
    await expect(open(key, passcode)).rejects.toMatchObject(missing);
  });

  test('finds that wrong, foreign and ended keys look alike, and is stopped by network', async () => {
    const { _id: id, key } = await aRecordLink(t, { of: rosa });
    const gone = await aRecordLink(t, { of: rosa });
    await end(gone._id);
    const answers = [];
    for (const wrong of ['', 'made-up', id, key.slice(0, -1), `${key}x`, key.toUpperCase(), gone.key])
      answers.push(await open(wrong, '123456').catch((failure: unknown) => failure));
    for (const answer of answers) expect(answer).toMatchObject(missing);
    for (let count = 0; count < 60; count += 1) await open(`made-up-${count}`, null).catch(() => undefined);
    await expect(open('made-up', null)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('is made once by one key of the request: a repetition is answered the same, and other sections are refused', async () => {
    const idempotencyKey = 'a'.repeat(32);
    const { recordLinks } = await t.as(rosa);
    const make = (span: 'hour' | 'day', key = idempotencyKey) =>
      recordLinks.make({ body: { sections: ['diary'], span } }, { idempotencyKey: key });
    const [first, second] = await Promise.all([make('day'), make('day')]);
    expect(second).toEqual(first);
    expect(first.data.passcode).toMatch(/^\d{6}$/);
    await expect(make('hour')).rejects.toMatchObject({ code: 'first_arrived' });
    expect(await links()).toHaveLength(1);
    expect((await open(first.data.key, first.data.passcode)).shown).toMatchObject({ sections: ['diary'] });
    const other = (await make('day', 'b'.repeat(32))).data;
    expect([other.key, other.passcode]).not.toEqual([first.data.key, first.data.passcode]);
    expect(await allRows(t.db)).not.toContain(first.data.key);
  });

  test('reads neither key nor passcode in any table', async () => {
    const { key, passcode } = await aRecordLink(t, { of: rosa });
    await open(key, passcode);
    const rows = JSON.stringify(
      await t.db.selectFrom('record_links').selectAll().where('made_by', '=', rosa.id).execute(),
    );
    for (const secret of [key, passcode]) expect(rows).not.toContain(secret);
    expect(await allRows(t.db)).not.toContain(key);
  });
});
