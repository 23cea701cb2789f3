import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { mount } from '#server/http/mount.ts';
import { clientOf, sendOver } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import { type AppChoices, type TestApp, testApp } from '#test/harness.ts';
import { afterAll, beforeEach } from 'vitest';
import { aGuide, introduceWalks } from './guides.ts';
import { guidedWalks } from './walk-contract.ts';
import { guidedWalkHandlers } from './walk-handlers.ts';
import { walks } from './walk-kind.ts';

/** The product with one kind of booking more, handed in by the registers that a service uses. */
export const walkChoices = <Choices extends AppChoices>(choices: Choices) => ({
  ...choices,
  kinds: kindsByName([...Object.values(bookingKinds), walks]),
  besides: ({ app, kernel }: Parameters<NonNullable<AppChoices['besides']>>[0]) =>
    mount({ app, kernel, answers: new Map() }, guidedWalks, guidedWalkHandlers),
});

/** The kinds that a migration of walks would write. */
export async function introducedIn(t: TestApp): Promise<TestApp> {
  await introduceWalks(t.db);
  return t;
}

export const walkApp = async (choices: AppChoices = {}): Promise<TestApp> =>
  introducedIn(await testApp(walkChoices(choices)));

/** The typed client of somebody who is logged in, or of a visitor. */
export async function walksOf(t: TestApp, person?: { id: string }) {
  const headers = person ? await t.headersOf(person) : {};
  return clientOf(guidedWalks, sendOver({ bases: services, headers: () => headers, fetch: t.fetch }));
}

/** Half past nine on Friday, on the clock of the guide. */
export const friday = '2026-06-19T16:30:00.000Z';

/** A family, a guide, and somebody who answers for the guide. */
export async function aWalkingParty(t: TestApp) {
  const elena = await aPerson(t.db);
  const theo = await aPerson(t.db, { firstName: 'Theo', lastName: 'Brandt' });
  const guide = await aGuide(t.db, { managerId: theo.id });

  /** Two half hours around the lake, in one week or in several. */
  const book = async (startsAt = friday, person: Person = elena, weeks = 1) => {
    const { book } = await walksOf(t, person);
    return (await book({ body: { guideId: guide.id, startsAt, weeks, halfHours: 2, route: 'Around the lake' } })).data;
  };
  const pay = async (bookingId: string) => {
    const method = await aCard(t.ports, 'good', t.clock.now());
    return (await (await t.as(elena)).payments.pay({ body: { bookingId, method } })).data.booking;
  };
  const accept = async (id: string) => (await (await t.as(theo)).requests.accept({ params: { id } })).data;
  return { elena, theo, guide, book, pay, accept };
}

/** A server with a walking party, new before each test, and where its walks are looked at. It is Monday, June 15. */
export async function openWalks() {
  const t = await walkApp({ settings: { LIMITS_FACTOR: '100' } });
  const world = {} as { party: Awaited<ReturnType<typeof aWalkingParty>> };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    world.party = await aWalkingParty(t);
  });
  afterAll(() => t.close());

  const freeOn = async (day: string) => {
    const { slots } = await walksOf(t);
    const { data } = await slots({ params: { id: world.party.guide.id } });
    return data.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt.startsWith(day));
  };
  const mailTo = async ({ email }: Person) => {
    await t.runJobs();
    const mails = t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).orderBy('created_at');
    return (await mails.execute()).map(({ subject }) => subject);
  };
  const bellOf = async (person: Person) => (await (await t.as(person)).notifications.list({ query: {} })).data;
  const opened = async (id: string) => (await (await t.as(world.party.elena)).bookings.one({ params: { id } })).data;
  const listed = async (tab: 'pending' | 'upcoming' | 'completed' | 'cancelled') =>
    (await (await t.as(world.party.elena)).bookings.list({ query: { tab } })).data.map(({ _id }) => _id);
  return { t, world, freeOn, mailTo, bellOf, opened, listed };
}
