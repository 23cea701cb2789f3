import { auditLook } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { AwayAccount, awayAccounts } from '../../away.ts';
import { RETURN_DAYS } from '../../closing.ts';
import { awayAccountsOf, type AwayRow } from './away-list-store.ts';
import { sendWayBack } from './send-way-back.ts';

export const awayHandlers: Handlers<typeof awayAccounts> = {
  async list({ query }, { db, user, now }) {
    const { rows, total } = await awayAccountsOf(db, query);
    await auditLook({ db, user, now }, { people: rows.map((row) => row.person_id), subject: 'away:list' });
    return { data: rows.map((row) => presentAway(row, now)), pagization: { totalCount: total } };
  },
  async sendWayBack({ params: { id } }, context) {
    await sendWayBack(context, id);
    return { message: wordsOf(context.language)('closing.staff.sent') };
  },
};

const presentAway = (row: AwayRow, now: Date): AwayAccount => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  kind: row.closing,
  since: new Date(row.closes_at.getTime() - RETURN_DAYS * DAY_MS).toISOString(),
  until: row.closes_at.toISOString(),
  isHeld: row.closes_at <= now,
  canBeWritten: row.email_verified_at !== null,
  writtenAt: row.way_back_at?.toISOString() ?? null,
});
