/** The steps of a booking, in order: the last one is paying. */
export const bookingSteps = ['time', 'person', 'check', 'pay'] as const;
