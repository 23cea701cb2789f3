import { randomUUID } from 'node:crypto';
import type { Input } from '#shared/call.ts';

/** Ids of what belongs to somebody else; `device` is a session, `ringing` a browser that rings. */
export type ForeignIds = {
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
  recordLink: string;
  healthRecord: string;
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
  /** Where somebody waits for an earlier time. */
  earlierTime: string;
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

export type ForeignId = { foreign: keyof ForeignIds; input: (id: string, all: ForeignIds) => Input };

/** An id in the path. */
export const inPath = (foreign: keyof ForeignIds, body?: Record<string, unknown>): ForeignId => ({
  foreign,
  input: (id) => ({ params: { id }, ...(body && { body }) }),
});

/** Ids of nothing. */
export const nothing = (): ForeignIds => ({
  waiter: randomUUID(),
  template: randomUUID(),
  elsewhere: randomUUID(),
  insuranceCard: randomUUID(),
  medicine: randomUUID(),
  recordLink: randomUUID(),
  healthRecord: randomUUID(),
  intake: randomUUID(),
  appointment: randomUUID(),
  guest: randomUUID(),
  doctor: randomUUID(),
  caregiver: randomUUID(),
  agency: randomUUID(),
  careVisit: randomUUID(),
  lab: randomUUID(),
  labOrder: randomUUID(),
  insuredBooking: randomUUID(),
  payment: randomUUID(),
  copy: randomUUID(),
  user: randomUUID(),
  person: randomUUID(),
  booking: randomUUID(),
  centre: randomUUID(),
  relation: randomUUID(),
  file: randomUUID(),
  photo: randomUUID(),
  review: randomUUID(),
  application: randomUUID(),
  evidence: randomUUID(),
  device: randomUUID(),
  passkey: randomUUID(),
  member: randomUUID(),
  colleague: randomUUID(),
  claim: randomUUID(),
  invitation: randomUUID(),
  handover: randomUUID(),
  away: randomUUID(),
  ringing: randomUUID(),
  question: randomUUID(),
  line: '0',
  task: randomUUID(),
  note: randomUUID(),
  ticket: randomUUID(),
  enquiry: randomUUID(),
  conversation: randomUUID(),
  lead: randomUUID(),
  unclaimedLead: randomUUID(),
  waiting: randomUUID(),
  earlierTime: randomUUID(),
  unverified: randomUUID(),
  tour: randomUUID(),
  daysOff: randomUUID(),
  timeOff: randomUUID(),
});
