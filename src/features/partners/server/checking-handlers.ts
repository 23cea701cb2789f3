import { audit } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { checking } from '../checking-contract.ts';
import { applicationById, applicantOf } from './application-store.ts';
import { checkLine, decide } from './check-application.ts';
import { presentChecked, presentEntry } from './present-application.ts';
import { countWaiting, decidedApplications, waitingApplications } from './queue-store.ts';
import { Failure } from '#shared/failure.ts';

export const checkingHandlers: Handlers<typeof checking> = {
  async queue({ query }, { db }) {
    const [rows, { count }] = await Promise.all([
      query.tab === 'waiting' ? waitingApplications(db) : decidedApplications(db),
      countWaiting(db),
    ]);
    return { data: rows.map(presentEntry), waiting: count };
  },

  async one({ params: { id } }, { db, user, now }) {
    const row = await applicationById(db, id);
    if (!row) throw new Failure('not_found');
    const data = await presentChecked(db, id);
    const { person_id: personId } = await applicantOf(db, row.user_id);
    await audit(db, { at: now, actorId: user.id, personId, action: 'read', subject: `application:${id}` });
    return { data };
  },

  async check({ params, body }, context) {
    await checkLine(context, params, body);
    return { data: await presentChecked(context.db, params.id) };
  },

  async decide({ params, body }, context) {
    await decide(context, params.id, body);
    return { data: await presentChecked(context.db, params.id) };
  },
};
