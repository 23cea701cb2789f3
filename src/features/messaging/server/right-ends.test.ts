import { beforeEach, expect, test } from 'vitest';
import { aRelation } from '#features/circle/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { MESSAGE_FILE } from '#features/threads/thread.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { aSentFile, UPLOADS } from '#test/send-file.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import { aDevice } from '#test/video-visit/visit-world.ts';
import { aConversation } from './seed.ts';

/** What a browser hears that may do less than before, and one whose session is over. */
const [ANEW, REFUSED] = [1012, 4401];

const { t, party } = await openVisitingParty();
let link: string;
let id: string;
beforeEach(async () => {
  const { rosa, stranger, clinician } = party;
  await party.book(5);
  id = await aConversation(t, { person: rosa, providerId: clinician.id });
  link = await aRelation(t, { personId: rosa.personId, memberId: stranger.id, scopes: ['messages'] });
});

const answer = async (words: string, files: string[] = []) => {
  const { partnerMessaging } = await t.as(party.amara);
  await partnerMessaging.say({ params: { id }, body: { clientId: aClientId(), words, files } });
};
type Device = Awaited<ReturnType<typeof aDevice>>;
const news = ({ heard }: Device) => heard('changed').filter(({ topics }) => topics.includes('threads')).length;
const hears = (device: Device, times: number) => expect.poll(() => news(device)).toBe(times);

test('who is let out of a conversation loses the socket that told of it, and the next one tells nothing of it', async () => {
  const [rosa, relative] = [await aDevice(t, party.rosa), await aDevice(t, party.stranger)];
  await answer('Good morning');
  await Promise.all([hears(rosa, 1), hears(relative, 1)]);
  await writeLink(t.db, link, { status: 'revoked', stopped_by: party.rosa.id }, t.clock.now());
  expect(await relative.closed).toBe(ANEW);
  const again = await aDevice(t, party.stranger);
  await answer('How is the knee?');
  await hears(rosa, 2);
  expect(news(again)).toBe(0);
});

test('who answers families no longer, and a session that is logged out, lose it as well; other devices stay', async () => {
  const [phone, tablet, doctor] = [
    await aDevice(t, party.rosa),
    await aDevice(t, party.rosa),
    await aDevice(t, party.amara),
  ];
  await t.clientsWith(phone.headers).account.logOut();
  expect(await phone.closed).toBe(REFUSED);
  await t.db.updateTable('provider_managers').set({ role: 'reading' }).where('user_id', '=', party.amara.id).execute();
  expect(await doctor.closed).toBe(ANEW);
  expect(tablet.socket.readyState).toBe(tablet.socket.OPEN);
});

test('what one of a place has read is new for none of them, and their open pages hear so', async () => {
  const { diego: colleague, clinician, amara } = party;
  await t.db
    .insertInto('provider_managers')
    .values({ provider_id: clinician.id, user_id: colleague.id, role: 'answering' })
    .execute();
  const other = await aDevice(t, colleague);
  const { partnerMessaging } = await t.as(amara);
  await partnerMessaging.seen({ params: { id }, body: { sequence: 1 } });
  await hears(other, 1);
  expect(await (await t.as(colleague)).partnerMessaging.unread({})).toEqual({ unread: 0 });
});

test('a picture that a doctor sends reaches patient and relative, and nobody whose right has ended', async () => {
  const bytes = await aPng();
  const file = await aSentFile(t, party.amara, { name: 'exercises.png', bytes, kind: MESSAGE_FILE });
  await answer('Three times a day, like this', [file]);
  const { messaging } = await t.as(party.rosa);
  const { messages } = (await messaging.one({ params: { id }, query: {} })).data;
  expect(messages.at(-1)).toMatchObject({ isOurs: false, files: [{ _id: file, name: 'exercises.jpg' }] });
  const open = async (person: { id: string }) => {
    const headers = await t.headersOf(person);
    const answer = await t.app.inject({ url: `${UPLOADS}/${file}`, headers });
    return { statusCode: answer.statusCode, isPicture: answer.headers['content-type'] === 'image/jpeg' };
  };
  const [opens, isMissing] = [
    { statusCode: 200, isPicture: true },
    { statusCode: 404, isPicture: false },
  ];
  for (const reader of [party.rosa, party.stranger, party.amara]) expect(await open(reader)).toEqual(opens);
  expect(await open(party.diego)).toEqual(isMissing); // a relative without the scope messages
  await writeLink(t.db, link, { status: 'revoked', stopped_by: party.rosa.id }, t.clock.now());
  await t.db.updateTable('provider_managers').set({ role: 'reading' }).where('user_id', '=', party.amara.id).execute();
  for (const former of [party.stranger, party.amara]) expect(await open(former)).toEqual(isMissing);
  expect(await open(party.rosa)).toEqual(opens);
});
