import { takeBackNews } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import { type Due, dueNow } from '../../dues.ts';
import { PAY_ASK_NOTICE } from '../../notification.ts';
import type { Status } from '../../status.ts';
import { writeBooking } from '../store.ts';

/** Notes that everybody who may pay for it was asked to. */
export const markPayAsked = (db: Db, id: string, now: Date) => writeBooking(db, id, { pay_asked_at: now });

type PayAsk = { id: string; status: Status; dues: readonly Due[]; pay_asked_at: Date | null };

/** Asks nobody any more to pay for a booking of which nothing is to be paid. In the transaction that ended it. */
export async function endPayAsk(db: Db, booking: PayAsk, now: Date): Promise<void> {
  const { id, status, dues, pay_asked_at: askedAt } = booking;
  if (askedAt === null || (status !== 'cancelled' && dueNow(dues, now))) return;
  const asked = db.selectFrom('notifications').select('user_id').where('kind', '=', PAY_ASK_NOTICE);
  for (const { user_id: userId } of await asked.where('subject_id', '=', id).execute())
    await takeBackNews(db, { kind: PAY_ASK_NOTICE, subjectId: id, userId });
  await writeBooking(db, id, { pay_asked_at: null });
}
