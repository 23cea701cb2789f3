/** The name under which the draft vault keeps what is typed while this centre is being booked. */
export const draftName = (centerId: string): string => `booking-${centerId}`;
