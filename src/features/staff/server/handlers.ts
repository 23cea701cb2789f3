import type { Handlers } from '#server/http/handlers.ts';
import type { staffDesks } from '../contract.ts';
import './desk.ts';

export const staffHandlers: Handlers<typeof staffDesks> = {
  async desks(_sent, { db, staffDesks, now }) {
    const data = await Promise.all(
      staffDesks.map(async ({ path, waiting }) => {
        const { count, oldestAt } = await waiting(db, now);
        return { path, waiting: count, oldestAt: oldestAt?.toISOString() ?? null };
      }),
    );
    return { data };
  },
};
