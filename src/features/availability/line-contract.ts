import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import type { Service } from '#shared/services.ts';

/** An account stands in so many lines at a time. */
export const MOST_WAITING = 20;

/** One wish reaches so many providers. */
export const MOST_WAITED_WITH = 5;

/** Somebody who waits for an earlier time at a provider. `place` is one's place in line there; whoever has an offer has none. `timeZone`: of whose time is offered. */
export const WaitingLine = z.object({
  _id: z.uuid(),
  providerId: z.uuid(),
  providerName: z.string(),
  timeZone: z.string(),
  /** The last day that is of use, on the provider's calendar. */
  lastDay: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
  place: z.nullable(z.int()),
  /** With whom they wait besides, and the place in line there. */
  others: z.array(z.object({ _id: z.uuid(), name: z.string(), place: z.int() })),
  /** The time that is held for them alone, until when, and the page on which it is booked. */
  offer: z.nullable(
    z.object({
      providerId: z.uuid(),
      providerName: z.string(),
      startsAt: z.string(),
      until: z.string(),
      address: z.string(),
      /** What is booked with another one of them, and stays until it is cancelled; and where that is. */
      booked: z.nullable(
        z.object({ address: z.string(), providerName: z.string(), timeZone: z.string(), startsAt: z.string() }),
      ),
    }),
  ),
});
export type WaitingLine = z.output<typeof WaitingLine>;

const reply = z.object({ data: z.array(WaitingLine) });

/** Waiting for an earlier time at the providers of a service. */
export const lineCalls = <const Of extends Service>(service: Of) =>
  ({
    join: call({
      service,
      method: 'POST',
      path: '/earlier/v1.0/join',
      access: circle('bookings'),
      counted: 'waiting.joined',
      summary: 'Wait for an earlier time at a provider, and at others like them. A repetition changes nothing',
      body: z.object({
        providerId: z.uuid('errors.invalid_input'),
        /** Others who are like this one: whoever has a time first is offered. */
        otherProviderIds: z._default(
          z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_WAITED_WITH - 1, 'errors.invalid_input')),
          [],
        ),
        lastDay: Day,
        /** Whom it is for; oneself when left out. */
        familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
      }),
      status: 201,
      reply,
      failures: ['not_found', 'too_many_lines', 'too_many_alternatives', 'too_many_requests'],
    }),
    mine: call({
      service,
      method: 'GET',
      path: '/earlier/v1.0/mine',
      access: circle('bookings'),
      isKept: true,
      summary: 'Where I wait for earlier times, what is offered first',
      reply,
    }),
    decline: call({
      service,
      method: 'POST',
      path: '/earlier/v1.0/decline/:id',
      access: circle('bookings'),
      summary:
        'Decline the time that is offered: the next in line gets it, and one waits on. A repetition changes nothing',
      reply,
      failures: ['not_found'],
    }),
    leave: call({
      service,
      method: 'POST',
      path: '/earlier/v1.0/leave/:id',
      access: circle('bookings'),
      summary: 'Wait no longer; what is offered goes to the next in line. A repetition changes nothing',
      reply,
      failures: ['not_found'],
    }),
  }) as const;
export type LineCalls = ReturnType<typeof lineCalls>;
