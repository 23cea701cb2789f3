import fastify from 'fastify';
import { expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { undeclaredAnswers } from './declared-answers.ts';

test('an answer that no contract names is found, by its status and by its code', async () => {
  const app = fastify();
  const undeclared = undeclaredAnswers(app);
  const answers = [
    { status: 200, code: undefined },
    { status: 404, code: 'not_found' },
    { status: 418, code: 'teapot' },
    { status: 409, code: 'slot_taken' },
  ];
  app.get(`${services.seniorCare}/auth/v1.0/s-care1/services`, async (_, reply) => {
    const next = answers.shift();
    return reply.code(next?.status ?? 500).send(JSON.stringify({ code: next?.code }));
  });
  for (const url of Array.from({ length: 4 }, () => `${services.seniorCare}/auth/v1.0/s-care1/services`))
    await app.inject(url);
  expect(undeclared()).toEqual([
    'seniorCare.services answered 404 not_found',
    'seniorCare.services answered 409 slot_taken',
    'seniorCare.services answered 418 teapot',
  ]);
  await app.close();
});
