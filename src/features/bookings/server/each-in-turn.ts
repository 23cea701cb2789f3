/** Does the same with one booking after the other. One that fails does not keep the others waiting; what went wrong is thrown at the end. */
export async function eachInTurn<Booking>(
  bookings: readonly Booking[],
  act: (booking: Booking) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = [];
  for (const booking of bookings) await act(booking).catch((error: unknown) => problems.push(error));
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} of ${bookings.length} bookings failed.`);
}
