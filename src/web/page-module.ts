import type { ComponentType } from 'react';
import type { Screen } from './screens.ts';

/** The parameters and the query of the page's address. */
export type Place = { params: Screen['params']; search: URLSearchParams };
export type Loader<Questions> = (place: Place) => Questions;

/** What the file of a page exports. */
export type PageModule = {
  default: ComponentType;
  loader?: Loader<Record<string, object>>;
  /** Shown in the public header on wide screens. */
  HeaderSearch?: ComponentType;
};
