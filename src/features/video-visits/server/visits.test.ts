import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { refusal } from '#test/refusal.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openVisits } from '#test/video-visit/open-visits.ts';

const { t, party, entry } = await openVisits();

const works = { camera: 'works', microphone: 'works', hears: true, network: 'good' } as const;

test('a visit is there for those who have a seat in it, and missing for everybody else', async () => {
  const { rosa, elena, amara, diego, stranger, book } = party;
  const id = await book(10);
  const partOf = async (person: { id: string }) =>
    refusal(
      (await t.as(person)).videoVisits.one({ params: { id }, query: {} }).then(({ data }) => {
        throw Object.assign(new Error(), { code: data.part });
      }),
    );
  expect(await Promise.all([rosa, elena, amara, diego, stranger].map(partOf))).toEqual([
    'person',
    'booker',
    'provider',
    'not_found', // of the circle, and not invited
    'not_found',
  ]);
  expect(await refusal((await t.as(stranger)).videoVisits.arrive({ params: { id } }))).toBe('not_found');
  expect(await entry(stranger, id)).toBe('not_found');
  expect(await refusal((await t.as(stranger)).partnerVideoVisits.admit({ params: { id } }))).toBe('not_found');
  const inPerson = await book(10, { by: 'in person' });
  expect(await entry(rosa, inPerson)).toBe('not_found');
});

test('it is entered once the provider lets in, from 15 minutes before until 30 after', async () => {
  const { rosa, amara, book, deskOf } = party;
  const id = await book(60);
  expect(await refusal((await deskOf(amara)).admit({ params: { id } }))).toBe('visit_not_open');
  t.clock.advance(45 * 60);
  const desk = await deskOf(amara);
  expect(await entry(rosa, id)).toBe('visit_not_begun');
  await (await party.visitsOf(rosa)).arrive({ params: { id } });
  const [waiting] = (await desk.today({})).data;
  expect(waiting?.waiting).toEqual([{ name: 'Rosa Marín', since: t.clock.now().toISOString(), isHere: true }]);
  expect((await desk.admit({ params: { id } })).data.isBegun).toBe(true);
  expect(await entry(rosa, id)).toBe('ok');
  t.clock.advance((15 + 20 + 30) * 60);
  expect(await entry(rosa, id)).toBe('visit_not_open');
});

test('only the provider ends it, and then nobody comes in again', async () => {
  const { rosa, elena, amara, book, deskOf } = party;
  const id = await book(5);
  const desk = await deskOf(amara);
  expect(await refusal(desk.end({ params: { id } }))).toBe('visit_not_begun');
  await desk.admit({ params: { id } });
  expect(await refusal((await t.as(elena)).partnerVideoVisits.end({ params: { id } }))).toBe('not_found');
  expect((await desk.end({ params: { id } })).data.isEnded).toBe(true);
  expect(await entry(rosa, id)).toBe('visit_not_open');
  expect(await refusal(desk.admit({ params: { id } }))).toBe('visit_not_open');
});

test('a visit that ends early is over at once, and can be reviewed', async () => {
  const { elena, amara, book, deskOf } = party;
  const id = await book(5);
  const bookings = (await t.as(elena)).bookings;
  const seen = async () => (await bookings.one({ params: { id } })).data;
  const { times } = await seen();
  t.clock.advance(7 * 60);
  const desk = await deskOf(amara);
  await desk.admit({ params: { id } });
  expect(await seen()).toMatchObject({ tab: 'ongoing', canReview: false });
  t.clock.advance(4 * 60);
  await desk.end({ params: { id } });
  expect(await seen()).toMatchObject({ tab: 'completed', canReview: true, times });
});

test('two of the circle or an interpreter come along by invitation, and no longer once it is taken back', async () => {
  const { rosa, elena, diego, amara, stranger, book } = party;
  const id = await book(5);
  const calls = (await t.as(rosa)).videoVisits;
  const { data } = await calls.one({ params: { id }, query: {} });
  expect(data.invitable).toEqual([{ userId: diego.id, name: 'Diego Marín' }]); // Elena has a seat already
  await calls.invite({ params: { id }, body: { how: 'circle', userId: diego.id } });
  const invited = await calls.invite({
    params: { id },
    body: { how: 'interpreter', email: stranger.email.toUpperCase(), name: 'Mallory Stone' },
  });
  expect(invited.data.guests.map(({ name, isInterpreter }) => [name, isInterpreter])).toEqual([
    ['Diego Marín', false],
    ['Mallory Stone', true],
  ]);
  const again = calls.invite({ params: { id }, body: { how: 'interpreter', email: 'x@mail.example', name: 'X' } });
  expect(await refusal(again)).toBe('too_many_guests');
  await (await party.deskOf(amara)).admit({ params: { id } });
  expect(await Promise.all([entry(diego, id), entry(stranger, id)])).toEqual(['ok', 'ok']);
  expect(
    await refusal(
      (await t.as(diego)).videoVisits.invite({ params: { id }, body: { how: 'circle', userId: elena.id } }),
    ),
  ).toBe('not_found');
  const heardBy = async (person: { id: string }) =>
    (await (await t.as(person)).notifications.list({ query: {} })).data.filter(({ kind }) => kind === 'video').length;
  expect(await Promise.all([elena, diego, stranger].map(heardBy))).toEqual([1, 1, 1]);
  const guestId = invited.data.guests[1]?._id ?? '';
  await calls.uninvite({ params: { id }, body: { guestId } });
  expect(await entry(stranger, id)).toBe('not_found');
  await t.db.updateTable('family_links').set({ status: 'revoked' }).where('member_user_id', '=', diego.id).execute();
  expect(await entry(diego, id)).toBe('not_found');
  expect(await Promise.all([elena, diego, stranger].map(heardBy))).toEqual([1, 0, 0]);
  const outsider = calls.invite({ params: { id }, body: { how: 'circle', userId: amara.id } });
  expect(await refusal(outsider)).toBe('not_found');
});

test('four sit in it at most, and the provider always finds a seat', async () => {
  const { rosa, elena, diego, amara, stranger, book } = party;
  const id = await book(5);
  const calls = (await t.as(rosa)).videoVisits;
  await calls.invite({ params: { id }, body: { how: 'circle', userId: diego.id } });
  await calls.invite({ params: { id }, body: { how: 'interpreter', email: stranger.email, name: 'Mallory' } });
  await (await party.deskOf(amara)).admit({ params: { id } });
  expect(await entry(diego, id)).toBe('ok');
  expect(await entry(stranger, id)).toBe('ok');
  expect(await entry(elena, id)).toBe('visit_full');
  expect(await entry(rosa, id)).toBe('ok');
  expect(await entry(amara, id)).toBe('ok');
  expect(await entry(rosa, id)).toBe('ok'); // after a reload
});

test('what a device can do is kept for both sides, the day before as well', async () => {
  const { rosa, elena, amara, diego, book } = party;
  const id = await book(24 * 60);
  await (await t.as(rosa)).videoVisits.check({ params: { id }, body: works });
  for (const person of [rosa, elena, amara]) {
    const { data } = await (await t.as(person)).videoVisits.one({ params: { id }, query: {} });
    expect(data.checks).toMatchObject([{ name: 'Rosa Marín', devices: works }]);
  }
  await (await t.as(rosa)).videoVisits.invite({ params: { id }, body: { how: 'circle', userId: diego.id } });
  expect((await (await t.as(diego)).videoVisits.one({ params: { id }, query: {} })).data.checks).toEqual([]);
});

test('the relay gets a name that ends by itself, signed as coturn wants it', async () => {
  const { rosa, amara, book, deskOf } = party;
  const id = await book(5);
  await (await deskOf(amara)).admit({ params: { id } });
  const { seat, iceServers, isRelayOnly } = await (await t.as(rosa)).videoVisits.enter({ params: { id }, body: {} });
  const ends = (t.clock.now().getTime() + (5 + 20 + 30 + 60) * MINUTE_MS) / 1000;
  const username = `${ends}:${seat}`;
  const credential = createHmac('sha1', 'a-secret-of-the-relay').update(username).digest('base64');
  expect(iceServers).toEqual([{ urls: ['turn:turn.example:3478'], username, credential }]);
  expect(isRelayOnly).toBe(true);
});

test('looks and entries are in the trail of the person', async () => {
  const { rosa, amara, book, deskOf } = party;
  const id = await book(5);
  await (await deskOf(amara)).admit({ params: { id } });
  await entry(rosa, id);
  const trail = (await auditTrailOf(t, rosa.personId)).filter(({ subject }) => subject === `video_visit:${id}`);
  expect(trail).toMatchObject([
    { actor_id: amara.id, action: 'read' },
    { actor_id: amara.id, action: 'write' },
    { actor_id: rosa.id, action: 'read' },
    { actor_id: rosa.id, action: 'share' },
  ]);
});

test('my visits are those that come, in their order', async () => {
  const { rosa, elena, stranger, book } = party;
  const [later, sooner] = [await book(600), await book(30)];
  await book(9 * 24 * 60);
  await book(40, { isAccepted: false });
  const mine = async (person: { id: string }) =>
    (await (await t.as(person)).videoVisits.mine({ query: {} })).data.map(({ _id }) => _id);
  expect(await mine(rosa)).toEqual([sooner, later]);
  expect(await mine(elena)).toEqual([sooner, later]);
  expect(await mine(stranger)).toEqual([]);
});

test('the visits of one person are those of them in which one has a seat; a foreign id has none', async () => {
  const { rosa, elena, diego, stranger, book, visitsOf } = party;
  const id = await book(10);
  const about = async (person: Person, personId: string) =>
    (await (await visitsOf(person)).mine({ query: { for: personId } })).data.map(({ _id }) => _id);
  expect(await about(elena, rosa.personId)).toEqual([id]);
  expect(await about(rosa, rosa.personId)).toEqual([id]);
  expect(await about(elena, elena.personId)).toEqual([]);
  expect(await about(diego, rosa.personId)).toEqual([]);
  expect(await about(stranger, rosa.personId)).toEqual([]);
});
