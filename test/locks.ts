type LockHolder = (lock: object | null) => Promise<unknown>;

/** The locks that tabs of a browser share: jsdom has none. */
export function oneAtATime() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { ifAvailable = false }: LockOptions, act: LockHolder) {
      if (ifAvailable && held.has(name)) return act(null);
      while (held.has(name)) await held.get(name);
      const acting = act({}).finally(() => held.delete(name));
      held.set(name, acting);
      return acting;
    },
  };
}
