import { formatMoment } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Values } from '#shared/words.ts';
import { type Due, dueNow } from '../dues.ts';
import { freeCancelUntil, refundEndHours, refundPercent } from '../refund-policy.ts';
import type { Snapshot } from '../snapshot.ts';
import { canCancel, type Status } from '../status.ts';
import type { Speech } from './kind.ts';

type Row = {
  status: Status;
  starts_at: Date;
  terms_from: Date | null;
  ends_at: Date;
  time_zone: string;
  provider_name: string;
  snapshot: Snapshot;
  dues: readonly Due[];
};
type At = { speech: Pick<Speech, 'locale' | 't'>; now: Date };

/** What cancelling costs at that moment, in a sentence; null for what can no longer be cancelled, and while nothing is to be paid through us. */
export function cancellingInWords(row: Row, { speech, now }: At): string | null {
  const isOver = !canCancel({ status: row.status, startsAt: row.starts_at, endsAt: row.ends_at }, now);
  if (isOver || chargedNow(row, now) === 0) return null;
  return speech.t('bookings.cancelTerms', {
    provider: row.provider_name,
    ...cancellingValues(row, { speech, now }),
  });
}

/**
 * `cancelling` is 'nothing' (nothing was charged), 'free', 'unanswered' (free until the provider has answered), 'partly', 'late' or 'never'; `back` and `kept` are what
 * comes back and what does not, of a confirmed booking.
 */
export function cancellingValues(row: Row, { speech: { locale }, now }: At): Values {
  const { status, snapshot } = row;
  const startsAt = row.terms_from ?? row.starts_at;
  const policy = snapshot.refundPolicy;
  const freeUntil = freeCancelUntil({ startsAt, policy });
  const hours = refundEndHours(policy);
  const charged = chargedNow(row, now);
  const back = Math.round((charged * refundPercent({ status: 'accepted', startsAt, policy }, now)) / 100);
  const money = (cents: number) => formatMoney(cents, locale);
  const late = back > 0 ? 'partly' : hours === null ? 'never' : 'late';
  const bound = status === 'pending' ? 'unanswered' : late;
  return {
    cancelling: charged === 0 ? 'nothing' : freeUntil && freeUntil >= now ? 'free' : bound,
    freeUntil: freeUntil ? formatMoment(row.time_zone, freeUntil, locale) : '',
    back: money(back),
    kept: money(charged - back),
    refundEndHours: hours ?? 0,
  };
}

/** What has been charged, and what is to be paid now. */
const chargedNow = ({ dues }: Row, now: Date) =>
  dues
    .filter((due) => due.state === 'paid' || due === dueNow(dues, now))
    .reduce((cents, { amountCents }) => cents + amountCents, 0);
