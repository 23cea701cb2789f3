import type { Place } from '#features/places/place.ts';
import { PlaceSearchCard } from './PlaceSearchCard.tsx';
import { PlaceSearchPill } from './PlaceSearchPill.tsx';
import type { Placed } from './usePlaces.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

/** What the form of a service hands on. */
export type WhereSearchProps<Search> = {
  /** The search that stands in the address bar, and the place that was found for it. */
  search?: Search;
  place?: Place | null | undefined;
  /** Above the list; otherwise as a card, `bare` inside one that is there already. */
  look: 'pill' | 'card' | 'bare';
  /** Tells two of them on one page apart. */
  id: string;
};

type Props = WhereSearchProps<Placed> & {
  label: string;
  /** Where the list stands. */
  action: string;
  onSearch: (where: Placed) => void;
};

/** A search that asks for nothing but a place. */
export function WhereSearch({ search, place, look, onSearch, ...given }: Props) {
  const form = usePlaceSearch({ search, place, begun: () => ({}), wrongIn: () => undefined, onSearch });
  const Look = look === 'pill' ? PlaceSearchPill : PlaceSearchCard;
  return <Look {...given} form={form} fields={[]} {...(look === 'bare' && { isBare: true })} />;
}
