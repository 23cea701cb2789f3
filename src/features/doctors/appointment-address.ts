import { Issue } from '#features/bookings/question.ts';
import { type Mode, modes } from './appointment-price.ts';

/** What somebody has chosen already when they come to book; `time` is when it begins, an ISO 8601 instant in UTC, and `issue` why. */
export type WantedAppointment = {
  doctor: string;
  mode?: Mode | undefined;
  time?: string | undefined;
  issue?: string | undefined;
  /** Whom it is for; oneself when left out. */
  person?: string | null;
};

/** Where this appointment is booked: `/md-bookDetails?doctor=…&mode=video&time=2026-06-19T16:30:00.000Z`. */
export function appointmentAddress({ doctor, mode, time, issue, person }: WantedAppointment): string {
  const query = new URLSearchParams({ doctor });
  if (mode) query.set('mode', mode);
  if (time) query.set('time', time);
  if (issue) query.set('issue', issue);
  if (person) query.set('for', person);
  return bookingPage(query);
}

/** Where an appointment is moved, with the time that is chosen for it. */
export const moveAddress = ({ appointment, time }: { appointment: string; time: string }): string =>
  bookingPage(new URLSearchParams({ move: appointment, time }));

/** The page of a doctor. */
export const doctorPage = (id: string): string => `/Md/${id}`;

const bookingPage = (query: URLSearchParams) => `/md-bookDetails?${query.toString().replaceAll('%3A', ':')}`;

/** The same read from the address bar; what cannot be understood is left out. Undefined without a doctor. */
export function readAppointment(params: URLSearchParams): WantedAppointment | undefined {
  const doctor = params.get('doctor');
  if (!doctor) return undefined;
  return {
    doctor,
    mode: modes.find((mode) => mode === params.get('mode')),
    time: timeIn(params),
    issue: issueIn(params),
  };
}

/** The time that an address names. */
export function timeIn(params: URLSearchParams): string | undefined {
  const at = Date.parse(params.get('time') ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** Why somebody wants to be seen, as an address carries it along. */
export const issueIn = (params: URLSearchParams): string | undefined => Issue.safeParse(params.get('issue')).data;
