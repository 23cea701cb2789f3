import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { sweepAnswers, sweepHolds } from '#features/bookings/server/sweep-bookings.ts';
import {
  remindOfBookings,
  remindOfRequests,
  warnHolds,
} from '#features/bookings/server/reminders/remind-of-bookings.ts';
import { tellEnds } from '#features/circle/server/tell-ends.ts';
import { sweepPayments } from '#features/payments/server/reconcile-payment.ts';
import { sweepRefunds } from '#features/payments/server/refund-payments.ts';
import { sweepDevices } from '#features/account/server/known-devices.ts';
import { sweepSessions } from '#features/account/server/session-store.ts';
import type { Db } from '#server/db/db.ts';
import { sweepLimits } from '#server/http/limits.ts';
import { SEND_MESSAGE, sendMessage } from '#server/jobs/outbox.ts';
import type { Tasks } from '#server/jobs/worker.ts';
import { forgetAnswers } from '#server/idempotency.ts';
import type { Ports } from '#server/ports/ports.ts';
import { DAY_MS } from '#shared/durations.ts';

export type TaskParts = { db: Db; ports: Ports; now: () => Date; publicUrl: string; bookingKinds: BookingKinds };

/** The tasks of the job queue, by capability. */
export function tasksOf({ db, ports, now, publicUrl, bookingKinds }: TaskParts): Tasks {
  const context = () => ({ db, ports, publicUrl, bookingKinds, now: now() });
  return {
    [SEND_MESSAGE]: { run: (payload) => sendMessage({ db, ports, now: now() }, (payload as { id: string }).id) },
    'sweep-sessions': { isSweep: true, run: () => sweepSessions(db, new Date(now().getTime() - DAY_MS)) },
    'sweep-devices': { isSweep: true, run: () => sweepDevices(db, now()) },
    'sweep-limits': { isSweep: true, run: () => sweepLimits(db, now()) },
    'sweep-repetitions': { isSweep: true, run: () => forgetAnswers(db, new Date(now().getTime() - DAY_MS)) },
    'sweep-payments': { isSweep: true, run: () => sweepPayments(context()) },
    'sweep-holds': { isSweep: true, run: () => sweepHolds(context()) },
    'warn-holds': { isSweep: true, run: () => warnHolds(context()) },
    'remind-of-bookings': { isSweep: true, run: () => remindOfBookings(context()) },
    'remind-of-requests': { isSweep: true, run: () => remindOfRequests(context()) },
    'sweep-answers': { isSweep: true, run: () => sweepAnswers(context()) },
    'tell-ends': { isSweep: true, run: () => tellEnds(context()) },
    'sweep-refunds': { isSweep: true, run: () => sweepRefunds(context()) },
  };
}
