import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { openTown } from '#test/town.ts';
import { anAwayAccount } from '../seed.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

async function ofStaff(): Promise<Person> {
  const person = await aPerson(t.db, { firstName: 'Ines' });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', person.id).execute();
  return person;
}
const list = async (by: Person, query: { text?: string; page?: number } = {}) =>
  (await t.as(by)).awayAccounts.list({ query });
const send = async (by: Person, id: string) => (await t.as(by)).awayAccounts.sendWayBack({ params: { id } });
const letters = async (email: string) =>
  (await t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute()).filter(
    ({ subject }) => subject === 'The way back to Lado',
  );
const trail = async (personId: string) =>
  (
    await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'actor_id'])
      .where('person_id', '=', personId)
      .orderBy('id')
      .execute()
  ).filter(({ subject }) => subject.startsWith('away:'));
const away = (lastName: string) => anAwayAccount(t.db, { lastName, now: t.clock.now() });

describe('accounts that are away', () => {
  test('are read by staff alone, and each reads so in its trail once an hour', async () => {
    const [ines, vera] = [await ofStaff(), await away('Vásquez')];
    for (const person of [town.elena, town.manager])
      await expect(list(person)).rejects.toMatchObject({ code: 'not_found' });
    for (let look = 0; look < 2; look += 1)
      expect((await list(ines, { text: 'vasq' })).data).toMatchObject([
        { _id: vera.id, email: vera.email, kind: 'deactivate', isHeld: false, canBeWritten: true, writtenAt: null },
      ]);
    expect(await trail(vera.personId)).toEqual([{ action: 'read', subject: 'away:list', actor_id: ines.id }]);
    expect((await list(ines, { text: 'Marín' })).data).toEqual([]);
    expect((await list(ines, { text: '%' })).data).toEqual([]);
    await expect(list(ines, { text: 'x'.repeat(81) })).rejects.toMatchObject({ issues: [{ field: 'text' }] });
  });

  test('come page by page, what ends first at the top', async () => {
    const ines = await ofStaff();
    for (let number = 0; number < PAGE_LENGTH + 1; number += 1) await away(`Zabala${number}`);
    const first = await list(ines, { text: 'Zabala' });
    expect(first.data).toHaveLength(PAGE_LENGTH);
    expect(first.pagization.totalCount).toBe(PAGE_LENGTH + 1);
    expect((await list(ines, { text: 'zabala', page: 2 })).data).toHaveLength(1);
    const ends = first.data.map(({ until }) => until);
    expect(ends).toEqual(ends.toSorted());
  });
});

describe('the way back', () => {
  test('goes to the address of the account, gives no right, and is in its trail', async () => {
    const [ines, vera] = [await ofStaff(), await away('Vasquez')];
    await send(ines, vera.id);
    const [letter] = await letters(vera.email);
    expect(letter?.body).toContain('/profile/forgot-password');
    expect(letter?.body).not.toContain('=');
    expect(await trail(vera.personId)).toMatchObject([{ action: 'write', actor_id: ines.id }]);
    const row = await t.db.selectFrom('users').select('closing').where('id', '=', vera.id).executeTakeFirst();
    expect(row).toEqual({ closing: 'deactivate' });
    await expect((await t.as()).account.logIn({ body: vera })).rejects.toMatchObject({ code: 'come_back_due' });
  });

  test('once a day, however many press at once', async () => {
    const [ines, vera] = [await ofStaff(), await away('Vasquez')];
    const ended = await Promise.allSettled([send(ines, vera.id), send(ines, vera.id)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(send(ines, vera.id)).rejects.toMatchObject({ code: 'way_back_sent' });
    t.clock.advance(86_400);
    await send(ines, vera.id);
    expect(await letters(vera.email)).toHaveLength(2);
  });

  test('is for nobody who is here, is gone, or never proved an address; and only staff send it', async () => {
    const ines = await ofStaff();
    const [vera, unproven] = [await away('Vasquez'), await away('Ortiz')];
    await t.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', unproven.id).execute();
    for (const id of [town.elena.id, unproven.id, ines.id])
      await expect(send(ines, id)).rejects.toMatchObject({ code: 'not_found' });
    for (const person of [town.elena, town.manager])
      await expect(send(person, vera.id)).rejects.toMatchObject({ code: 'not_found' });
    t.clock.advance(31 * 86_400);
    await t.runJobs();
    await expect(send(ines, vera.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await letters(vera.email)).toEqual([]);
  });
});

test('the desk counts who should be gone by now', async () => {
  const [ines, vera] = [await ofStaff(), await away('Vasquez')];
  const desk = async () =>
    (await (await t.as(ines)).staffDesks.desks({})).data.find(({ path }) => path === '/partner/staff/away')?.waiting;
  const before = (await desk()) ?? 0;
  await t.db
    .updateTable('users')
    .set({ closes_at: new Date(t.clock.now().getTime() - 2 * 86_400_000) })
    .where('id', '=', vera.id)
    .execute();
  expect(await desk()).toBe(before + 1);
});
