import { expect, test } from 'vitest';
import { arranged, moved, widgetNames, Widgets } from './widgets.ts';

const shown = (...names: readonly string[]) => names.map((name) => ({ name, isShown: true }));
const namesOf = (widgets: readonly { name: string }[]) => widgets.map(({ name }) => name);
const usual = arranged([]);

test('whoever has chosen nothing has all cards in the usual order', () => {
  expect(usual).toEqual(shown(...widgetNames));
});

test('what is kept comes first, what came later follows in the usual order, and what is no longer there is left out', () => {
  const kept = [...shown('bookings', 'weather'), { name: 'week', isShown: false }];
  expect(namesOf(arranged(kept))).toEqual(['bookings', 'week', 'firstSteps', 'visits', 'waitingDays', 'quickActions']);
  expect(arranged(kept).filter(({ isShown }) => !isShown)).toEqual([{ name: 'week', isShown: false }]);
});

test('a card moves by one place, and at either end not at all', () => {
  expect(namesOf(moved(usual, 'week', -1)).slice(0, 2)).toEqual(['week', 'firstSteps']);
  expect(namesOf(moved(usual, 'week', 1)).slice(0, 3)).toEqual(['firstSteps', 'visits', 'week']);
  expect(moved(usual, 'firstSteps', -1)).toEqual(usual);
  expect(moved(usual, 'bookings', 1)).toEqual(usual);
});

test.each([
  ['a card twice', [...usual, usual[0]]],
  ['a card twice, of fewer', [usual[0], usual[0]]],
  ['a card that there is not', shown('needs')],
  ['a card of which it is not said whether it is shown', [{ name: 'week' }]],
  ['no list', { name: 'week', isShown: true }],
])('%s is refused', (_, widgets) => {
  expect(Widgets.safeParse(widgets).success).toBe(false);
});
