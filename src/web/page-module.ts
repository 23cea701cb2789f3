import type { ComponentType } from 'react';
import type { Screen } from './screens.ts';

/** Where the page is. */
export type Place = { params: Screen['params']; search: URLSearchParams };
export type Load<Questions> = (place: Place) => Questions;

/** What the file of a page exports. */
export type PageModule = {
  default: ComponentType;
  loader?: Load<Record<string, object>>;
  /** Stands in the header that visitors see on wide screens. */
  HeaderSearch?: ComponentType;
};
