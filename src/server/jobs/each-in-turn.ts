/** Does the same with one thing after the other. One that fails does not keep the others waiting; what went wrong is thrown at the end. */
export async function eachInTurn<Thing>(things: readonly Thing[], act: (thing: Thing) => Promise<void>): Promise<void> {
  const problems: unknown[] = [];
  for (const thing of things) await act(thing).catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${things.length} failed.`);
}
