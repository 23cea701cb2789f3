import { beforeEach } from 'vitest';
import { insureBooking } from '#features/payments/server/insure-booking.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { stays } from '#features/senior-care/server/stay-kind.ts';
import type { Person } from '#features/account/server/seed.ts';
import type { PlanAnswer } from '#features/bookings/plan.ts';
import { aCard } from '#features/payments/server/seed.ts';
import type { TestApp } from './harness.ts';
import { lettersTo } from './letters.ts';
import { openTown } from './town.ts';

type InsuredStay = { centre: { id: string; timeZone: string }; person: Person; cardId?: string };

/** A stay that waits for its center, and of which the plan of the person's card is asked to pay. */
export async function anInsuredStay(t: TestApp, { centre, person, cardId }: InsuredStay) {
  const now = t.clock.now();
  await t.db.transaction().execute((db) => writePlansTaken(db, centre.id, ['Golden Poppy Health']));
  const card = cardId ?? (await anInsuranceCard(t.db, { person, now }));
  const { id } = await aStay(t, { centre, person, status: 'held' });
  const context = {
    db: t.db,
    bookingKinds: { stay: stays },
    secrets: t.kernel.secrets,
    publicUrl: t.kernel.publicUrl,
    now,
  };
  await insureBooking(context, { bookingId: id, cardId: card, userId: person.id, factor: 1000 });
  return { id, cardId: card };
}

export const TOTAL = 25_200;
export const FIRST = 8400;

/** A family and a center that takes a plan, as both act on bookings that it is asked to pay. */
export async function openInsured() {
  const { t, town } = await openTown();
  beforeEach(async () => {
    await t.db.deleteFrom('rate_limits').execute();
    await t.db.transaction().execute((db) => writePlansTaken(db, town.centre.id, ['Golden Poppy Health']));
  });
  const held = () => aStay(t, { centre: town.centre, person: town.elena, status: 'held' });
  const aPlanCard = (card: object = {}, person = town.elena) =>
    anInsuranceCard(t.db, { person, card, now: t.clock.now() });
  const insure = async (bookingId: string, cardId: string, person = town.elena) =>
    (await (await t.as(person)).payments.insure({ body: { bookingId, cardId } })).data;
  const pay = async (bookingId: string) =>
    (
      await (
        await t.as(town.elena)
      ).payments.pay({ body: { bookingId, method: await aCard(t.ports, 'good', t.clock.now()) } })
    ).data;
  const seen = async (id: string) => (await (await t.as(town.elena)).bookings.one({ params: { id } })).data;
  const atCentre = async (id: string, person = town.manager) =>
    (await (await t.as(person)).requests.one({ params: { id } })).data;
  const check = async (id: string, answer: PlanAnswer, person = town.manager) =>
    (await (await t.as(person)).plans.check({ params: { id }, body: answer })).data;
  const accept = async (id: string) => (await t.as(town.manager)).requests.accept({ params: { id } });
  const context = () => ({
    db: t.db,
    bookingKinds: { stay: stays },
    secrets: t.kernel.secrets,
    publicUrl: t.kernel.publicUrl,
    now: t.clock.now(),
  });
  const letters = ({ email }: Person) => lettersTo(t, email);
  return { t, town, held, aPlanCard, insure, pay, seen, atCentre, check, accept, context, letters };
}
