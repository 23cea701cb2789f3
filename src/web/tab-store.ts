/** What one tab keeps for itself, through a reload; nothing where the browser forbids it. */
export const tabStore = {
  get: (key: string): string | undefined => tried(() => sessionStorage.getItem(key) ?? undefined),
  set: (key: string, value: string) => void tried(() => sessionStorage.setItem(key, value)),
  keys: (): string[] => tried(() => Object.keys(sessionStorage)) ?? [],
  remove: (key: string) => void tried(() => sessionStorage.removeItem(key)),
};

function tried<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
