import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDevice, aVisitingParty, type VisitApp, visitApp, type VisitingParty } from '#test/video-visit/visit-world.ts';

/** Two processes on one database. */
let t: VisitApp;
let other: VisitApp;
const logged: string[] = [];
let party: VisitingParty;
let id: string;
beforeAll(async () => {
  const settings = { LIMITS_FACTOR: '1000' };
  t = await visitApp({ settings, logs: { write: (line) => void logged.push(line) } });
  other = await visitApp({ settings, database: t.url, logs: { write: (line) => void logged.push(line) } });
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  for (const { clock } of [t, other]) clock.set('2026-06-15T16:00:00Z');
  party = await aVisitingParty(t);
  id = await party.book(5);
  await (await party.deskOf(party.amara)).admit({ params: { id } });
});

type Device = Awaited<ReturnType<typeof aDevice>>;
const seen = async (device: Device, type: Parameters<Device['heard']>[0], count = 1) =>
  expect.poll(() => device.heard(type)).toHaveLength(count);
async function seated(app: VisitApp, person: { id: string }) {
  const device = await aDevice(app, person);
  const seat = await device.sitDown(id);
  await seen(device, 'entered');
  return { ...device, seat };
}

describe.each([
  { name: 'in one process', place: () => t },
  { name: 'in two processes on one database', place: () => other },
])('$name', ({ place }) => {
  test('two seats hear of one another, and what one says to the other arrives whole and in order', async () => {
    const rosa = await seated(t, party.rosa);
    const amara = await seated(place(), party.amara);
    expect(amara.heard('entered')[0]?.others).toEqual([rosa.seat]);
    await seen(rosa, 'came');
    const long = 'ñ'.repeat(15_000);
    const said = [long, ...Array.from({ length: 20 }, (_, index) => `candidate ${index}`)];
    for (const data of said) amara.say({ type: 'signal', to: rosa.seat, data });
    await seen(rosa, 'signal', said.length);
    expect(rosa.heard('signal').map(({ data }) => data)).toEqual(said);
    expect(new Set(rosa.heard('signal').map(({ from }) => from))).toEqual(new Set([amara.seat]));
    expect(logged.join('')).not.toContain('candidate');
    expect(logged.join('')).not.toContain('ñññ');
  });

  test('whoever has lost the right is out at once, and the others hear it', async () => {
    const { rosa: mother, diego, amara: doctor } = party;
    await (await t.as(mother)).videoVisits.invite({ params: { id }, body: { how: 'circle', userId: diego.id } });
    const amara = await seated(t, doctor);
    const guest = await seated(place(), diego);
    await t.db.updateTable('family_links').set({ status: 'revoked' }).where('member_user_id', '=', diego.id).execute();
    // The table of relations closes the line at once; whoever comes back with the seat stays outside.
    expect(await guest.closed).toBe(1012);
    const atOnce = await aDevice(place(), diego);
    atOnce.say({ type: 'enter', seat: guest.seat });
    await seen(atOnce, 'out');
    expect(atOnce.heard('entered')).toEqual([]);
    await seen(amara, 'went');
    expect(amara.heard('went')).toEqual([{ type: 'went', seat: guest.seat }]);
    const again = await aDevice(place(), diego);
    again.say({ type: 'enter', seat: guest.seat });
    await seen(again, 'out');
    expect(amara.socket.readyState).toBe(amara.socket.OPEN);
  });

  test('the end of the visit closes the room for all', async () => {
    const rosa = await seated(place(), party.rosa);
    await (await party.deskOf(party.amara)).end({ params: { id } });
    await seen(rosa, 'ended');
    rosa.say({ type: 'enter', seat: rosa.seat });
    await seen(rosa, 'out');
  });
});

test('a seat belongs to the session that it was given to, and to one visit', async () => {
  const rosa = await seated(t, party.rosa);
  const thief = await aDevice(t, party.stranger);
  thief.say({ type: 'enter', seat: rosa.seat });
  await seen(thief, 'out');
  const twin = await aDevice(t, party.rosa); // the same account, another log-in
  twin.say({ type: 'enter', seat: rosa.seat });
  await seen(twin, 'out');
  const elsewhere = await party.book(5);
  await (await party.deskOf(party.amara)).admit({ params: { id: elsewhere } });
  const amara = await aDevice(t, party.amara);
  await amara.sitDown(elsewhere);
  await seen(amara, 'entered');
  amara.say({ type: 'signal', to: rosa.seat, data: 'from another room' });
  thief.say({ type: 'signal', to: rosa.seat, data: 'from outside' });
  const near = await seated(t, party.elena);
  near.say({ type: 'signal', to: rosa.seat, data: 'from here' });
  await seen(rosa, 'signal');
  expect(rosa.heard('signal').map(({ data }) => data)).toEqual(['from here']);
});

test('it ends with the log-in, with the time, and with the booking', async () => {
  const rosa = await seated(t, party.rosa);
  const elena = await seated(t, party.elena);
  await t.db.updateTable('sessions').set({ ended_at: t.clock.now() }).where('user_id', '=', party.rosa.id).execute();
  expect(await rosa.closed).toBe(4403);
  await (await t.as(party.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await elena.closed).toBe(4403);
  id = await party.book(5);
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  const late = await seated(t, party.elena);
  t.clock.advance(56 * 60);
  expect(await late.closed).toBe(4403);
});

test('whoever comes back after a cut finds the seat, and a reload takes a new one', async () => {
  const amara = await seated(t, party.amara);
  const rosa = await seated(t, party.rosa);
  await seen(amara, 'came');
  rosa.socket.terminate();
  const back = await aDevice(t, party.rosa);
  const seat = await back.sitDown(id);
  expect(seat).not.toBe(rosa.seat);
  await seen(back, 'entered');
  expect(back.heard('entered')[0]?.others).toEqual([amara.seat]);
  await seen(amara, 'went');
  await seen(amara, 'came', 2);
});

test('a device that comes back after a cut leaves the seat to one that came since', async () => {
  const tablet = await seated(t, party.rosa);
  const phone = await seated(other, party.rosa);
  await seen(tablet, 'out');
  const back = tablet.calls.enter({ params: { id }, body: { insteadOf: tablet.seat } });
  await expect(back).rejects.toMatchObject({ code: 'visit_elsewhere' });
  expect(phone.heard('out')).toEqual([]);
  // taken back on purpose
  await tablet.sitDown(id);
  await seen(phone, 'out');
  await seen(tablet, 'entered', 2);
});

test('a device that comes back after a long cut takes a new seat where no other device has one', async () => {
  const tablet = await seated(t, party.rosa);
  await t.db.deleteFrom('video_seats').where('id', '=', tablet.seat).execute();
  await tablet.calls.enter({ params: { id }, body: { insteadOf: tablet.seat } });
});

test('too much, too long and senseless talk closes the connection', async () => {
  const rosa = await seated(t, party.rosa);
  for (let count = 0; count < 700; count += 1) rosa.say({ type: 'signal', to: rosa.seat, data: 'x' });
  expect(await rosa.closed).toBe(4429);
  const [long, senseless] = [await aDevice(t, party.rosa), await aDevice(t, party.rosa)];
  long.say({ type: 'signal', to: rosa.seat, data: 'x'.repeat(40_000) });
  senseless.socket.send('{"type":"shout"}');
  expect(await Promise.all([long.closed, senseless.closed])).toEqual([4429, 4429]);
});
