import type { FastifyInstance } from 'fastify';
import { accountHandlers } from '#features/account/server/handlers.ts';
import { bookingHandlers } from '#features/bookings/server/handlers.ts';
import { requestHandlers } from '#features/bookings/server/requests/request-handlers.ts';
import { circleHandlers } from '#features/circle/server/handlers.ts';
import { devHandlers } from '#features/dev/server/handlers.ts';
import { familyHandlers } from '#features/family/server/handlers.ts';
import { healthRecordsHandlers } from '#features/health-records/server/handlers.ts';
import { leadsHandlers } from '#features/leads/server/handlers.ts';
import { notificationHandlers } from '#features/notifications/server/handlers.ts';
import { partnerApplicationHandlers } from '#features/providers/server/application-handlers.ts';
import { paymentHandlers } from '#features/payments/server/handlers.ts';
import { placesHandlers } from '#features/places/server/handlers.ts';
import { preferencesHandlers } from '#features/preferences/server/handlers.ts';
import { centrePartnerHandlers } from '#features/senior-care/server/partner-handlers.ts';
import { reviewsHandlers } from '#features/reviews/server/handlers.ts';
import { seniorCareHandlers } from '#features/senior-care/server/handlers.ts';
import { telemetryHandlers } from '#features/telemetry/server/handlers.ts';
import type { Calls } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { type Answers, type Kernel, mount } from '#server/http/mount.ts';

/** The handlers of every call, by capability: a call without a handler does not compile. */
const handlers: { [Capability in keyof typeof calls]: Handlers<(typeof calls)[Capability]> } = {
  account: accountHandlers,
  preferences: preferencesHandlers,
  family: familyHandlers,
  circle: circleHandlers,
  places: placesHandlers,
  seniorCare: seniorCareHandlers,
  reviews: reviewsHandlers,
  bookings: bookingHandlers,
  requests: requestHandlers,
  payments: paymentHandlers,
  notifications: notificationHandlers,
  centrePartner: centrePartnerHandlers,
  healthRecords: healthRecordsHandlers,
  leads: leadsHandlers,
  partnerApplications: partnerApplicationHandlers,
  telemetry: telemetryHandlers,
  dev: devHandlers,
};

/** Mounts every capability; the outbox of the demo town only where there is one. */
export function mountAll(app: FastifyInstance, kernel: Kernel, { hasDemo }: { hasDemo: boolean }): Answers {
  const answers: Answers = new Map();
  for (const name of Object.keys(handlers) as (keyof typeof handlers)[]) {
    if (name === 'dev' && !hasDemo) continue;
    mount({ app, kernel, answers }, calls[name] as Calls, handlers[name] as Handlers<Calls>);
  }
  return answers;
}
