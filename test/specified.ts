/** `all` is what the specification names, `open` what must be there by now; `waiting` has what is left, by capability. */
export type SpecifiedLines = {
  all: readonly string[];
  open: readonly string[];
  waiting: Record<string, readonly string[]>;
};

/** Lines of a table, with one space between their columns. */
export function linesOf<Group extends string>(groups: Record<Group, string>, open: readonly Group[]): SpecifiedLines {
  const lines = new Map(
    Object.entries<string>(groups).map(([group, text]) => [
      group,
      text
        .trim()
        .split('\n')
        .map((line) => line.trim().replace(/ +/g, ' ')),
    ]),
  );
  const isOpen = (group: string) => open.some((known) => known === group);
  return {
    all: [...lines.values()].flat(),
    open: [...lines].flatMap(([group, found]) => (isOpen(group) ? found : [])),
    waiting: Object.fromEntries([...lines].filter(([group]) => !isOpen(group))),
  };
}
