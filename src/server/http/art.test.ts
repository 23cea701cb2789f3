import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Failure } from '#shared/failure.ts';
import { serveArt } from './art.ts';

function artServer() {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Failure ? error.status : 500).send());
  serveArt(app);
  return app;
}

test('serves a drawing that may be kept for ever and can run nothing', async () => {
  const answer = await artServer().inject('/art/portrait.svg?skin=deep&hair=fade&outfit=coat');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toMatch(/^<svg xmlns=/);
});

test('refuses traits that it does not know, and does not let that be kept', async () => {
  const answer = await artServer().inject('/art/place.svg?sky=green');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBeUndefined();
});

test('answers the same after more drawings than it remembers', async () => {
  const app = artServer();
  const first = await app.inject('/art/place.svg?seed=0');
  for (let seed = 1; seed <= 600; seed += 1) await app.inject(`/art/place.svg?seed=${seed}`);
  expect((await app.inject('/art/place.svg?seed=0')).body).toBe(first.body);
});
