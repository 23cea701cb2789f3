import type { BookingKind, BookingKinds } from '#features/bookings/server/kind.ts';
import { careSeriesKind, careVisitKind } from '#features/caregivers/server/booking/visit-kind.ts';
import { labOrderKind } from '#features/diagnostics/server/orders/order-kind.ts';
import { appointmentKind } from '#features/doctors/server/booking/appointment-kind.ts';
import { stays } from '#features/senior-care/server/stay-kind.ts';

/** Every kind of booking that the product has: a service adds its own. */
const kinds: readonly BookingKind[] = [stays, appointmentKind, careVisitKind, careSeriesKind, labOrderKind];

export const bookingKinds: BookingKinds = kindsByName(kinds);

export function kindsByName(all: readonly BookingKind[]): BookingKinds {
  return Object.fromEntries(all.map((kind) => [kind.name, kind]));
}
