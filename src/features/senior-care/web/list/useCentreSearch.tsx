import type { Place } from '#features/places/place.ts';
import { peopleField } from '#features/search/web/form/people-field.ts';
import type { SearchField } from '#features/search/web/form/search-field.ts';
import { usePlaceSearch } from '#features/search/web/form/usePlaceSearch.ts';
import { dayIn } from '#shared/dates.ts';
import { connected } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import { MOST_GUESTS } from '../../stay-limits.ts';
import { daysInWords } from '../days/days-in-words.ts';
import { askedDays, problemsOf, stayOf, type TypedStay } from './typed-stay.ts';
import { WhenFields } from './WhenFields.tsx';

// Where the day begins first on the mainland: what is today here is over at no centre that may be found.
const EARLIEST_ZONE = 'America/New_York';

/** What the search of senior care asks besides the place, when and for how many, and how it leads to the list. */
export function useCentreSearch(search?: CentreSearch, place?: Place | null) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const today = dayIn(EARLIEST_ZONE, useOpenedAt());
  const form = usePlaceSearch<TypedStay>({
    search,
    place,
    begun: () => stayOf(search, today),
    wrongIn: (stay) => (problemsOf(stay, today).length > 0 ? 'when' : undefined),
    onSearch: (where, stay) => {
      const { weekDays: days, guests } = stay;
      const next = { ...search, ...where, ...askedDays(stay, today), days, guests, page: 1 };
      // brought now, so that pages which only show the fields come without the schema of a search
      void connected()
        .then(() => import('./search-address.ts'))
        .then(({ searchAddress }) => navigate(searchAddress(next)));
    },
  });
  const { own: stay, isRefused, change } = form;
  const problems = problemsOf(stay, today);
  const when: SearchField = {
    key: 'when',
    label: t('seniorCare.search.when'),
    value: daysInWords(stay, { t, locale }),
    icon: 'date',
    isWide: true,
    field: (at, { isOpen, close }) => (
      <WhenFields
        stay={stay}
        onChange={change}
        today={today}
        problems={problems}
        isRefused={isRefused}
        id={at}
        isOpen={isOpen}
        onDone={close}
      />
    ),
  };
  const who = peopleField({
    label: t('search.who'),
    countLabel: t('seniorCare.stay.guests'),
    name: 'guests',
    count: stay.guests,
    most: MOST_GUESTS,
    inWords: (count) => t('seniorCare.guests', { count }),
    onChange: (guests) => change({ guests }),
  });
  return { form, fields: [when, who] };
}
