/** The page of a list that the address names (`?page=`); the first one when it names none. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
