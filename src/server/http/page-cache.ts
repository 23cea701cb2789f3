type CacheEntry<Value> = { value: Promise<Value>; until: number };
type Bounds = { milliseconds: number; most: number; now: () => Date };

/**
 * Keeps what was made for a moment: many who ask for the same at once get one answer, and nobody an old one.
 * What fails or is not worth keeping is made anew each time. Beyond `most` keys the oldest goes.
 */
export function openPageCache<Value>({ milliseconds, most, now }: Bounds, isWorthKeeping: (value: Value) => boolean) {
  const kept = new Map<string, CacheEntry<Value>>();

  function make(key: string, making: () => Promise<Value>) {
    const entry = { value: making(), until: now().getTime() + milliseconds };
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    entry.value.then((value) => {
      if (!isWorthKeeping(value)) forget();
    }, forget);
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return entry.value;
  }

  return (key: string, making: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    return found && found.until > now().getTime() ? found.value : make(key, making);
  };
}
