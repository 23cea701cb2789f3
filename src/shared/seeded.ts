/** An unsigned 32-bit fingerprint of a text (FNV-1a). */
export function fingerprint(text: string): number {
  let print = 2166136261;
  for (const character of text) {
    print ^= character.codePointAt(0) ?? 0;
    print = Math.imul(print, 16777619);
  }
  return print >>> 0;
}

/** Numbers from 0 (included) to 1 (excluded) that look random and are the same for the same text, everywhere (mulberry32). */
export function seeded(text: string): () => number {
  let state = fingerprint(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same items in another order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
