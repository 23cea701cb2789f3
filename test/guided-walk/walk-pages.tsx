import { commonSteps } from '#features/bookings/steps.ts';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import { bookingPages as ofProduct } from '#app/web/booking-pages.tsx';
import { walkHref } from './web/walk-screens.ts';

/** Where the pages of walks are. */
export const bookingPages: BookingPages = {
  ...ofProduct,
  kinds: {
    ...ofProduct.kinds,
    walk: {
      tint: 'pine',
      steps: commonSteps.filter(({ name }) => name !== 'check'),
      provider: (id) => walkHref('/guides/:id', { id }),
      again: (id) => walkHref('/guides/:id/walk', { id }),
      find: { word: 'shell.findCare', href: () => walkHref('/guides') },
      list: (opened) => walkHref('/walks', undefined, { id: opened?._id }),
      pay: (booking) => walkHref('/walks/pay', undefined, { booking }),
      confirmed: (id) => `/confirmedBooking?booking=${id}`,
      bell: (what) => (what === 'rain' ? 'bookings.bell.reminder.family' : undefined),
      parts: { entry: ({ tab }) => tab === 'upcoming' && <p data-testid="walk-shoes">Bring good shoes</p> },
    },
  },
};
