/** A booking, and the account of the family that changes it. */
export type BookingKey = { bookingId: string; userId: string };
