import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { hearNotices } from '#test/hear-notices.ts';
import { arranged, moved, type Widget } from '../widgets.ts';

let t: TestApp;
let anna: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  anna = await aPerson(t.db);
});
afterAll(() => t.close());

const usual = arranged([]);
const own = async (person: Person) => (await t.as(person)).dashboard;
const widgetsOf = async (person: Person) => (await (await own(person)).widgets()).data;
const arrange = async (person: Person, widgets: readonly Widget[]) =>
  (await (await own(person)).arrange({ body: { widgets: [...widgets] } })).data;
const hidden = (name: Widget['name']) => usual.map((one) => (one.name === name ? { name, isShown: false } : one));

test('a new account sees all cards in the usual order', async () => {
  expect(await widgetsOf(anna)).toEqual(usual);
});

test('what is hidden and ordered is kept on the account, and on no other', async () => {
  const chosen = moved(hidden('week'), 'bookings', -1);
  expect(await arrange(anna, chosen)).toEqual(chosen);
  expect(await widgetsOf(anna)).toEqual(chosen);
  expect(await widgetsOf(await aPerson(t.db))).toEqual(usual);
});

test('cards that are not named follow in the usual order; none named is how it was', async () => {
  const [first, ...others] = usual;
  const fewer = others.slice(-1);
  expect(await arrange(anna, fewer)).toEqual([...fewer, first, ...others.slice(0, -1)]);
  expect(await arrange(anna, [])).toEqual(usual);
  expect(await widgetsOf(anna)).toEqual(usual);
});

test('a card that is no longer there is passed over, and one that came later follows', async () => {
  await arrange(anna, []);
  await t.db
    .updateTable('dashboard_widgets')
    .set({ names: ['weather', 'bookings'], hidden: ['weather', 'bookings'] })
    .where('user_id', '=', anna.id)
    .execute();
  expect(await widgetsOf(anna)).toEqual([{ name: 'bookings', isShown: false }, ...usual.slice(0, -1)]);
});

test('two devices that choose for the first time at once are both answered, and one of them stays', async () => {
  const choices = [hidden('week'), hidden('bookings'), hidden('visits')];
  expect(await Promise.all(choices.map((choice) => arrange(anna, choice)))).toEqual(choices);
  expect(choices).toContainEqual(await widgetsOf(anna));
});

test('the easy view is kept beside the cards, and stays where nothing is said of it', async () => {
  const { widgets, arrange } = await own(anna);
  expect(await widgets()).toEqual({ data: usual, isEasy: false });
  expect(await arrange({ body: { widgets: hidden('week'), isEasy: true } })).toEqual({
    data: hidden('week'),
    isEasy: true,
  });
  expect(await arrange({ body: { widgets: usual } })).toEqual({ data: usual, isEasy: true });
  expect(await widgets()).toEqual({ data: usual, isEasy: true });
  expect(await arrange({ body: { widgets: usual, isEasy: false } })).toEqual({ data: usual, isEasy: false });
  await expect(arrange({ body: { widgets: usual, isEasy: 'yes' } as never })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('open pages of the account hear of it, and nobody else', async () => {
  const dashboard = await own(anna);
  const { told, stop } = await hearNotices(t);
  await dashboard.arrange({ body: { widgets: hidden('week') } });
  await expect.poll(() => told).toEqual([{ to: [anna.id], topics: ['account'] }]);
  await stop();
});

test.each([
  ['one card twice', [usual[0], usual[0]]],
  ['a card that there is not', [{ name: 'weather', isShown: true }]],
  ['more cards than there are', [...usual, ...usual]],
  ['nothing', undefined],
])('%s is refused, and changes nothing', async (_, widgets) => {
  await arrange(anna, hidden('week'));
  const dashboard = await own(anna);
  await expect(dashboard.arrange({ body: { widgets } as never })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await widgetsOf(anna)).toEqual(hidden('week'));
});

test('without a log-in there are none', async () => {
  const dashboard = (await t.as()).dashboard;
  await expect(dashboard.widgets()).rejects.toMatchObject({ code: 'session_expired' });
  await expect(dashboard.arrange({ body: { widgets: usual } })).rejects.toMatchObject({ code: 'session_expired' });
});
