import { refusedSlots } from '#features/availability/refusal.ts';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import { type Booker, insertBooking, type InsertedBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { milesBetween } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { LAB_DRAW } from '../../centre.ts';
import { halfUntilTwoHoursBefore } from '#features/bookings/refund-policy.ts';
import { homeProblem, notOffered, type OrderDetails, type OrderRequest } from '../../order.ts';
import { type BookableLab, bookableLab } from '../lab-store.ts';
import { labOrderKind } from './order-kind.ts';
import { insertOrder } from './order-store.ts';
import { drawTime } from './other-times.ts';

const chairs = slotKind(LAB_DRAW);

type Booking = { id: string; booker: Booker; request: OrderRequest; now: Date };

/**
 * Writes a pending order with one chair, in the caller's transaction. Throws `not_found` for a centre that takes no orders and a person
 * one may not book for, `invalid_input`, `price_changed` and `slot_taken`.
 */
export async function bookOrder(db: Db, { id, booker, request, now }: Booking): Promise<InsertedBooking> {
  const { centerId, startsAt, familyMemberId, note } = request;
  const personId = await ownPerson(db, { userId: booker.userId, personId: familyMemberId, scope: 'bookings', now });
  const lab = await bookableLab(db, { id: centerId, now });
  if (!lab) throw new Failure('not_found');
  const priced = pricedOrder(lab, request);
  const totalCents = priced.lines.reduce((sum, { cents }) => sum + cents, priced.homeFeeCents);
  if (request.expectedCents !== undefined && request.expectedCents !== totalCents)
    throw new Failure('price_changed', { values: { totalCents } });
  const { provider, town } = await whereDrawn(lab, request);
  const details: OrderDetails = town === undefined ? priced : { ...priced, town };
  const time = drawTime(lab, startsAt);
  const refused = await chairs.take(db, { providerId: centerId, times: [time] }, now);
  if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
  const written = await insertBooking(db, {
    id,
    kind: labOrderKind,
    booker,
    personId,
    provider,
    times: [time],
    refundPolicy: halfUntilTwoHoursBefore,
    details,
    totalCents,
    dues: [{ amountCents: totalCents, dueAt: now }],
    note,
    now,
  });
  await insertOrder(db, { bookingId: id, personId, providerId: centerId, now });
  return written;
}

function pricedOrder({ prices, homeFeeCents }: BookableLab, { items, draw }: OrderRequest): OrderDetails {
  if (draw === 'home' && homeFeeCents === null) throw Failure.of('draw', notOffered.draw);
  const lines = items.map((_id) => {
    const cents = prices.get(_id);
    if (cents === undefined) throw Failure.of('items', notOffered.items);
    return { _id, cents };
  });
  return { draw, lines, homeFeeCents: draw === 'home' ? (homeFeeCents ?? 0) : 0, moves: 0 };
}

type DrawPlace = { provider: BookableLab; town?: string };

/** The centre as the booking freezes it; of a draw at home with the address to which somebody comes. */
async function whereDrawn(lab: BookableLab, { draw, street, zip }: OrderRequest): Promise<DrawPlace> {
  if (draw === 'center') return { provider: lab };
  if (!street || !zip) throw Failure.of('street', 'errors.addressUnselected');
  const place = (await gazetteer()).find(zip.slice(0, 5));
  if (!place) throw Failure.of('zip', 'errors.zipImproper');
  const wrong = homeProblem(milesBetween(lab, place));
  if (wrong) throw new Failure('invalid_input', { issues: [wrong] });
  const { latitude, longitude, city, state } = place;
  const town = `${city}, ${state} ${zip}`;
  return { provider: { ...lab, latitude, longitude, address: `${street}, ${town}` }, town };
}
