import { expect, test } from 'vitest';
import { allLanguages } from '#server/words.ts';
import { lettersAbout } from '#features/bookings/server/booking-messages.ts';
import { noticeFacts, noticeReaders } from '#features/bookings/server/notice-store.ts';
import { openLabs } from '#test/labs.ts';
import { labOrderKind } from './order-kind.ts';

const { t, world, confirmed, one } = await openLabs();

const home = { draw: 'home', street: '12 Hill Road', zip: '91105' } as const;

test('both sides know of a draw whether it is at home', async () => {
  const ids = [await confirmed(), await confirmed({ ...home, time: '09:00' })];
  const { requests } = await t.as(world.naomi);
  for (const [index, id = ''] of ids.entries()) {
    const isAtHome = index === 1;
    expect(await one(id)).toMatchObject({ isAtHome });
    expect((await requests.one({ params: { id } })).data).toMatchObject({ isAtHome });
    const { data } = await requests.day({ query: { day: '2026-06-17' } });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ isAtHome });
  }
  const { visits } = await (await t.as(world.elena)).board.week({ query: { day: '2026-06-17' } });
  expect(visits.map(({ isAtHome }) => isAtHome)).toEqual([false, true]);
});

test.each(allLanguages)('a reminder says in %s that somebody comes, and where it is at home', async (language) => {
  const letterOf = async (id: string) => {
    const facts = await noticeFacts(t.db, id);
    const [reader] = await noticeReaders(t.db, { bookingId: id, providerId: null, now: t.clock.now() });
    if (!reader) throw new Error('Nobody hears of it.');
    const matter = { kind: labOrderKind, facts, secrets: t.kernel.secrets, publicUrl: 'https://lado.example' };
    return lettersAbout('reminder', { ...matter, reader: { ...reader, language } }).map(({ text }) => text)[0] ?? '';
  };
  const [atCentre, atHome] = [
    await letterOf(await confirmed()),
    await letterOf(await confirmed({ ...home, time: '09:00' })),
  ];
  const comes = {
    en: /comes to Elena/,
    sp: /va a casa de Elena/,
    gr: /kommt zu Elena/,
    it: /viene da Elena/,
    rs: /придёт: Elena/,
  };
  const place = {
    en: /Home: 12 Hill/,
    sp: /Casa: 12 Hill/,
    gr: /Zu Hause: 12 Hill/,
    it: /Casa: 12 Hill/,
    rs: /Дом: 12 Hill/,
  };
  for (const words of [comes[language], place[language]]) {
    expect(atHome).toMatch(words);
    expect(atCentre).not.toMatch(words);
  }
});
