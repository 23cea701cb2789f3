import { expect, test } from 'vitest';
import { lettersTo } from '#test/letters.ts';
import { refusal } from '#test/refusal.ts';
import { openVisits } from '#test/video-visit/open-visits.ts';

const { t, party, entry } = await openVisits();

test('everybody is told when it opens; the letter leads its reader straight in, and nobody else', async () => {
  const { rosa, elena, amara, book } = party;
  const id = await book(60);
  const letters = async (person: { email: string }) => {
    await t.runJobs();
    const sent = t.db.selectFrom('mailbox').select('body_text').where('recipient', '=', person.email);
    return (await sent.execute()).filter(({ body_text: text }) => text.includes('waiting room is open'));
  };
  expect(await letters(rosa)).toHaveLength(0);
  t.clock.advance(46 * 60);
  const [letter] = await letters(rosa);
  expect(await letters(rosa)).toHaveLength(1);
  expect(await letters(elena)).toHaveLength(1);
  const key = /\/videoCall\/dr-amara-okafor\/[\w-]+\?key=([\w-]+)/.exec(letter?.body_text ?? '')?.[1];
  expect(key).toBeTruthy();
  const straight = async (person: { id: string }) =>
    (await (await t.as(person)).videoVisits.one({ params: { id }, query: { key } })).isStraightIn;
  expect(await Promise.all([straight(rosa), straight(elena), straight(amara)])).toEqual([true, false, false]);
  expect(await refusal((await t.as(party.stranger)).videoVisits.one({ params: { id }, query: { key } }))).toBe(
    'not_found',
  );
  expect(await refusal((await t.as()).videoVisits.one({ params: { id }, query: { key } }))).toBe('session_expired');
});

test('the provider hears who waits, and the family when it begins without them', async () => {
  const { rosa, amara, book, deskOf } = party;
  const id = await book(5);
  const bell = async (person: { id: string }) =>
    (await (await t.as(person)).notifications.list({ query: {} })).data
      .filter(({ kind }) => kind === 'video')
      .map(({ facts }) => (facts as { what: string }).what);
  await (await t.as(rosa)).videoVisits.arrive({ params: { id } });
  expect(await bell(amara)).toEqual(['waiting']);
  t.clock.advance(120); // she has closed the page
  await (await deskOf(amara)).admit({ params: { id } });
  expect(await bell(rosa)).toEqual(['begun']);
  await t.runJobs();
  const sent = await t.db.selectFrom('mailbox').select('body_text').where('recipient', '=', rosa.email).execute();
  expect(sent.some(({ body_text: text }) => text.includes('has let you in'))).toBe(true);
});

test('that the provider lets in goes through quiet hours, and by push as by mail', async () => {
  const { rosa, amara, book, deskOf } = party;
  const quiet = { hasQuietHours: true, quietFrom: '08:00', quietTo: '09:20' }; // it is nine in the morning
  await (await t.as(rosa)).preferences.changeNotifications({ params: { id: rosa.id }, body: quiet });
  const id = await book(15);
  const calledIn = async () => (await lettersTo(t, rosa.email)).filter((text) => text.includes('waiting room is open'));
  t.clock.advance(60);
  expect(await calledIn()).toHaveLength(1);
  await (await deskOf(amara)).admit({ params: { id } });
  expect((await lettersTo(t, rosa.email)).filter((text) => text.includes('has let you in'))).toHaveLength(1);
});

test('whose page is open is called in only when they are not in the room a minute later', async () => {
  const { rosa, elena, amara, book, visitsOf, deskOf } = party;
  const id = await book(5);
  for (const person of [rosa, elena]) await (await visitsOf(person)).arrive({ params: { id } });
  t.clock.advance(10); // Elena has closed the page meanwhile
  await (await deskOf(amara)).admit({ params: { id } });
  const calledIn = async (person: { email: string }) =>
    (await lettersTo(t, person.email)).filter((text) => text.includes('has let you in')).length;
  expect(await Promise.all([calledIn(rosa), calledIn(elena)])).toEqual([0, 0]);
  expect(await entry(rosa, id)).toBe('ok');
  t.clock.advance(61);
  expect(await calledIn(rosa)).toBe(0);
  expect(await calledIn(elena)).toBe(1);
  const unread = (await (await t.as(rosa)).notifications.list({ query: {} })).data.filter(
    ({ kind, isRead }) => kind === 'video' && !isRead,
  );
  expect(unread).toEqual([]);
});
