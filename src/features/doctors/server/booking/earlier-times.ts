import type { LineKind } from '#features/availability/server/lines/line-kind.ts';
import { appointmentAddress, doctorPage, moveAddress } from '../../appointment-address.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { areInterchangeable } from '../interchangeable-store.ts';
import { bookableDoctor } from '../doctor-store.ts';
import { appointmentKind } from './appointment-kind.ts';
import { upcomingAmong, upcomingWith } from './upcoming-store.ts';

/** Waiting for an earlier time with a doctor: whoever has an appointment there moves it. */
export const earlierAppointments: LineKind = {
  service: APPOINTMENT,
  others: '/top-Doctors',
  isBookable: async (db, provider) => (await bookableDoctor(db, provider)) !== undefined,
  areAlike: (db, { providerId, others }) => areInterchangeable(db, { id: providerId, others }),

  async booked(db, sought) {
    const upcoming = await upcomingAmong(db, sought);
    return upcoming && { ...upcoming, address: `${appointmentKind.page}?id=${upcoming.bookingId}` };
  },

  page: doctorPage,

  async address(db, { startsAt, familyMemberId, ...sought }) {
    const time = startsAt.toISOString();
    const upcoming = await upcomingWith(db, sought);
    return upcoming
      ? moveAddress({ appointment: upcoming.id, time })
      : appointmentAddress({ doctor: sought.providerId, time, person: familyMemberId });
  },
};
