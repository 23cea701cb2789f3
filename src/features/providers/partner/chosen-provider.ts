/** The one that the address names (`?provider=`), or the first of mine; undefined when I have none. */
export const chosenProvider = <Mine extends { _id: string }>(
  providers: readonly Mine[],
  search: URLSearchParams,
): Mine | undefined => providers.find(({ _id }) => _id === search.get('provider')) ?? providers[0];
