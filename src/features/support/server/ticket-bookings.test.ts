import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { placeRoles } from '#shared/place-roles.ts';
import { scopes } from '#shared/call.ts';
import { openTickets } from '#test/tickets.ts';
import { auditTrailOf } from '#test/stays.ts';

const { t, town, staff, open } = await openTickets();

const relative = async (given: Parameters<typeof aRelation>[1]['scopes']) => {
  const person = await aPerson(t.db);
  await aRelation(t, { personId: town.elena.personId, memberId: person.id, ...(given && { scopes: given }) });
  return person;
};
const colleague = async (role: (typeof placeRoles)[number], providerId = town.centre.id) => {
  const person = await aPerson(t.db);
  await aMember(t.db, { providerId, userId: person.id, role, now: t.clock.now() });
  return person;
};
const end = {
  relation: ({ id }: Person) =>
    t.db.updateTable('family_links').set({ status: 'revoked' }).where('member_user_id', '=', id).execute(),
  work: ({ id }: Person) => t.db.deleteFrom('provider_managers').where('user_id', '=', id).execute(),
};
const aboutFor = async (person: Person, id: string) =>
  (await (await t.as(person)).tickets.one({ params: { id }, query: {} })).data;
const aboutForStaff = async (id: string) =>
  (await (await t.as(staff.ines)).staffTickets.one({ params: { id }, query: {} })).data;

describe('a ticket about a booking', () => {
  test.each([
    ...scopes.map((scope) => ({ who: scope, come: () => relative([scope]), seen: isAsked(scope) })),
    { who: 'a stranger', come: () => aPerson(t.db), seen: undefined },
    ...placeRoles.map((role) => ({
      who: role,
      come: () => colleague(role),
      seen: role === 'bookkeeping' ? undefined : ('place' as const),
    })),
  ])('of whoever has this right or role: $who', async ({ come, seen }) => {
    const booking = await aStay(t, { centre: town.centre, person: town.elena });
    const person = await come();
    const { tickets } = await t.as(person);
    const offered = (await tickets.desk({ query: { booking: booking.id } })).bookings;
    if (!seen) {
      expect(offered).toEqual([]);
      await expect(open({ bookingId: booking.id }, person)).rejects.toMatchObject({ code: 'not_found', status: 404 });
      return;
    }
    const shown = { _id: booking.id, bookingId: booking.bookingId, isAtPlace: seen === 'place' };
    expect(offered).toMatchObject([shown]);
    const { _id: id } = await open({ bookingId: booking.id }, person);
    expect((await aboutFor(person, id)).booking).toMatchObject(shown);
    expect((await auditTrailOf(t, town.elena.personId)).at(-1)).toMatchObject({
      actor_id: person.id,
      subject: `booking:${booking.id}`,
    });
    expect((await aboutForStaff(id)).booking).toMatchObject(shown);

    await (seen === 'place' ? end.work(person) : end.relation(person));
    expect(await aboutFor(person, id)).toMatchObject({ booking: null, status: 'open', messages: [{ sequence: 1 }] });
    expect((await aboutForStaff(id)).booking).toBeNull();
    expect((await tickets.desk({ query: { booking: booking.id } })).bookings).toEqual([]);
    await expect(open({ bookingId: booking.id }, person)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of a place is none while nobody has paid it, nor one of another place', async () => {
    const held = await aStay(t, { centre: town.centre, person: town.elena, status: 'held' });
    const { tickets } = await t.as(town.manager);
    expect((await tickets.desk({ query: { booking: held.id } })).bookings).toEqual([]);
    await expect(open({ bookingId: held.id }, town.manager)).rejects.toMatchObject({ code: 'not_found' });
    expect((await open({ bookingId: held.id })).booking).toMatchObject({ isAtPlace: false });
  });

  test('of whoever pays is among those about its person, and about themselves from when they may not pay', async () => {
    const booking = await aStay(t, { centre: town.centre, person: town.elena });
    const hugo = await relative(['payments']);
    const { _id: id } = await open({ bookingId: booking.id }, hugo);
    const about = async (personId: string) =>
      (await (await t.as(hugo)).tickets.mine({ query: { for: personId } })).data.map(({ _id }) => _id);
    expect(await about(town.elena.personId)).toEqual([id]);
    await end.relation(hugo);
    expect(await about(town.elena.personId)).toEqual([]);
    expect(await about(hugo.personId)).toEqual([id]);
  });
});

function isAsked(scope: (typeof scopes)[number]) {
  return scope === 'bookings' || scope === 'payments' ? ('family' as const) : undefined;
}
