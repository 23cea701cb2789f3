import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { offers } from '../../offer-contract.ts';
import { takeBookingPoints } from '../book-once.ts';
import { kindNamed, takenOf } from '../kind.ts';
import { requestOf } from '../requests/request-store.ts';
import { shownRequest } from '../requests/show-requests.ts';
import { shownBooking } from '../show-booking.ts';
import { offerOtherTimes, withdrawOffer } from './make-offer.ts';
import { closedOver, offerToAll } from './offer-closed.ts';
import { takeMoneyBack, takeOfferedTime } from './take-offer.ts';

export const offerHandlers: Handlers<typeof offers> = {
  async take({ params: { id }, body: { startsAt } }, context) {
    await takeBookingPoints(context);
    await takeOfferedTime(context, { bookingId: id, userId: context.user.id, startsAt });
    return { data: await shownBooking(context, id) };
  },

  async takeMoney({ params: { id } }, context) {
    await takeBookingPoints(context);
    await takeMoneyBack(context, { bookingId: id, userId: context.user.id });
    return { data: await shownBooking(context, id) };
  },

  near: async ({ params: { id } }, context) => ({ times: await nearTo(context, id) }),

  async make({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await offerOtherTimes(context, { bookingId: id, manager: context.user, offer: body });
    return { data: await shownRequest(context, id) };
  },

  async withdraw({ params: { id } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await withdrawOffer(context, { bookingId: id, manager: context.user });
    return { data: await shownRequest(context, id) };
  },

  closed: async ({ params: { id } }, context) => ({ data: await closedOver(context, id) }),

  async makeAll({ params: { id }, body: { reason } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    const offered = await offerToAll(context, id, reason);
    return { data: await closedOver(context, id), offered };
  },
};

async function nearTo({ db, user, bookingKinds, now }: Context, id: string): Promise<string[]> {
  const row = await requestOf(db, { id, providerIds: user.providerIds });
  const otherTimes = row && kindNamed(bookingKinds, row.kind).otherTimes;
  if (!row || !otherTimes) throw new Failure('not_found');
  const taken = takenOf({ ...row, providerId: row.provider_id }, row.times);
  return (await otherTimes.near(db, taken, { userId: user.id, now })).map((time) => time.toISOString());
}
