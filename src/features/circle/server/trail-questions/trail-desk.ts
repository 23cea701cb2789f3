import type { StaffDesk } from '#features/staff/server/desk.ts';
import { waitingQuestions } from './trail-question-store.ts';

/** What people ask about lines of their trails. */
export const trailDesk: StaffDesk = {
  path: '/partner/staff/questions',
  async waiting(db) {
    const { count, oldest_at: oldestAt } = await waitingQuestions(db);
    return { count, oldestAt };
  },
};
