import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { SimulatedPayouts } from '../payouts/embedded.ts';
import { gatewayPath, type SimulatedProcessor } from './embedded.ts';

const typed = z.string().max(100).default('');
const CardBody = z.object({ number: typed, expiry: typed, cvc: typed, name: typed, zip: typed });
const BankBody = z.object({ holder: typed, routing: typed, account: typed });
const ConfirmationBody = z.object({ clientSecret: z.string().max(200), approve: z.boolean() });

const largestBody = 4096;

type SimulatedParts = { processor: SimulatedProcessor; payouts?: SimulatedPayouts | undefined; clock?: () => Date };

/**
 * Stands for the card processor's own servers, to which the browser sends a card or a bank account and gets a token for it. A Fastify plugin.
 * Nothing that is sent here is logged, not even when it cannot be read.
 */
export async function simulatedGateway(
  app: FastifyInstance,
  { processor, payouts, clock = () => new Date() }: SimulatedParts,
) {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    return refuse(reply, 400, {});
  });

  app.post(`${gatewayPath}/payment_methods`, { bodyLimit: largestBody, logLevel: 'silent' }, async (request, reply) => {
    const body = CardBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, {});
    const answer = await processor.tokenise(body.data, clock());
    if ('issues' in answer) return refuse(reply, 400, { errors: answer.issues });
    const { token, ...card } = answer;
    return reply.status(201).header('cache-control', 'no-store').send({ token, card });
  });

  app.post(`${gatewayPath}/bank_accounts`, { bodyLimit: largestBody, logLevel: 'silent' }, async (request, reply) => {
    const body = BankBody.safeParse(request.body);
    const answer = body.success ? await payouts?.tokeniseBank(body.data) : undefined;
    if (!answer) return refuse(reply, 400, {});
    if ('issues' in answer) return refuse(reply, 400, { errors: answer.issues });
    return reply.status(201).header('cache-control', 'no-store').send({ token: answer.token });
  });

  app.post(`${gatewayPath}/confirmations`, { bodyLimit: largestBody, logLevel: 'silent' }, async (request, reply) => {
    const body = ConfirmationBody.safeParse(request.body);
    const charge = body.success ? await processor.confirm(body.data.clientSecret, body.data.approve) : undefined;
    if (!charge) return refuse(reply, 404, {});
    return reply
      .status(200)
      .header('cache-control', 'no-store')
      .send({ state: charge.state, declineCode: charge.declineCode });
  });
}

const problems = {
  400: { title: 'Bad Request', code: 'invalid_input' },
  404: { title: 'Not Found', code: 'not_found' },
};

function refuse(reply: FastifyReply, status: keyof typeof problems, details: object) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', status, ...problems[status], ...details });
}
