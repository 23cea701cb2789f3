import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const many = Array.from({ length: 30 }, () => 1).join(',');

test.each([
  'place=%00',
  'place=%F0%9F%8F%A0',
  'place=%25',
  "place=';drop table centres;--",
  `place=${'a'.repeat(81)}`,
  'place=Pasadena&place=Tampa',
  'place[]=x',
  'place=91101&kind=hotel',
  'place=91101&miles=0',
  'place=91101&miles=NaN',
  'place=91101&miles=1e9',
  'place=91101&miles=-5',
  'place=91101&max=0',
  'place=91101&max=Infinity',
  'place=91101&max=90.125',
  'place=91101&max=1.5&space=1',
  'place=91101&rating=6',
  'place=91101&language=<b>',
  'place=91101&rides=maybe',
  'place=91101&in=06/31/2026',
  'place=91101&in=tomorrow',
  'place=91101&days=0',
  'place=91101&days=8',
  'place=91101&days=1.5',
  'place=91101&days=x',
  `place=91101&days=${many}`,
  'place=91101&guests=0',
  'place=91101&guests=1.5',
  'place=91101&guests=7',
  'place=91101&sort=name',
  'place=91101&page=0',
  'place=91101&page=101',
  'place=91101&page=1.5',
  'latitude=91&longitude=0',
  'latitude=a&longitude=b',
  'latitude=&longitude=',
])('the search answers %s with words, not with a failure of its own', async (query) => {
  const answer = await t.fetch(`/services/seniorcare/centres/v1.0/search?${query}`);
  expect(answer.status).toBe(400);
  const problem = {
    code: 'invalid_input',
    errors: expect.arrayContaining([expect.objectContaining({ message: expect.stringMatching(/\w/) })]),
  };
  expect(await answer.json()).toMatchObject(problem);
});
