/** `route`: a template of the route table, `/Md/:pathParam?`. `facts`: counts and choices of the product's own making. */
export type PageView = { route: string; at: Date; facts?: Facts };
type ProductEvent = PageView & { name: string };
export type Facts = Record<string, string | number | boolean>;

/**
 * Counts what is used, never by whom. Nothing here waits or throws; when the other side is slow or away, the oldest entries
 * are dropped.
 */
export interface Analytics {
  page(view: PageView): void;
  event(event: ProductEvent): void;

  /** Hands over what waits, as far as the other side takes it. */
  flush(): Promise<void>;
}

export type Entry = { id: string; kind: 'page' | 'event'; name: string; route: string; facts: Facts; at: string };

const longestText = 100;

/** A route without query, and with `:id` for whatever looks like somebody's: defence in depth, for routes that browsers send. */
export function withoutIds(route: string): string {
  const path = route.replace(/(?<!:\w+)\?.*$|#.*$/s, '');
  return path
    .split('/')
    .map((part) => (isOwn(part) ? part : ':id'))
    .join('/')
    .slice(0, longestText);
}

// Templates are words, `:names` and dots; ids, numbers, addresses and names of people are not.
const isOwn = (part: string) => /^(:?[A-Za-z][A-Za-z-]*\??|\*|404|v1\.\d)?$/.test(part) && part.length <= 40;

/** Facts that are short; a long text is somebody's words. */
export const shortFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value !== 'string' || /^[\w.-]{0,40}$/.test(value)),
  );
