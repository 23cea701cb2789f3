import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#shared/failure.ts';
import { sendProblem } from './problems.ts';

let app: FastifyInstance;
const refuse = () => {
  throw new Failure('overloaded');
};
beforeAll(async () => {
  app = fastify({ frameworkErrors: sendProblem });
  app.setErrorHandler(sendProblem);
  await app.register(cookie);
  for (const url of ['/services/user/me', '/calls/of/users/me', '/readyz']) app.get(url, refuse);
  app.get<{ Params: { code: string } }>('/services/database/:code', ({ params }) => {
    throw Object.assign(new Error('Names and words that people typed.'), { code: params.code });
  });
  app.setNotFoundHandler(refuse);
});
afterAll(() => app.close());

test.each(['/services/user/me', '/calls/of/users/me', '/readyz', '/services/user/gone', '/assets/gone.js'])(
  'what is wrong at %s is said as a problem document',
  async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-type']).toContain('application/problem+json');
  },
);

test.each(['/', '/dashboard', '/care/payments?booking=1', '//elsewhere.example/', '/%zz'])(
  'what is wrong at %s is said on a page, which leads to itself again and nowhere else',
  async (url) => {
    const { headers, body } = await app.inject({ url });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect([...body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['']);
  },
);

test('a form that was sent to a page is answered by a problem document', async () => {
  const { headers } = await app.inject({ method: 'POST', url: '/dashboard' });
  expect(headers['content-type']).toContain('application/problem+json');
});

test.each([
  ['23503', 'conflict'],
  ['40P01', 'overloaded'],
  ['22P02', 'invalid_input'],
  ['25P03', 'overloaded'],
  ['42601', 'unexpected'],
])('what the database refuses with %s is answered as %s', async (refusal, code) => {
  const { body } = await app.inject({ url: `/services/database/${refusal}` });
  expect(JSON.parse(body)).toMatchObject({ code });
  expect(body).not.toContain('Names');
});
