import { Issue } from '#features/bookings/question.ts';
import { type Mode, modes } from './appointment-price.ts';

/** What somebody has chosen already when they come to book; `time` is when it begins, an ISO 8601 instant in UTC, and `issue` why. */
export type WantedAppointment = {
  doctor: string;
  mode?: Mode | undefined;
  time?: string | undefined;
  issue?: string | undefined;
};

/** Where this appointment is booked: `/md-bookDetails?doctor=…&mode=video&time=2026-06-19T16:30:00.000Z`. */
export function appointmentAddress({ doctor, mode, time, issue }: WantedAppointment): string {
  const query = new URLSearchParams({ doctor });
  if (mode) query.set('mode', mode);
  if (time) query.set('time', time);
  if (issue) query.set('issue', issue);
  return `/md-bookDetails?${query.toString().replaceAll('%3A', ':')}`;
}

/** The same read from the address bar; what cannot be understood is left out. Undefined without a doctor. */
export function readAppointment(params: URLSearchParams): WantedAppointment | undefined {
  const doctor = params.get('doctor');
  if (!doctor) return undefined;
  const time = params.get('time') ?? '';
  const at = Date.parse(time);
  return {
    doctor,
    mode: modes.find((mode) => mode === params.get('mode')),
    time: Number.isNaN(at) ? undefined : new Date(at).toISOString(),
    issue: issueIn(params),
  };
}

/** Why somebody wants to be seen, as an address carries it along. */
export const issueIn = (params: URLSearchParams): string | undefined => Issue.safeParse(params.get('issue')).data;
