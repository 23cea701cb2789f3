import type { Handlers } from '#server/http/handlers.ts';
import { listMailbox } from '#server/ports/mailbox.ts';
import type { dev } from '../contract.ts';

const MOST_LETTERS = 200;

export const devHandlers: Handlers<typeof dev> = {
  async outbox({ query }, { db }) {
    const letters = await listMailbox(db, { limit: MOST_LETTERS });
    return {
      data: letters
        .filter(({ recipient }) => recipient.includes(query.to))
        .map(({ id, channel, recipient, subject, text, deliveredAt }) => ({
          id,
          channel,
          recipient,
          subject,
          text,
          deliveredAt: deliveredAt.toISOString(),
        })),
    };
  },
};
