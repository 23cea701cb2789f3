import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, aStaffMember, makeStaff, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { PORTRAIT } from '#features/family/contract.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { scopes } from '#shared/call.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type FileName, files, filesOfAll } from './file-world.ts';
import { testApp, type TestApp } from './harness.ts';
import { UPLOADS } from './send-file.ts';

/** Where somebody may stand to a file of Rosa’s or of the place that cares for her: a relative who was given one scope is named after it. */
const relatives = [...scopes, 'every scope', 'paused', 'stopped', 'ended'] as const;
const workers = ['owner', 'manager', 'answering', 'reading', 'bookkeeping', 'removed'] as const;
const seats = [
  'visitor',
  'Rosa',
  ...relatives,
  'stranger',
  ...workers,
  'another place',
  'staff',
  'no longer staff',
] as const;
type Seat = (typeof seats)[number];

const mayRead: Record<FileName, readonly Seat[]> = {
  'photograph of a person': ['Rosa', ...scopes, 'every scope'],
  'picture of an insurance card': ['Rosa', 'every scope', 'owner', 'manager', 'answering'],
  'scan of a record': ['Rosa', 'records', 'every scope'],
  'report before a visit': ['Rosa', 'every scope', 'owner', 'manager', 'answering', 'reading'],
  'file of a visit summary': ['Rosa', 'records', 'every scope', 'owner'],
  'visit summary on paper': ['Rosa', 'records', 'every scope'],
  'result of a laboratory': ['Rosa', 'records', 'every scope', 'owner'],
  'file in a conversation': ['Rosa', 'messages', 'every scope', 'owner', 'manager', 'answering'],
  'file with a question': ['Rosa', 'owner', 'manager', 'answering'],
  'file of a ticket': ['Rosa', 'staff'],
  'photograph of a place': ['owner', 'manager', 'staff'],
  'evidence of a place': ['owner', 'staff'],
  'evidence of who applies': ['Rosa', 'staff'],
  receipt: ['Rosa'],
  'copy of an account': ['Rosa'],
};

let t: TestApp;
let cast: Record<Exclude<Seat, 'visitor'>, Person>;
let addresses: Record<FileName, string>;
let bookings: { insured: string; visit: string };

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  const people = await Promise.all(
    seats.filter((seat) => seat !== 'visitor').map(async (seat) => [seat, await aPerson(t.db)] as const),
  );
  cast = Object.fromEntries(people) as typeof cast; // every seat but the visitor's, above
  const relations = new Map<Seat, string>();
  for (const seat of relatives) {
    const given = scopes.filter((scope) => scope === seat);
    const agreed = { personId: cast.Rosa.personId, memberId: cast[seat].id };
    relations.set(seat, await aRelation(t, { ...agreed, scopes: given.length > 0 ? given : [...scopes] }));
  }
  await change('paused', { paused_at: t.clock.now() });
  await change('stopped', { status: 'revoked' });
  await change('ended', { ends_at: new Date(t.clock.now().getTime() - DAY_MS) });
  await aCentre(t.db, { managerId: cast['another place'].id });
  const found = await filesOfAll(t, {
    owner: cast.Rosa,
    manager: cast.owner,
    relation: relations.get('bookings') ?? '',
    sender: cast.stopped,
  });
  addresses = found.addresses;
  bookings = { insured: found.all.insuredBooking, visit: found.all.appointment };
  for (const providerId of [found.all.centre, found.all.doctor, found.all.lab])
    for (const seat of workers.filter((seat) => seat !== 'owner')) {
      const role = seat === 'removed' ? 'owner' : seat;
      await aMember(t.db, { providerId, userId: cast[seat].id, role, now: t.clock.now() });
    }
  await leave('removed');
  await aStaffMember(t.db);
  for (const seat of ['staff', 'no longer staff'] as const) await makeStaff(t.db, cast[seat]);
  await t.db.updateTable('users').set({ is_staff: false }).where('id', '=', cast['no longer staff'].id).execute();
});
afterAll(() => t.close());

const change = (seat: (typeof relatives)[number], to: object) =>
  t.db.updateTable('family_links').set(to).where('member_user_id', '=', cast[seat].id).execute();
const leave = (seat: (typeof workers)[number]) =>
  t.db.deleteFrom('provider_managers').where('user_id', '=', cast[seat].id).execute();

async function readersOf(file: FileName): Promise<Seat[]> {
  const found: Seat[] = [];
  for (const seat of seats) {
    const headers = seat === 'visitor' ? {} : await t.headersOf(cast[seat]);
    const { status } = await t.fetch(`http://127.0.0.1:3000${addresses[file]}`, { headers });
    if (status === 200) found.push(seat);
    else expect(`${seat}: ${status}`).toMatch(seat === 'visitor' ? /401$/ : /40[34]$/);
  }
  return found;
}

test.each(files)('%s is read by those alone who may', async (file) => {
  expect(await readersOf(file)).toEqual(mayRead[file]);
});

describe('once the right has ended,', () => {
  const placesLeft = (file: FileName) => mayRead[file].filter((seat) => !workers.some((worker) => worker === seat));

  test.each([
    ['picture of an insurance card', 'insured'],
    ['report before a visit', 'visit'],
  ] as const)('three days after its booking, a place reads no %s', async (file, booked) => {
    const ended = t.clock.now().getTime() - CONTACT_HOURS * HOUR_MS - 1;
    const over = { starts_at: new Date(ended - HOUR_MS), ends_at: new Date(ended) };
    await t.db.updateTable('bookings').set(over).where('id', '=', bookings[booked]).execute();
    expect(await readersOf(file)).toEqual(placesLeft(file));
  });

  test('of a relative one sees the photograph no more', async () => {
    const seen = async (seat: (typeof relatives)[number]) => {
      const attachedTo = cast[seat].personId;
      const id = await aKeptFile(t, { ownerId: cast[seat].id, kind: PORTRAIT, attachedTo, now: t.clock.now() });
      const headers = await t.headersOf(cast.Rosa);
      return (await t.fetch(`http://127.0.0.1:3000${UPLOADS}/${id}`, { headers })).status;
    };
    const found = await Promise.all((['bookings', 'paused', 'ended', 'stopped'] as const).map(seen));
    expect(found).toEqual([200, 200, 404, 404]);
  });

  test.each(files)('nobody but who it is of reads: %s', async (file) => {
    for (const seat of relatives) await change(seat, { status: 'revoked' });
    for (const seat of workers) await leave(seat);
    await t.db.updateTable('users').set({ is_staff: false }).where('id', '=', cast.staff.id).execute();
    expect(await readersOf(file)).toEqual(mayRead[file].filter((seat) => seat === 'Rosa'));
  });
});
