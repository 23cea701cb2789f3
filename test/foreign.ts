import type { Input } from '#shared/call.ts';

/** Ids of what belongs to somebody else; `device` is a session, `ringing` a browser that rings. */
export type Foreign = {
  user: string;
  person: string;
  booking: string;
  centre: string;
  relation: string;
  file: string;
  review: string;
  application: string;
  evidence: string;
  device: string;
  passkey: string;
  photo: string;
  ringing: string;
  question: string;
  line: string;
  task: string;
  note: string;
  ticket: string;
  enquiry: string;
  conversation: string;
  lead: string;
  unclaimedLead: string;
  waiter: string;
  insuranceCard: string;
  medicine: string;
  intake: string;
  appointment: string;
  guest: string;
  doctor: string;
  caregiver: string;
  agency: string;
  careVisit: string;
  lab: string;
  labOrder: string;
  insuredBooking: string;
  payment: string;
  copy: string;
  waiting: string;
  invitation: string;
  handover: string;
  away: string;
  member: string;
  /** Somebody of our staff. */
  colleague: string;
  claim: string;
  unverified: string;
  tour: string;
  daysOff: string;
  timeOff: string;
  template: string;
  /** A summary by another doctor than that of `appointment`. */
  elsewhere: string;
};

export type ForeignId = { foreign: keyof Foreign; input: (id: string, all: Foreign) => Input };

/** An id in the path. */
export const inPath = (foreign: keyof Foreign, body?: Record<string, unknown>): ForeignId => ({
  foreign,
  input: (id) => ({ params: { id }, ...(body && { body }) }),
});
