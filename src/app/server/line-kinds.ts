import type { LineKinds } from '#features/availability/server/lines/line-kind.ts';
import { earlierAppointments } from '#features/doctors/server/booking/earlier-times.ts';

/** Where one may wait for an earlier time: a service that is booked by the clock adds its own. */
export const lineKinds: LineKinds = { [earlierAppointments.service]: earlierAppointments };
