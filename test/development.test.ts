import { afterAll, expect, test } from 'vitest';
import { testApp } from './harness.ts';

const t = await testApp({ servesPages: true, settings: { NODE_ENV: 'development' } });
afterAll(() => t.close());

test.for(['/', '/login'])('while it is developed, the product shows %s with its styles', async (address) => {
  const answer = await t.fetch(address, { headers: { accept: 'text/html' } });
  const document = await answer.text();
  expect(answer.status, document).toBe(200);
  expect(document).toMatch(/<h1[^>]*>.*<\/h1>/);
  expect(document).toContain('.Button_button');
});
