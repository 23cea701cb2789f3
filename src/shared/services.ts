/** The HTTP clients of the specification (section 7), each with a base address of its own, and the partner workspace's. */
export const services = {
  user: '/services/user',
  caregiver: '/services/caregiver',
  telehealth: '/services/telehealth',
  seniorCare: '/services/seniorcare',
  diagnostics: '/services/diagnostics',
  common: '/services/common',
  partner: '/services/partner',
} as const;

export type Service = keyof typeof services;
/** Where each service is reached; a proxy may spread them over hosts. */
export type BaseAddresses = Record<Service, string>;

/** The specification keeps bookings, their payments, reviews and notifications below the client of its first service, for every kind. */
export const careService: Service = 'seniorCare';
