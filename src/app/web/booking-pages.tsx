import { Suspense } from 'react';
import type { BookingPages, PagesOfKind } from '#features/bookings/web/booking-pages.tsx';
import { openedPart } from '#web/opened-part.ts';
import { href } from '#web/paths.ts';

const ReviewForm = openedPart(async () => (await import('#features/reviews/web/ReviewForm.tsx')).ReviewForm);

// Payment and confirmation are the same screens for every kind.
const everyKind = {
  pay: (booking) => href('/care/paymentmethod', undefined, { booking }),
  confirmed: (booking) => href('/confirmedBooking', undefined, { booking }),
} satisfies Partial<PagesOfKind>;

/** Every kind of booking with its pages: a service that can be booked adds a line. */
export const bookingPages: BookingPages = {
  kinds: {
    stay: {
      ...everyKind,
      provider: (pathParam) => href('/care/daycaredetails/:pathParam?', { pathParam }),
      again: (center) => href('/care/daycare-bookingdetails', undefined, { center }),
    },
  },
  findCare: href('/senior-care'),
  review: (given) => (
    <Suspense>
      <ReviewForm {...given} />
    </Suspense>
  ),
};
