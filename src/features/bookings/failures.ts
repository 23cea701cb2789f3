export const bookingFailures = {
  price_changed: 409,
  hold_ended: 409,
  hold_extended: 409,
  too_many_unpaid: 409,
  too_many_unanswered: 409,
  already_answered: 409,
  too_late: 409,
  question_open: 409,
  too_many_questions: 409,
  change_open: 409,
  due_open: 409,
  time_taken: 409,
  time_changed: 409,
  too_early: 409,
} as const;
type BookingFailures = typeof bookingFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends BookingFailures {}
}
