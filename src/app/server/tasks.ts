import { sweepSlotHolds } from '#features/availability/server/holds/release-holds.ts';
import { sweepLines } from '#features/availability/server/lines/sweep-lines.ts';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { sweepNextSlots } from '#features/availability/server/refresh-next-slots.ts';
import { sweepDifferences } from '#features/bookings/server/changes/lapse-difference.ts';
import { sweepChanges } from '#features/bookings/server/changes/end-change.ts';
import { sweepOfferedTimes } from '#features/bookings/server/offers/take-offer.ts';
import { sweepUnpaidDues } from '#features/bookings/server/paying/leave-unpaid.ts';
import { remindOfOtherWays, remindOfPlans, sweepPlans } from '#features/bookings/server/plans/sweep-plans.ts';
import { sweepAnswers, sweepHolds } from '#features/bookings/server/sweep-bookings.ts';
import {
  remindOfBookings,
  remindOfDues,
  remindOfEnds,
  remindOfRequests,
  remindOfTimes,
  warnHolds,
} from '#features/bookings/server/reminders/remind-of-bookings.ts';
import { sendDigests } from '#features/circle/server/digest/send-digests.ts';
import { checkTrails } from '#features/circle/server/trail-check/check-trails.ts';
import { tellEnds } from '#features/circle/server/tell-ends.ts';
import { MAKE_COPY } from '#features/closing/server/copy/copy-store.ts';
import { makeCopy, sweepCopies } from '#features/closing/server/copy/make-copy.ts';
import { remindOfClosings, sweepClosings } from '#features/closing/server/sweep-closings.ts';
import { tellOpened } from '#features/diagnostics/server/lab/tell-opened.ts';
import { sweepRecords } from '#features/health-records/server/keep-records.ts';
import { sweepCards } from '#features/insurance/server/keep-cards.ts';
import { remindOfDoses } from '#features/medication/server/remind-of-doses.ts';
import { tellSupplies } from '#features/medication/server/tell-supplies.ts';
import { tellMissedDoses } from '#features/medication/server/tell-missed-doses.ts';
import { releaseNews } from '#features/notifications/server/release-news.ts';
import { tellEndings } from '#features/partners/server/ending/tell-endings.ts';
import { sweepDues } from '#features/payments/server/charge-dues.ts';
import { sweepPayments } from '#features/payments/server/reconcile-payment.ts';
import { remindOfAccounts } from '#features/payouts/server/remind-of-account.ts';
import { sweepPayouts } from '#features/payouts/server/run-payouts.ts';
import { sweepOffers } from '#features/senior-care/server/waiting/sweep-offers.ts';
import { sweepReturns } from '#features/payments/server/return-payments.ts';
import { sweepRefunds } from '#features/payments/server/refund-payments.ts';
import { sweepDevices } from '#features/account/server/known-devices.ts';
import { sweepSessions } from '#features/account/server/session-store.ts';
import { drawPhoto } from '#features/providers/server/photos/draw-photo.ts';
import { DRAW_PHOTO } from '#features/providers/server/photos/photo-store.ts';
import { remindOfTours, sweepTours } from '#features/tours/server/sweep-tours.ts';
import { sweepFiles } from '#features/uploads/server/sweep-files.ts';
import { openVisits } from '#features/video-visits/server/open-visits.ts';
import type { Db } from '#server/db/db.ts';
import { sweepLimits } from '#server/http/limits.ts';
import { SEND_MESSAGE, sendMessage, sweepSent } from '#server/jobs/outbox.ts';
import type { Tasks } from '#server/jobs/worker.ts';
import { forgetAnswers } from '#server/idempotency.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Secrets } from '#server/secrets.ts';
import { DAY_MS } from '#shared/durations.ts';
import { keepings } from './keepings.ts';
import { lineKinds } from './line-kinds.ts';
import { recordSources } from './record-sources.ts';

export type TaskParts = {
  db: Db;
  ports: Ports;
  secrets: Secrets;
  now: () => Date;
  publicUrl: string;
  bookingKinds: BookingKinds;
};

/** The tasks of the job queue, by capability. */
export function tasksOf({ now, ...parts }: TaskParts): Tasks {
  const { db, ports } = parts;
  const context = () => ({ ...parts, now: now() });
  return {
    [SEND_MESSAGE]: { run: (payload) => sendMessage({ db, ports, now: now() }, (payload as { id: string }).id) },
    'sweep-sent': { isSweep: true, run: () => sweepSent(db, now()) },
    'release-news': { isSweep: true, run: () => releaseNews(context()) },
    'sweep-sessions': { isSweep: true, run: () => sweepSessions(db, new Date(now().getTime() - DAY_MS)) },
    'sweep-devices': { isSweep: true, run: () => sweepDevices(db, now()) },
    'sweep-limits': { isSweep: true, run: () => sweepLimits(db, now()) },
    'sweep-repetitions': { isSweep: true, run: () => forgetAnswers(db, new Date(now().getTime() - DAY_MS)) },
    [DRAW_PHOTO]: { run: (payload) => drawPhoto(context(), (payload as { id: string }).id) },
    'sweep-files': { isSweep: true, run: () => sweepFiles(context()) },
    'sweep-health-records': { isSweep: true, run: () => sweepRecords(context()) },
    'sweep-insurance-cards': { isSweep: true, run: () => sweepCards(context()) },
    'remind-of-doses': { isSweep: true, run: () => remindOfDoses(context()) },
    'tell-missed-doses': { isSweep: true, run: () => tellMissedDoses(context()) },
    'tell-supplies': { isSweep: true, run: () => tellSupplies(context()) },
    'tell-opened-results': { isSweep: true, run: () => tellOpened(context()) },
    'sweep-payments': { isSweep: true, run: () => sweepPayments(context()) },
    'sweep-dues': { isSweep: true, run: () => sweepDues(context()) },
    'sweep-unpaid-dues': { isSweep: true, run: () => sweepUnpaidDues(context()) },
    'sweep-slot-holds': { isSweep: true, run: () => sweepSlotHolds(context()) },
    'sweep-holds': { isSweep: true, run: () => sweepHolds(context()) },
    'warn-holds': { isSweep: true, run: () => warnHolds(context()) },
    'remind-of-bookings': { isSweep: true, run: () => remindOfBookings(context()) },
    'remind-of-times': { isSweep: true, run: () => remindOfTimes(context()) },
    'remind-of-ends': { isSweep: true, run: () => remindOfEnds(context()) },
    'remind-of-requests': { isSweep: true, run: () => remindOfRequests(context()) },
    'sweep-answers': { isSweep: true, run: () => sweepAnswers(context()) },
    'sweep-plans': { isSweep: true, run: () => sweepPlans(context()) },
    'remind-of-other-ways': { isSweep: true, run: () => remindOfOtherWays(context()) },
    'remind-of-plans': { isSweep: true, run: () => remindOfPlans(context()) },
    'remind-of-dues': { isSweep: true, run: () => remindOfDues(context()) },
    'sweep-differences': { isSweep: true, run: () => sweepDifferences(context()) },
    'sweep-changes': { isSweep: true, run: () => sweepChanges(context()) },
    'sweep-offered-times': { isSweep: true, run: () => sweepOfferedTimes(context()) },
    'tell-endings': { isSweep: true, run: () => tellEndings(context()) },
    'send-digests': { isSweep: true, run: () => sendDigests(context()) },
    'check-trails': { isSweep: true, run: () => checkTrails(context()) },
    'tell-ends': { isSweep: true, run: () => tellEnds(context()) },
    'sweep-lines': { isSweep: true, run: () => sweepLines({ ...context(), lineKinds }) },
    'sweep-offers': { isSweep: true, run: () => sweepOffers(context()) },
    [MAKE_COPY]: {
      run: (payload) => makeCopy({ ...context(), keepings, recordSources }, (payload as { id: string }).id),
    },
    'sweep-copies': { isSweep: true, run: () => sweepCopies(context()) },
    'remind-of-closings': { isSweep: true, run: () => remindOfClosings({ ...context(), keepings }) },
    'sweep-closings': { isSweep: true, run: () => sweepClosings({ ...context(), keepings }) },
    'remind-of-accounts': { isSweep: true, run: () => remindOfAccounts(context()) },
    'sweep-payouts': { isSweep: true, run: () => sweepPayouts(context()) },
    'sweep-next-slots': { isSweep: true, run: () => sweepNextSlots(context()) },
    'open-visits': { isSweep: true, run: () => openVisits(context()) },
    'sweep-tours': { isSweep: true, run: () => sweepTours(context()) },
    'remind-of-tours': { isSweep: true, run: () => remindOfTours(context()) },
    'sweep-refunds': {
      isSweep: true,
      run: async () => {
        await sweepRefunds(context());
        await sweepReturns(context());
      },
    },
  };
}
