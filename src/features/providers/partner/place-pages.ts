import type { ComponentType } from 'react';
import type { Loader } from '#web/page-module.ts';
import type { WorkPlace } from '../work-place.ts';

/** A page of the workspace at the chosen place. What it asks is fetched before it is shown. */
export type PlacePage = { loader: Loader<Record<string, object>>; Page: ComponentType<{ place: WorkPlace }> };

/** What a service hands in for the workspace of its kinds of providers. */
export type PlacePages = {
  /** Of provider. */
  kinds: readonly string[];
  profile: PlacePage;
  /** Left out by what cannot be booked yet. */
  calendar?: PlacePage;
};
