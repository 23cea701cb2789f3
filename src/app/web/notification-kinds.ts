import { BOOKING_NOTICE } from '#features/bookings/notification.ts';
import { bookingNotification } from '#features/bookings/web/booking-notification.tsx';
import type { NotificationKinds } from '#features/notifications/web/notification-kinds.tsx';

/** Every kind of notification that the bell shows: a capability that tells people something adds its own. */
export const notificationKinds: NotificationKinds = { [BOOKING_NOTICE]: bookingNotification };
