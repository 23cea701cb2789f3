import { account } from '#features/account/contract.ts';
import { bookings } from '#features/bookings/contract.ts';
import { requests } from '#features/bookings/request-contract.ts';
import { circle } from '#features/circle/contract.ts';
import { dev } from '#features/dev/contract.ts';
import { family } from '#features/family/contract.ts';
import { healthRecords } from '#features/health-records/contract.ts';
import { leads } from '#features/leads/contract.ts';
import { notifications } from '#features/notifications/contract.ts';
import { partnerApplications } from '#features/providers/application-contract.ts';
import { payments } from '#features/payments/contract.ts';
import { places } from '#features/places/contract.ts';
import { preferences } from '#features/preferences/contract.ts';
import { reviews } from '#features/reviews/contract.ts';
import { seniorCare } from '#features/senior-care/contract.ts';
import { centrePartner } from '#features/senior-care/partner-contract.ts';
import { telemetry } from '#features/telemetry/contract.ts';

/** Every call of the product, by capability. */
export const calls = {
  account,
  preferences,
  family,
  circle,
  places,
  seniorCare,
  bookings,
  requests,
  payments,
  notifications,
  reviews,
  centrePartner,
  healthRecords,
  leads,
  partnerApplications,
  telemetry,
  dev,
} as const;
