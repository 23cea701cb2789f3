import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { mount } from '#server/http/mount.ts';
import { clientOf, sendOver } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import { type AppChoices, type TestApp, testApp } from '#test/harness.ts';
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
