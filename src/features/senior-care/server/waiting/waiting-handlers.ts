import { bookOnce } from '#features/bookings/server/book-once.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { waiting } from '../../waiting-contract.ts';
import { stays } from '../stay-kind.ts';
import { acceptOffer, joinLine, leaveLine, waitingFor } from './wait-for-day.ts';

export const waitingHandlers: Handlers<typeof waiting> = {
  async join({ body }, context) {
    const { limits, user, client } = context;
    const { centerId: centreId, day, guestsCount: guests, roomType, familyMemberId: personId } = body;
    await limits.take('waiterAccount', user.id);
    await limits.take('waiterLineClient', `${client}:${centreId}:${day}`);
    await joinLine(context, { centreId, day, guests, roomType, personId, userId: user.id });
    return mine(context);
  },

  mine: (_, context) => mine(context),

  async leave({ params }, context) {
    await leaveLine(context, { id: params.id, userId: context.user.id });
    return mine(context);
  },

  async accept({ params }, context) {
    return bookOnce(context, {
      kind: stays,
      route: 'acceptOffer',
      body: params,
      // Nothing is asked before the seat is safe: it is asked once the booking is paid, on its confirmation.
      careNotes: undefined,
      book: (db, booking) => acceptOffer(db, { ...booking, waiterId: params.id }, context.now),
    });
  },
};

const mine = async (context: Context) => ({ data: await waitingFor(context, context.user.id) });
