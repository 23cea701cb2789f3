import { commonSteps } from '#features/bookings/steps.ts';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import { bookingPages as ofProduct } from '#app/web/booking-pages.tsx';

/** Where the pages of walks would be. */
export const bookingPages: BookingPages = {
  ...ofProduct,
  kinds: {
    ...ofProduct.kinds,
    walk: {
      steps: commonSteps.filter(({ name }) => name !== 'check'),
      provider: (id) => `/guides/${id}`,
      again: (id) => `/guides/${id}/walk`,
      find: { word: 'shell.findCare', href: () => '/guides' },
      list: (opened?: { _id: string }) => `/walks${opened ? `?id=${opened._id}` : ''}`,
      pay: (id) => `/walks/pay?booking=${id}`,
      confirmed: (id) => `/confirmedBooking?booking=${id}`,
      bell: (what) => (what === 'rain' ? 'bookings.bell.reminder.family' : undefined),
      parts: { entry: ({ tab }) => tab === 'upcoming' && <p data-testid="walk-shoes">Bring good shoes</p> },
    },
  },
};
