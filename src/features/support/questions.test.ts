import { expect, test } from 'vitest';
import { foundQuestions, POPULAR, questions } from './questions.ts';
import { categories } from './ticket.ts';

const all = questions.map((question, index) => ({
  ...question,
  question: index === 1 ? '¿Cuándo responde el centro?' : `Question ${question.name}`,
  answer: index === 0 ? 'Free until 48 hours before' : 'An answer',
}));
const found = (text: string, category?: (typeof questions)[number]['category']) =>
  foundQuestions(all, { text, category }).map(({ name }) => name);

test('the popular ones stand there while nothing is looked for', () => expect(found(' ')).toHaveLength(POPULAR));
test('all typed words must be in the question or its answer', () => {
  expect(found('free 48')).toEqual(['cancel']);
  expect(found('free never')).toEqual([]);
});
test('accents and capitals do not matter', () => expect(found('CUANDO')).toEqual(['answer']));
test('a category leaves its own', () => {
  expect(found('', 'account')).toEqual(['code', 'password', 'secondStep', 'leave']);
  expect(found('free', 'account')).toEqual([]);
});
test('every category but the rest has a question', () =>
  expect(categories.filter((name) => !questions.some(({ category }) => category === name))).toEqual(['other']));
