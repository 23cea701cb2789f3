import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { services } from '#shared/services.ts';
import { openTickets } from '#test/tickets.ts';
import { TICKET_FILE } from '../ticket.ts';

const { t, town, staff, open } = await openTickets();

test('files go with a ticket, once, and are read by whoever asked and by our staff alone', async () => {
  const file = await aKeptFile(t, { ownerId: town.elena.id, kind: TICKET_FILE, now: t.clock.now() });
  const ticket = await open({ files: [file] });
  expect(ticket.files).toMatchObject([{ _id: file }]);
  const stranger = await aPerson(t.db);
  for (const [person, may] of [
    [town.elena, true],
    [staff.ines, true],
    [stranger, false],
    [town.manager, false],
  ] as const) {
    const kind = t.kernel.handedIn.fileKinds[TICKET_FILE];
    const user = { id: person.id, isStaff: person === staff.ines };
    const asking = { db: t.db, user, now: t.clock.now() } as Parameters<NonNullable<typeof kind>['mayRead']>[0]; // what it asks of the context
    expect(await kind?.mayRead(asking, { id: file, ownerId: town.elena.id, attachedTo: ticket._id })).toBe(may);
  }
  await expect(open({ files: [file] })).rejects.toMatchObject({ code: 'not_found' });
  const others = await aKeptFile(t, { ownerId: stranger.id, kind: TICKET_FILE, now: t.clock.now() });
  await expect(open({ files: [others] })).rejects.toMatchObject({ code: 'not_found' });
});

test('our staff sends files along with an answer, too, once; each side reads them and who sent them, nobody else does', async () => {
  const own = await aKeptFile(t, { ownerId: town.elena.id, kind: TICKET_FILE, now: t.clock.now() });
  const { _id: id } = await open({ files: [own] });
  t.clock.advance(60);
  const form = await aKeptFile(t, { ownerId: staff.ines.id, kind: TICKET_FILE, now: t.clock.now(), name: 'form.jpg' });
  const { staffTickets } = await t.as(staff.ines);
  const answer = { clientId: aClientId(), words: 'Please sign this.', files: [form] };
  for (const _ of [1, 2]) await staffTickets.answer({ params: { id }, body: answer });
  const { data } = await (await t.as(town.elena)).tickets.one({ params: { id }, query: {} });
  expect(data.files.map(({ _id, isMine, by }) => [_id, isMine, by])).toEqual([
    [own, true, 'Elena'],
    [form, false, 'Ines from Lado'],
  ]);
  const seen = (await staffTickets.one({ params: { id }, query: {} })).data.files;
  expect(seen.map(({ isMine, by }) => [isMine, by])).toEqual([
    [false, 'Elena Marín'],
    [true, 'Ines'],
  ]);
  const file = async (person: Person) =>
    (await t.fetch(`${services.common}/uploads/v1.0/files/${form}`, { headers: await t.headersOf(person) })).status;
  expect(await Promise.all([town.elena, staff.ines, town.manager, await aPerson(t.db)].map(file))).toEqual([
    200, 200, 404, 404,
  ]);
  const anothers = await aKeptFile(t, { ownerId: town.elena.id, kind: TICKET_FILE, now: t.clock.now() });
  await expect(
    staffTickets.answer({ params: { id }, body: { clientId: aClientId(), words: 'Mine?', files: [anothers] } }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect((await staffTickets.one({ params: { id }, query: {} })).data.messages).toHaveLength(2);
});
