import type { Handlers } from '#server/http/handlers.ts';
import { listMailbox } from '#server/ports/mailbox.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { dev } from '../contract.ts';

const MOST_LETTERS = 200;

export const devHandlers: Handlers<typeof dev> = {
  async outbox({ query }, { db }) {
    const letters = await listMailbox(db, { to: query.to, limit: MOST_LETTERS });
    return {
      data: letters.map(({ id, channel, recipient, subject, text, deliveredAt }) => ({
        id,
        channel,
        recipient,
        subject,
        text,
        deliveredAt: deliveredAt.toISOString(),
      })),
    };
  },

  async clock(_, { now }) {
    return { now: now.toISOString() };
  },

  async moveClock({ body }, { demoClock }) {
    if (!demoClock) throw new Failure('not_found');
    await demoClock.advance(body.hours * HOUR_MS);
    return { now: demoClock.now().toISOString() };
  },
};
