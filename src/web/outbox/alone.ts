/** Does something while no other tab of this browser does anything of that name; where browsers have no locks, at once. */
export async function alone<Value>(
  name: string,
  act: () => Promise<Value>,
  choices: LockOptions = {},
): Promise<Value | undefined> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(name, choices, (lock) => (lock ? act() : undefined));
}
