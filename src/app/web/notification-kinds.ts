import type { BOOKING_NOTICE } from '#features/bookings/notification.ts';
import { bookingNotification } from '#features/bookings/web/booking-notification.tsx';
import type { CIRCLE_NOTICE } from '#features/circle/notification.ts';
import { circleNotification } from '#features/circle/web/circle-notification.tsx';
import type { NotificationKinds } from '#features/notifications/web/notification-kinds.tsx';

type Kind = typeof BOOKING_NOTICE | typeof CIRCLE_NOTICE; // as a type only, so that the first route does not load zod

/** Every kind of notification that the bell shows: a capability that tells people something adds its own. */
export const notificationKinds: NotificationKinds = {
  booking: bookingNotification,
  circle: circleNotification,
} satisfies Record<Kind, unknown>;
