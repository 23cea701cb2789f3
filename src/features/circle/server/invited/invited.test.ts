import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aNewDependant, asking, openCircle } from '#test/circles.ts';
import { untilWaiting } from '#test/racing.ts';
import { aRelation } from '../seed.ts';

const { t, family, circleOf, actedFor, add, change, bell } = await openCircle();
let elena: Person;
let ernesto: Person;
let newcomer: string;
beforeEach(() => {
  ({ elena, ernesto } = family);
  newcomer = `newcomer-${elena.id.slice(0, 8)}@mail.example`;
});

const letters = (email: string) =>
  t.db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const keysIn = (text: string) => [...text.matchAll(/\/invitation\?key=(\S+)/g)].map(([, key = '']) => key);
const keyOf = async (email: string) => keysIn((await letters(email)).at(-1)?.body ?? '')[0] ?? '';
const opened = async (key: string) => (await (await t.as()).invited.open({ body: { key } })).data;
const state = async (key: string) => (await opened(key)).state;
const decline = { change: 'decline' } as const;
const reopen = { change: 'reopen' } as const;
const gone = { code: 'not_found', status: 404 };
const aDay = 24 * 60 * 60;

describe('the mail', () => {
  test('is in the language of an account, and in English and Spanish where nobody knows which', async () => {
    await t.db.updateTable('users').set({ language: 'gr' }).where('id', '=', ernesto.id).execute();
    await add(elena, asking(ernesto.email));
    await add(elena, asking(newcomer));
    const [known] = await letters(ernesto.email);
    expect(known?.subject).toBe('Elena Marín möchte Ihnen auf Lado helfen');
    expect(known?.body).toContain('- Buchungen machen und sehen: ');
    const [unknown] = await letters(newcomer);
    expect(unknown?.subject).toBe('Elena Marín asks to help you on Lado · Elena Marín pide ayudarle en Lado');
    expect(unknown?.body).toContain('- Make and see bookings: Find care, ask for it, move and cancel it.');
    expect(unknown?.body).toContain('- Hacer y ver reservas: ');
    expect(new Set(keysIn(unknown?.body ?? '')).size).toBe(1);
  });

  test('says with whose card is paid, and brings the same link when it is sent again', async () => {
    const id = await add(elena, asking(newcomer, ['payments']));
    const key = await keyOf(newcomer);
    t.clock.advance(4 * aDay);
    await change(elena, id, { change: 'remind' });
    const [, second] = await letters(newcomer);
    expect(second?.body).toContain('With their own card, never with yours');
    expect(keysIn(second?.body ?? '')).toEqual([key, key]);
  });
});

describe('the link', () => {
  test('opens on who asks for what, for whom, and for which address', async () => {
    const luz = await add(elena, aNewDependant());
    await add(elena, { how: 'offer', email: newcomer, relationship: 'uncle', scopes: ['payments'], personId: luz });
    expect(await opened(await keyOf(newcomer))).toMatchObject({
      state: 'waits',
      asked: { kind: 'offer', fromName: 'Elena Marín', personName: 'Luz Marín', scopes: ['payments'], email: newcomer },
    });
  });

  test('is missing with any other key', async () => {
    const id = await add(elena, asking(newcomer));
    const key = await keyOf(newcomer);
    const foreign = await add(elena, asking(ernesto.email));
    for (const wrong of ['', 'made-up', id, `${id}.`, key.slice(0, -1), key.replace(id, foreign), `${key}.x`])
      await expect(opened(wrong)).rejects.toMatchObject(gone);
    expect(await state(key)).toBe('waits');
  });

  test('does not prove the address: an account with it that nobody has confirmed answers nothing', async () => {
    const id = await add(elena, asking(newcomer));
    const unproven = await aPerson(t.db, { email: newcomer, isVerified: false });
    expect(await state(await keyOf(newcomer))).toBe('waits');
    expect((await circleOf(unproven)).invitations).toEqual([]);
    await expect(change(unproven, id, { change: 'accept' })).rejects.toMatchObject(gone);
  });

  const ends: [string, string, (id: string) => Promise<unknown>][] = [
    ['a yes', 'answered', (id) => change(ernesto, id, { change: 'accept' })],
    ['a no', 'answered', (id) => change(ernesto, id, decline)],
    ['whoever asked', 'takenBack', (id) => change(elena, id, { change: 'withdraw' })],
    ['thirty days', 'expired', async () => t.clock.advance(31 * aDay)],
    [
      'a later word between the two',
      'takenBack',
      async () => {
        const relation = await aRelation(t, { personId: ernesto.personId, memberId: elena.id });
        t.clock.advance(60);
        await change(ernesto, relation, { change: 'stop' });
      },
    ],
    [
      'leaving of whoever asked',
      'takenBack',
      () =>
        t.db
          .updateTable('users')
          .set({ closes_at: t.clock.now(), closing: 'deactivate' })
          .where('id', '=', elena.id)
          .execute(),
    ],
    [
      'an address that wants to be asked nothing',
      'takenBack',
      async () =>
        (await t.as(ernesto)).preferences.changePrivacy({
          params: { id: ernesto.id },
          body: { acceptsInvitations: false },
        }),
    ],
  ];
  test.each(ends)('is over by %s: %s, and names nobody', async (_, over, end) => {
    const id = await add(elena, asking(ernesto.email));
    const key = await keyOf(ernesto.email);
    await end(id);
    expect(await opened(key)).toEqual({ _id: id, state: over, asked: null });
  });

  test('goes with the address and not with the account: another address answers nothing, and the account that is gone has none', async () => {
    const id = await add(elena, asking(ernesto.email));
    const key = await keyOf(ernesto.email);
    await t.db.updateTable('users').set({ email: newcomer }).where('id', '=', ernesto.id).execute();
    expect(await state(key)).toBe('waits');
    await expect(change({ ...ernesto, email: newcomer }, id, { change: 'accept' })).rejects.toMatchObject(gone);
    await t.db.deleteFrom('family_invitations').where('id', '=', id).execute();
    await expect(opened(key)).rejects.toMatchObject(gone);
  });
});

describe('a no', () => {
  let id: string;
  beforeEach(async () => {
    id = await add(elena, asking(ernesto.email));
    await change(ernesto, id, decline);
  });

  test('is taken back within a day: the request waits as before, and nobody reads of the no any more', async () => {
    expect((await circleOf(ernesto)).declined).toMatchObject([{ _id: id, fromName: 'Elena Marín' }]);
    t.clock.advance(aDay - 60);
    await change(ernesto, id, reopen);
    expect((await circleOf(ernesto)).declined).toEqual([]);
    expect((await circleOf(ernesto)).invitations).toMatchObject([{ _id: id }]);
    expect((await circleOf(elena)).data).toMatchObject([{ _id: id, status: 'pending' }]);
    expect(await bell(elena)).toEqual([]);
    await change(ernesto, id, { change: 'accept' });
    expect(await actedFor(elena)).toHaveLength(1);
  });

  test('stands after that day, for others, and where the same was asked anew', async () => {
    await expect(change(elena, id, reopen)).rejects.toMatchObject(gone);
    await expect(change(await aPerson(t.db), id, reopen)).rejects.toMatchObject(gone);
    const anew = await add(elena, asking(ernesto.email));
    expect((await circleOf(ernesto)).declined).toEqual([]);
    await expect(change(ernesto, id, reopen)).rejects.toMatchObject(gone);
    await change(elena, anew, { change: 'withdraw' });
    t.clock.advance(aDay);
    expect((await circleOf(ernesto)).declined).toEqual([]);
    await expect(change(ernesto, id, reopen)).rejects.toMatchObject(gone);
    await expect(change(elena, id, { change: 'withdraw' })).rejects.toMatchObject(gone);
  });

  test('is not taken back once whoever asked has withdrawn, nor once the two have decided something', async () => {
    await change(elena, id, { change: 'withdraw' });
    await expect(change(ernesto, id, reopen)).rejects.toMatchObject(gone);
    const other = await add(elena, asking(ernesto.email));
    await change(ernesto, other, decline);
    const relation = await aRelation(t, { personId: ernesto.personId, memberId: elena.id });
    t.clock.advance(60);
    await change(ernesto, relation, { change: 'stop' });
    await expect(change(ernesto, other, reopen)).rejects.toMatchObject(gone);
  });

  test.each([
    ['the invited first', [reopen, { change: 'withdraw' }]],
    ['whoever asked first', [{ change: 'withdraw' }, reopen]],
  ] as const)('taken back while the request is withdrawn, %s: it is withdrawn', async (_, acts) => {
    const begun = await t.db.transaction().execute(async (held) => {
      await held.selectFrom('family_invitations').select('id').where('id', '=', id).forUpdate().execute();
      const running: Promise<PromiseSettledResult<unknown>[]>[] = [];
      for (const act of acts) {
        running.push(Promise.allSettled([change(act === reopen ? ernesto : elena, id, act)]));
        await untilWaiting(t.db, running.length);
      }
      return { running };
    });
    const ended = (await Promise.all(begun.running)).flat();
    expect(ended[acts.findIndex((act) => act !== reopen)]?.status).toBe('fulfilled');
    const { status } = await t.db
      .selectFrom('family_invitations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('withdrawn');
    expect((await circleOf(ernesto)).invitations).toEqual([]);
  });

  test('taken back while the same is asked anew: one request waits, and whoever asks hears that it does', async () => {
    const { running } = await t.db.transaction().execute(async (held) => {
      await held.selectFrom('family_invitations').select('id').where('id', '=', id).forUpdate().execute();
      const reopening = change(ernesto, id, reopen);
      await untilWaiting(t.db, 1);
      const asked = Promise.allSettled([add(elena, asking(ernesto.email))]);
      await Promise.race([untilWaiting(t.db, 2), asked]);
      return { running: Promise.all([reopening, asked]) };
    });
    const [, [asked]] = await running;
    expect(asked).toMatchObject({ reason: { issues: [{ field: 'email', key: 'errors.memberAlready' }] } });
    expect((await circleOf(ernesto)).invitations).toMatchObject([{ _id: id }]);
  });
});

test('guesses of keys are counted', async () => {
  const guesses = await Promise.allSettled(Array.from({ length: 70 }, () => opened('made-up')));
  expect(guesses).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'too_many_requests' }) }),
  );
});
