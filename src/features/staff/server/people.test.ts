import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aStaffMember, letProofAge, type Person } from '#features/account/server/seed.ts';
import { listen } from '#server/realtime/fanout.ts';
import { lettersTo } from '#test/letters.ts';
import { openSocket } from '#test/open-socket.ts';
import { queuingAtTable } from '#test/racing.ts';
import { openTown } from '#test/town.ts';

const { t } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });
let ines: Person;
let nora: Person;
beforeEach(async () => {
  await t.db.updateTable('users').set({ is_staff: false }).execute();
  [ines, nora] = [await aStaffMember(t.db), await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' })];
});

const peopleOf = async (person: Person) => (await (await t.as(person)).staffPeople.list({})).data;
const give = async (email: string, by = ines) => (await t.as(by)).staffPeople.give({ body: { email } });
const take = async ({ id: userId }: Person, by = ines) => (await t.as(by)).staffPeople.take({ params: { userId } });
const goneFor = (person: Person) => expect(peopleOf(person)).rejects.toMatchObject({ code: 'not_found' });
const unknown = { code: 'invalid_input', issues: [{ field: 'email', key: 'errors.staffUnknown' }] };

describe('the role', () => {
  test('is given by staff to a proved address, and stands on the list with since when and by whom', async () => {
    await goneFor(nora);
    await give(` ${nora.email.toUpperCase()}`);
    const { people, changes } = await peopleOf(nora);
    expect(people.find(({ isMe }) => isMe)).toMatchObject({
      name: 'Nora Quinn',
      given: { at: t.clock.now().toISOString(), by: { isSetting: false, name: 'Ines Park' } },
      isNamed: false,
    });
    expect(people.find(({ _id }) => _id === ines.id)).toMatchObject({ given: null });
    expect(changes[0]).toMatchObject({ change: 'given', name: 'Nora Quinn', by: { name: 'Ines Park' } });
  });

  test('is told by mail to whoever gets or loses it and to all staff, and stands in the history of the account', async () => {
    const omar = await aStaffMember(t.db, 'Omar');
    await give(nora.email);
    await take(nora, omar);
    expect(await lettersTo(t, nora.email)).toEqual([
      expect.stringMatching(/^You are Lado staff now .*Ines Park gave you the role\..*\/partner\/staff\n/s),
      expect.stringMatching(/^You are no longer Lado staff .*Omar Park took the role away\./s),
    ]);
    for (const colleague of [ines, omar])
      expect(await lettersTo(t, colleague.email)).toEqual([
        expect.stringMatching(/^Nora Quinn is Lado staff now .*\/partner\/staff\/people\n/s),
        expect.stringMatching(/^Nora Quinn is no longer Lado staff /),
      ]);
    const { data } = await (await t.as(nora)).circle.trail({ query: { page: 1, by: 'others' } });
    expect(data.map(({ about, actor, actorName }) => [about, actor, actorName])).toEqual([
      ['staffTaken', 'staff', 'Omar Park'],
      ['staffGiven', 'staff', 'Ines Park'],
    ]);
  });

  test('says the same of every address without an account that could have it', async () => {
    const [unproven, away] = [await aPerson(t.db, { isVerified: false }), await aPerson(t.db)];
    await t.db
      .updateTable('users')
      .set({ closing: 'deactivate', closes_at: t.clock.now() })
      .where('id', '=', away.id)
      .execute();
    for (const email of ['nobody@mail.example', unproven.email, away.email])
      await expect(give(email)).rejects.toMatchObject(unknown);
    await expect(give(ines.email)).rejects.toMatchObject({ issues: [{ key: 'errors.staffAlready' }] });
    await expect(give(nora.email, nora)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('wants a fresh log-in to be given and to be taken', async () => {
    const omar = await aStaffMember(t.db, 'Omar');
    const headers = await t.headersOf(ines);
    await letProofAge(t.db, ines.id);
    const { staffPeople } = t.clientsWith(headers);
    const stale = { code: 'confirm_needed' };
    await expect(staffPeople.give({ body: { email: nora.email } })).rejects.toMatchObject(stale);
    await expect(staffPeople.take({ params: { userId: omar.id } })).rejects.toMatchObject(stale);
  });
});

describe('the role that is taken', () => {
  test('is gone at the next request of a session that is open, and its socket begins anew', async () => {
    await give(nora.email);
    const { staffPeople } = await t.as(nora);
    await staffPeople.list({});
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const notices = await new Promise<ReturnType<typeof listen>>((resolve) => {
      const line = listen(t.url, { ...t.hearing, listening: () => resolve(line) });
    });
    const { port } = t.app.server.address() as AddressInfo;
    const token = (await t.headersOf(nora))['x-token'];
    const { closed } = await openSocket({ address: `http://127.0.0.1:${port}` }, { token });
    await take(nora);
    await expect(staffPeople.list({})).rejects.toMatchObject({ code: 'not_found' });
    expect(await closed).toBe(1012);
    await notices.stop();
  });

  test('cannot be that of the last one who is there', async () => {
    const omar = await aStaffMember(t.db, 'Omar');
    await t.db
      .updateTable('users')
      .set({ closing: 'deactivate', closes_at: t.clock.now() })
      .where('id', '=', omar.id)
      .execute();
    await expect(take(ines)).rejects.toMatchObject({ code: 'last_staff' });
    await expect(take(nora)).rejects.toMatchObject({ code: 'not_found' });
    await take(omar);
    await give(nora.email);
    await take(ines);
    await goneFor(ines);
  });

  test('of two who take it from each other one keeps it', async () => {
    const omar = await aStaffMember(t.db, 'Omar');
    const [first, second] = [await t.as(ines), await t.as(omar)];
    const [taken, late] = await queuingAtTable<unknown>(t.db, 'staff_changes', [
      () => first.staffPeople.take({ params: { userId: omar.id } }),
      () => second.staffPeople.take({ params: { userId: ines.id } }),
    ]);
    expect(taken).toMatchObject({ status: 'fulfilled' });
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect((await peopleOf(ines)).people.map(({ _id }) => _id)).toEqual([ines.id]);
  });

  test('leaves the name of staff on what somebody did with it', async () => {
    const omar = await aStaffMember(t.db, 'Omar');
    await give(nora.email, omar);
    await t.db.insertInto('staff_changes').values({ user_id: omar.id, change: 'given', at: t.clock.now() }).execute();
    await take(omar);
    const { data } = await (await t.as(nora)).circle.trail({ query: { page: 1, by: 'others' } });
    expect(data).toMatchObject([{ about: 'staffGiven', actor: 'staff', actorName: 'Omar Park' }]);
  });
});
