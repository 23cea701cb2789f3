import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import type { Loader } from '#web/page-module.ts';
import { placeServices } from './place-services.ts';

type PageName = Exclude<keyof PlacePages, 'kinds'>;

/** All that such a page may ask, because only the answer tells of which kind the chosen place is; each reads its own. */
export const askedBy =
  (which: PageName): Loader<Record<string, object>> =>
  (at) =>
    Object.fromEntries(
      [{ places: ownPlaces() }, ...placeServices.map((service) => service[which]?.loader(at) ?? {})]
        .flatMap((asked) => Object.values<object>(asked))
        .map((query, index) => [index, query]),
    );

/** A page of the chosen place, as its kind has one. */
export function ByKind({ which, place }: { which: PageName; place: WorkPlace }) {
  const own = placeServices.find(({ kinds }) => kinds.includes(place.kind))?.[which];
  return own ? <own.Page place={place} /> : <NoProvider />;
}
