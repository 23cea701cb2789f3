import type { Path } from './routes.ts';

type ParamsIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : P extends `${string}/*`
      ? 'rest?'
      : never;
type PathParams<P extends string> = {
  [Name in ParamsIn<P> as Name extends `${infer Plain}?` ? Plain : never]?: string;
} & {
  [Name in ParamsIn<P> as Name extends `${string}?` ? never : Name]: string;
};
export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined | null>;

/** The address of a screen of any table. */
export function addressOf<P extends string>(
  path: P,
  params: PathParams<P> | undefined = undefined,
  query: Query = {},
): string {
  const given = (params ?? {}) as Record<string, string | undefined>;
  const filled = path
    .replace(/\/:(\w+)\??/g, (_, name: string) =>
      given[name] === undefined ? '' : `/${encodeURIComponent(given[name])}`,
    )
    .replace(/\/\*$/, given['rest'] === undefined ? '' : `/${given['rest']}`);
  return filled + queryText(query);
}

/** The address of a screen of the product: `href('/care/daycaredetails/:pathParam?', { pathParam: id }, { days: [1, 3] })`; what stands below a `/*` is `rest`. A path the table lacks does not compile. */
export function href<P extends Path>(
  path: P,
  params: PathParams<P> | undefined = undefined,
  query: Query = {},
): string {
  return addressOf(path, params, query);
}

/** `?days=1,3&guests=2`, without what is empty. */
export function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(name, text);
  }
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The address if it may follow a log-in, which only paths of our own may: no open redirects. Spaces, as in “Pasadena, CA”, are encoded. */
export const ownPath = (next: string | null | undefined): string | undefined => {
  const path = next?.replaceAll(' ', '%20');
  return path && /^\/(?![/\\])[^\\\s]*$/.test(path) && !path.startsWith('/login') ? path : undefined;
};

/** The address of the log-in, which returns to `next` with everything typed. */
export const toLogin = (next: string): string => href('/login', undefined, { next });
