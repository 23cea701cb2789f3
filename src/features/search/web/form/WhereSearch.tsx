import type { ComponentProps, ComponentType } from 'react';
import type { Place } from '#features/places/place.ts';
import { PlaceSearchCard } from './PlaceSearchCard.tsx';
import type { PlacedSearch } from './usePlaces.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

/** What the form of a service hands on. */
export type WhereSearchProps<Search> = {
  /** The search that stands in the address bar, and the place that was found for it. */
  search?: Search;
  place?: Place | null | undefined;
  /** A card when left out. A list hands in the pill above it, which nobody else brings. */
  Look?: ComponentType<Omit<ComponentProps<typeof PlaceSearchCard>, 'isBare'>>;
  /** Inside a card that is there already. */
  isBare?: boolean;
  /** Tells two of them on one page apart. */
  id: string;
};

type Props = WhereSearchProps<PlacedSearch> & {
  label: string;
  /** Where the list stands. */
  action: string;
  onSearch: (where: PlacedSearch) => void;
};

/** A search that asks for nothing but a place. */
export function WhereSearch({ search, place, Look = PlaceSearchCard, onSearch, ...given }: Props) {
  const form = usePlaceSearch({ search, place, begun: () => ({}), wrongIn: () => undefined, onSearch });
  return <Look {...given} form={form} fields={[]} />;
}
