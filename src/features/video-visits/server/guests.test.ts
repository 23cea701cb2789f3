import { beforeEach, expect, test } from 'vitest';
import { lettersTo, newsOf } from '#test/letters.ts';
import { refusal } from '#test/refusal.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openVisitingParty } from '#test/video-visit/open-visiting-party.ts';
import type { VisitingParty } from '#test/video-visit/visit-world.ts';

const { t, party } = await openVisitingParty();
let id: string;
beforeEach(async () => {
  id = await party.book(5);
  await t.runJobs(); // that it opens has been told
});

type Member = Parameters<VisitingParty['visitsOf']>[0];
const calls = async (person: Member) => party.visitsOf(person);
const invite = async (by: Member, whom: { id: string }) =>
  (await calls(by)).invite({ params: { id }, body: { how: 'circle', userId: whom.id } });
const guestsSeenBy = async (person: Member) =>
  (await (await calls(person)).one({ params: { id }, query: {} })).data.guests;
const deciding = async (what: 'agree' | 'uninvite', by: Member, guestId: string) =>
  (await calls(by))[what]({ params: { id }, body: { guestId } });
const entry = async (person: Member) => refusal((await calls(person)).enter({ params: { id }, body: {} }));
const bell = async (person: Member) =>
  (await newsOf(t, person))
    .flatMap(({ kind, facts }) => (kind === 'video' ? [(facts as { what: string }).what] : []))
    .filter((what) => what !== 'opens');

test('whom a relative invites comes along once the person agrees, who is asked; the guest hears only then', async () => {
  const { rosa, elena, diego, amara, deskOf } = party;
  await (await deskOf(amara)).admit({ params: { id } });
  const { guests } = (await invite(elena, diego)).data;
  expect(guests).toMatchObject([{ name: 'Diego Marín', isAgreed: false, invitedBy: null }]);
  expect(await guestsSeenBy(rosa)).toMatchObject([{ name: 'Diego Marín', isAgreed: false, invitedBy: 'Elena Marín' }]);
  expect((await (await deskOf(amara)).today({})).data[0]?.guests).toEqual([]);
  expect(await bell(rosa)).toEqual(['guestAsked']);
  expect((await lettersTo(t, rosa.email)).join()).toContain('Elena Marín would like Diego Marín to come along');
  expect([await entry(diego), await bell(diego)]).toEqual(['not_found', []]);
  expect((await lettersTo(t, diego.email)).join()).not.toContain('invited');
  await deciding('agree', rosa, guests[0]?._id ?? '');
  await deciding('agree', rosa, guests[0]?._id ?? '');
  expect([await entry(diego), await bell(diego), await bell(rosa)]).toEqual(['ok', ['invited'], []]);
  expect((await lettersTo(t, diego.email)).filter((text) => text.includes('invited'))).toHaveLength(1);
  const trail = (await auditTrailOf(t, rosa.personId)).filter(({ action }) => action === 'share');
  expect(trail.map(({ actor_id: actor }) => actor)).toEqual([elena.id, rosa.id, diego.id]);
});

test('the person refuses: the relative hears of it and cannot ask again, and the person still can', async () => {
  const { rosa, elena, diego } = party;
  const { guests } = (await invite(elena, diego)).data;
  await deciding('uninvite', rosa, guests[0]?._id ?? '');
  expect(await bell(elena)).toEqual(['guestRefused']);
  expect((await lettersTo(t, elena.email)).join()).toContain('Rosa Marín would rather not have Diego Marín');
  expect([await bell(rosa), await bell(diego)]).toEqual([[], []]);
  expect(await refusal(invite(elena, diego))).toBe('guest_refused');
  expect((await invite(rosa, diego)).data.guests).toMatchObject([{ isAgreed: true }]);
  expect(await bell(diego)).toEqual(['invited']);
});

test('a relative takes back what they asked for, and the person is asked no more', async () => {
  const { rosa, elena, diego } = party;
  const { guests } = (await invite(elena, diego)).data;
  await deciding('uninvite', elena, guests[0]?._id ?? '');
  expect([await bell(rosa), await bell(elena)]).toEqual([[], []]);
  expect(await refusal(invite(elena, diego))).toBe('ok');
  expect((await invite(rosa, diego)).data.guests).toMatchObject([{ isAgreed: true }]); // whom she is asked about
});

test('an interpreter waits for the same yes, and the same letter leaves whether or not there is an account', async () => {
  const { rosa, elena, stranger } = party;
  const body = { how: 'interpreter' as const, email: stranger.email, name: 'Mallory' };
  const { guests } = (await (await calls(elena)).invite({ params: { id }, body })).data;
  expect((await lettersTo(t, stranger.email)).join()).not.toContain('invited');
  expect(await refusal((await calls(stranger)).one({ params: { id }, query: {} }))).toBe('not_found');
  await deciding('agree', rosa, guests[0]?._id ?? '');
  expect((await lettersTo(t, stranger.email)).join()).toContain('invited');
  expect(await refusal((await calls(stranger)).one({ params: { id }, query: {} }))).toBe('ok');
});

test('during the visit the person removes whom a relative has invited, who comes in no more', async () => {
  const { rosa, elena, diego, amara, deskOf } = party;
  await (await deskOf(amara)).admit({ params: { id } });
  const { guests } = (await invite(elena, diego)).data;
  const guestId = guests[0]?._id ?? '';
  await deciding('agree', rosa, guestId);
  expect(await entry(diego)).toBe('ok');
  await deciding('uninvite', rosa, guestId);
  expect(await entry(diego)).toBe('not_found');
  expect(await refusal(invite(elena, diego))).toBe('guest_refused');
});

test('nobody but the person agrees', async () => {
  const { elena, diego, amara, stranger } = party;
  const { guests } = (await invite(elena, diego)).data;
  const by = async (person: Member) => refusal(deciding('agree', person, guests[0]?._id ?? ''));
  expect(await Promise.all([elena, diego, amara, stranger].map(by))).toEqual(Array(4).fill('not_found'));
  expect(await guestsSeenBy(elena)).toMatchObject([{ isAgreed: false }]);
});

test('agreed twice at once, the guest is told once', async () => {
  const { rosa, elena, diego } = party;
  const { guests } = (await invite(elena, diego)).data;
  await Promise.all([1, 2, 3].map(() => deciding('agree', rosa, guests[0]?._id ?? '')));
  expect((await lettersTo(t, diego.email)).filter((text) => text.includes('invited'))).toHaveLength(1);
});

test('a relative who asks again while the person refuses does not get past it', async () => {
  const { rosa, elena, diego } = party;
  const { guests } = (await invite(elena, diego)).data;
  const ended = await Promise.all([
    refusal(deciding('uninvite', rosa, guests[0]?._id ?? '')),
    refusal(invite(elena, diego)),
  ]);
  expect(ended[0]).toBe('ok');
  expect(await guestsSeenBy(rosa)).toEqual([]);
});
