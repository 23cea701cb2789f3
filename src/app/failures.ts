import { accountFailures } from '#features/account/failures.ts';
import { availabilityFailures } from '#features/availability/failures.ts';
import { bookingFailures } from '#features/bookings/failures.ts';
import { circleFailures } from '#features/circle/failures.ts';
import { paymentFailures } from '#features/payments/failures.ts';
import { reviewFailures } from '#features/reviews/failures.ts';
import { seniorCareFailures } from '#features/senior-care/failures.ts';

/** What each capability may answer with besides the failures of any call: one that is missing here does not compile. */
export const failures = {
  ...accountFailures,
  ...availabilityFailures,
  ...bookingFailures,
  ...circleFailures,
  ...paymentFailures,
  ...reviewFailures,
  ...seniorCareFailures,
};
