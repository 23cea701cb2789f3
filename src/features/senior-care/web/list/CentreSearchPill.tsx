import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import type { Place } from '#features/places/place.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { SearchPill } from '#web/ui/SearchPill.tsx';
import type { CentreSearch } from '../../search.ts';
import { MOST_GUESTS } from '../../stay-limits.ts';
import { WhereField } from '#features/search/web/WhereField.tsx';
import { daysInWords } from '../days/days-in-words.ts';
import { useCentreSearch } from './useCentreSearch.ts';
import { WhenFields } from './WhenFields.tsx';

type Props = {
  search: CentreSearch;
  /** The place that was found for the search. */
  place: Place | null | undefined;
  /** Tells two of them on one page apart. */
  id: string;
};

export function CentreSearchPill({ search, place, id }: Props) {
  const t = useWords();
  const locale = useLocale();
  const form = useCentreSearch(search, place);
  const guests = (at: string) => (
    <NumberStepper
      label={t('seniorCare.stay.guests')}
      id={`${at}-guests`}
      name="guests"
      value={form.guests}
      min={1}
      max={MOST_GUESTS}
      onChange={(next) => form.change({ guests: next })}
      data-testid={`${at}-guests`}
    />
  );
  return (
    <SearchPill
      label={t('seniorCare.search.title')}
      action={href('/care/daycarecenters')}
      onSearch={form.go}
      along={<PersonAlong />}
      data-testid={id}
      parts={[
        {
          key: 'where',
          label: t('seniorCare.search.where'),
          value: form.where.text || t('seniorCare.search.anywhere'),
          field: (at) => (
            <WhereField
              label={t('seniorCare.search.where')}
              id={`${id}-${at}`}
              value={form.where}
              onChange={(where) => form.change({ where, error: undefined })}
              error={form.error}
            />
          ),
        },
        {
          key: 'when',
          label: t('seniorCare.search.when'),
          value: daysInWords(form, { t, locale }),
          isWide: true,
          field: (at, inside) => (
            <WhenFields form={form} id={`${id}-${at}`} isOpen={inside.isOpen} onDone={inside.close} />
          ),
        },
        {
          key: 'who',
          label: t('seniorCare.search.who'),
          value: t('seniorCare.guests', { count: form.guests }),
          field: (at) => guests(`${id}-${at}`),
        },
      ]}
    />
  );
}
