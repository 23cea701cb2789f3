import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { allergic } from '#features/intake/server/seed.ts';
import { CONSENT_VERSION, type NewLead } from '#features/lead-requests/lead-request.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aTicket } from '#features/support/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { showsAround } from '#features/tours/server/seed.ts';
import { type NewTour, TOUR_CONSENT_VERSION } from '#features/tours/tour.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import type { Failure } from '#shared/failure.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';
import { queuing, queuingAtTrail } from '#test/racing.ts';
import { takeovers } from '#test/rounds.ts';
import { aSentFile } from '#test/send-file.ts';

const { t, family, circleOf, add, change } = await openCircle();
let elena: Person;
let ernesto: Person;
let luz: string;
beforeEach(async () => {
  ({ elena, ernesto } = family);
  luz = await add(elena, aNewDependant());
});

type Circle = { elena: Person; ernesto: Person; luz: string };

async function aCircle(): Promise<Circle> {
  const [elena, ernesto] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ernesto' })];
  return { elena, ernesto, luz: await add(elena, aNewDependant()) };
}

/** Asks whether this is their own record; what is answered takes it over. */
async function asked({ elena, ernesto, luz }: Circle) {
  await change(elena, luz, { change: 'takeover', email: ernesto.email, scopes: ['bookings'] });
  const [invitation] = (await circleOf(ernesto)).invitations;
  return () => change(ernesto, invitation?._id ?? '', { change: 'accept' });
}
const acceptance = () => asked({ elena, ernesto, luz });

const open = async (person = ernesto) => (await (await t.as(person)).healthRecords.openProfile({ body: {} })).data;
const say = async (bloodGroup: 'O+', version: number, person = ernesto) =>
  (
    await (
      await t.as(person)
    ).healthRecords.changeProfile({ params: { id: person.personId }, body: { version, facts: { bloodGroup } } })
  ).data;
const ask = async (person = ernesto) =>
  (
    await (
      await t.as(person)
    ).tickets.add({
      body: { clientId: aClientId(), category: 'payments', subject: 'A receipt', description: 'Where is it?' } as never,
    })
  ).data;
const answer = async (person = ernesto) =>
  (await (await t.as(person)).intake.add({ body: { answers: allergic } })).data;
const show = async (person = ernesto) =>
  (await (await t.as(person)).insurance.add({ body: { plan: 'Golden Poppy Health', memberId: 'GPH 77' } as never }))
    .data;

test('what somebody has said of their health just before keeps them from taking over', async () => {
  const { version } = await open();
  const [said, taken] = await queuingAtTrail<unknown>(t.db, ernesto.personId, [
    () => say('O+', version),
    await acceptance(),
  ]);
  expect(said).toMatchObject({ status: 'fulfilled' });
  expect(taken).toMatchObject({ status: 'rejected', reason: { code: 'own_record' } });
  expect((await open()).facts).toMatchObject({ bloodGroup: 'O+' });
});

test('what somebody begins while they take over is begun for whom they have become', async () => {
  const fileId = await aSentFile(t, ernesto, { name: 'me.jpg', bytes: await aPhoto(), kind: 'portrait' });
  const begun = await queuingAtTrail<unknown>(t.db, luz, [
    await acceptance(),
    () => open(),
    () => answer(),
    () => show(),
    () => ask(),
    async () => (await t.as(ernesto)).account.changeUserInfo({ body: { id: ernesto.id, gender: 'male' } }),
    async () => (await t.as(ernesto)).family.setPortrait({ body: { fileId } }),
  ]);
  expect(begun.map((each) => (each.status === 'fulfilled' ? 'done' : String(each.reason)))).toEqual(
    begun.map(() => 'done'),
  );
  const own = await t.as(ernesto);
  expect(await open()).toMatchObject({ personId: luz });
  expect((await own.intake.last({ params: { id: ernesto.id }, body: {} })).data?.answers).toMatchObject(allergic);
  expect((await own.insurance.list({ query: {} })).data).toMatchObject([{ cards: [{ personId: luz }] }]);
  expect((await own.tickets.mine({ query: { status: 'open', page: 1 } })).data).toHaveLength(1);
  const { data } = await own.account.userInfo({ params: { id: ernesto.id } });
  expect(data).toMatchObject({ gender: 'male' });
  const seen = await t.app.inject({ url: data.profileImage ?? '', headers: await t.headersOf(ernesto) });
  expect(seen.statusCode).toBe(200);
});

type OwnCalls = Awaited<ReturnType<typeof t.as>>;
test.each([
  ['threads', (own: OwnCalls, id: string) => own.enquiries.ask({ body: anEnquiry(id) })],
  ['tours', (own: OwnCalls, id: string) => own.tours.ask({ body: aWish(id) })],
  ['lead_requests', (own: OwnCalls, _: string, unknown: string) => own.leadRequests.send({ body: aRequest(unknown) })],
] as const)('and so is what they ask of a place: %s', async (table, askOf) => {
  const { id } = await aCentre(t.db, { managerId: elena.id });
  await showsAround(t, id);
  const unknown = await aCentre(t.db, { verifiedAt: null });
  const own = await t.as(ernesto);
  const begun = await queuingAtTrail<unknown>(t.db, luz, [await acceptance(), () => askOf(own, id, unknown.id)]);
  expect(begun).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const asked = await t.db.selectFrom(table).select('person_id').where('user_id', '=', ernesto.id).execute();
  expect(asked).toEqual([{ person_id: luz }]);
});

const anEnquiry = (providerId: string) => ({ clientId: aClientId(), providerId, words: 'Is there a ramp?' });
const aWish = (providerId: string): NewTour => ({
  clientId: aClientId(),
  providerId,
  startsAt: '2026-06-16T17:00:00.000Z',
  familyMemberId: null,
  wishes: '',
  language: 'en',
  phone: '',
  consent: false,
  consentVersion: TOUR_CONSENT_VERSION,
});
const aRequest = (providerId: string): NewLead => ({
  clientId: aClientId(),
  providerId,
  familyMemberId: null,
  need: 'days',
  starts: 'month',
  contactName: 'Ernesto Marín',
  contactBy: 'phone',
  phone: '6265550148',
  bestTime: 'any',
  note: '',
  consent: true,
  consentVersion: CONSENT_VERSION,
});

test('whoever takes over and has their turn somewhere else do not wait for each other for good', async () => {
  const id = await aTicket(t, ernesto);
  const begun = await queuing<unknown>(t.db, { table: 'threads', id }, [await acceptance(), () => ask()]);
  expect(begun).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
});

const after = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test('whatever is written beside it, nothing that was answered is lost, and nothing fails by itself', async () => {
  for (let round = 0; round < takeovers; round += 1) {
    const circle = await aCircle();
    const { ernesto: person } = circle;
    const isAlone = round % 2 === 0;
    const version = isAlone ? (await open(person)).version : 0;
    const takeOver = await asked(circle);
    // Each time a little later, so that some of them meet in the middle.
    const saying = () => after(round * 1.5).then(() => say('O+', version, person));
    const beginning = isAlone ? [] : [() => answer(person), () => show(person), () => ask(person)];
    const [taken, said, ...begun] = await Promise.allSettled([takeOver, saying, ...beginning].map((act) => act()));
    if (taken?.status === 'rejected') expect(taken.reason).toMatchObject({ code: 'own_record' });
    for (const each of [said, ...begun])
      if (each?.status === 'rejected') expect(['conflict', 'not_found']).toContain((each.reason as Failure).code);
    if (said?.status === 'fulfilled') expect((await open(person)).facts).toMatchObject({ bloodGroup: 'O+' });
    const kept = await keptOf(person);
    expect(kept.filter((count) => count === 1)).toHaveLength(
      begun.filter(({ status }) => status === 'fulfilled').length,
    );
  }
});

/** How many answers before a visit, cards and tickets somebody has. */
async function keptOf(person: Person) {
  const own = await t.as(person);
  return [
    (await own.intake.last({ params: { id: person.id }, body: {} })).data ? 1 : 0,
    (await own.insurance.list({ query: {} })).data.flatMap(({ cards }) => cards).length,
    (await own.tickets.mine({ query: { status: 'open', page: 1 } })).data.length,
  ];
}
