import * as z from 'zod/mini';
import { Email } from '#features/account/credentials.ts';
import { messageWords, ClientId } from '#features/threads/thread.ts';
import { Picture } from '#features/providers/provider.ts';
import { call, self } from '#shared/call.ts';
import { longest } from '#shared/text-rules.ts';
import { DeviceCheck, phases, visitModes, visitRoles } from './visit.ts';

const name = z
  .string('errors.videoGuestName')
  .check(z.trim(), z.minLength(1, 'errors.videoGuestName'), longest(80, 'errors.videoGuestName'));

/** Somebody whom the family has invited. */
export const Guest = z.object({
  _id: z.uuid(),
  name: z.string(),
  isInterpreter: z.boolean(),
  /** The person whose visit it is has agreed; before, they see and hear nothing of it. */
  isAgreed: z.boolean(),
  /** Who has invited them; null for the reader. */
  invitedBy: z.nullable(z.string()),
});

/** What the device of one of the family could do, as both sides see it. */
const Checked = z.object({ name: z.string(), isOwn: z.boolean(), devices: DeviceCheck, at: z.iso.datetime() });

/** A visit as whoever has a seat in it sees it. */
export const VideoVisit = z.object({
  _id: z.uuid(),
  /** What stands in its address, for people alone. */
  label: z.string(),
  /** How one meets: in writing the conversation of the two is the room. */
  by: z.enum(visitModes),
  part: z.enum(visitRoles),
  phase: z.enum(phases),
  provider: z.object({ name: z.string(), phone: z.string(), picture: Picture }),
  personName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  timeZone: z.string(),
  /** The conversation of the two, for whoever reads it; null for guests. */
  conversation: z.nullable(z.object({ personId: z.uuid(), providerId: z.uuid() })),
  /** The provider has let its family in. */
  isBegun: z.boolean(),
  isEnded: z.boolean(),
  isWaiting: z.boolean(),
  /** While one waits: 1 is next. */
  line: z.nullable(z.object({ place: z.int(), minutes: z.int() })),
  /** Who is before the door, and since when; `isHere` while their page is open. */
  waiting: z.array(z.object({ name: z.string(), since: z.iso.datetime(), isHere: z.boolean() })),
  present: z.array(z.object({ seat: z.uuid(), name: z.string(), part: z.enum(visitRoles) })),
  checks: z.array(Checked),
  guests: z.array(Guest),
  /** Who of the circle can still be invited; only whoever may invite hears of them. */
  invitable: z.nullable(z.array(z.object({ userId: z.uuid(), name: z.string() }))),
});
export type VideoVisit = z.output<typeof VideoVisit>;

/** What was written in the room; its files are for whoever reads the conversation. */
export const VisitWords = z.object({
  sequence: z.int(),
  isMine: z.boolean(),
  name: z.string(),
  words: z.string(),
  files: z.int(),
});
export type VisitWords = z.output<typeof VisitWords>;

const one = z.object({ data: VideoVisit });

/** Visits by video, for everybody who has a seat in one. A booking of somebody else looks like a missing one. */
export const videoVisits = {
  mine: call({
    service: 'telehealth',
    method: 'GET',
    path: '/video/v1.0/mine',
    access: self(),
    isKept: true,
    summary: 'The visits in which I have a seat: those that can be entered, and those of the next seven days',
    /** Of one person alone: whatever I have no seat in is not there. */
    query: z.object({ for: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: z.array(VideoVisit) }),
  }),
  one: call({
    service: 'telehealth',
    method: 'GET',
    path: '/video/v1.0/visit/:id',
    access: self(),
    summary: 'One visit; `isStraightIn` when the key is that of a letter to me, so that one tap was enough',
    query: z.object({ key: z.optional(z.string().check(z.maxLength(100, 'errors.invalid_input'))) }),
    reply: z.object({ data: VideoVisit, isStraightIn: z.boolean() }),
    failures: ['not_found'],
  }),
  check: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/video/v1.0/check/:id',
    access: self(),
    summary: 'What my camera, microphone, speaker and network could do; kept for both sides',
    body: DeviceCheck,
    reply: one,
    failures: ['not_found', 'visit_not_open', 'too_many_requests'],
  }),
  arrive: call({
    service: 'telehealth',
    method: 'POST',
    path: '/video/v1.0/arrive/:id',
    access: self(),
    counted: 'video.arrived',
    isCounted: ({ isFirst }) => isFirst,
    summary: 'I am in the waiting room; said again every twenty seconds while the page is open',
    reply: z.object({ data: VideoVisit, isFirst: z.boolean() }),
    failures: ['not_found', 'visit_not_open'],
  }),
  enter: call({
    service: 'telehealth',
    method: 'POST',
    path: '/video/v1.0/enter/:id',
    access: self(),
    counted: 'video.entered',
    summary:
      'A seat in the room, to be taken within a minute by this session; the one I had before is given up. With `insteadOf`, my seat before a cut, a device of mine that came since keeps its own',
    body: z.object({ insteadOf: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({
      seat: z.uuid(),
      iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
      isRelayOnly: z.boolean(),
    }),
    failures: ['not_found', 'visit_not_open', 'visit_not_begun', 'visit_full', 'visit_elsewhere', 'too_many_requests'],
  }),
  words: call({
    service: 'telehealth',
    method: 'GET',
    path: '/video/v1.0/words/:id',
    access: self(),
    summary:
      'What was written in the room since the visit began, for whoever has a seat; nothing before and afterwards',
    reply: z.object({ data: z.array(VisitWords) }),
    failures: ['not_found'],
  }),
  write: call({
    service: 'telehealth',
    method: 'POST',
    path: '/video/v1.0/words/:id',
    access: self(),
    summary: 'Write in the room: it is kept in the conversation of the two; what arrives twice is there once',
    body: z.object({ clientId: ClientId, words: messageWords('errors.messageBlank') }),
    status: 201,
    reply: z.object({ data: z.array(VisitWords) }),
    failures: ['not_found', 'visit_not_open', 'visit_not_begun', 'thread_closed', 'too_many_requests'],
  }),
  invite: call({
    service: 'telehealth',
    method: 'POST',
    path: '/video/v1.0/guests/:id',
    access: self(),
    summary:
      'Invite somebody of the circle, or an interpreter by e-mail; the same answer whether the address has an account. To a visit of somebody else they come once that person agrees',
    body: z.discriminatedUnion('how', [
      z.object({ how: z.literal('circle'), userId: z.uuid('errors.invalid_input') }),
      z.object({ how: z.literal('interpreter'), email: Email, name }),
    ]),
    reply: one,
    failures: ['not_found', 'visit_not_open', 'too_many_guests', 'guest_refused', 'too_many_requests'],
  }),
  agree: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/video/v1.0/guests/agree/:id',
    access: self(),
    summary: 'Agree to somebody whom a relative has invited to my visit. A repetition changes nothing',
    body: z.object({ guestId: z.uuid('errors.invalid_input') }),
    reply: one,
    failures: ['not_found', 'visit_not_open'],
  }),
  uninvite: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/video/v1.0/guests/:id',
    access: self(),
    summary: 'Take an invitation back; whoever is in the room by it leaves at once',
    body: z.object({ guestId: z.uuid('errors.invalid_input') }),
    reply: one,
    failures: ['not_found'],
  }),
} as const;
