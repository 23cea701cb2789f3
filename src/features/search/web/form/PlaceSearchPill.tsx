import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { SearchPill } from '#web/ui/SearchPill.tsx';
import type { CountLabel, FieldRenderer, SearchField } from './search-field.ts';
import type { PlaceSearchForm } from './usePlaceSearch.ts';
import { WhereField } from './WhereField.tsx';

type Props = {
  label: string;
  /** Where the list stands. */
  action: string;
  form: PlaceSearchForm;
  fields: readonly SearchField[];
  /** Tells two of them on one page apart. */
  id: string;
};

/** The search around a place above its list: where, and what the service asks besides. */
export function PlaceSearchPill({ label, action, form, fields, id }: Props) {
  const t = useWords();
  return (
    <SearchPill
      label={label}
      action={action}
      onSearch={form.go}
      along={<PersonAlong />}
      data-testid={id}
      parts={[
        {
          key: 'where',
          label: t('search.where'),
          value: form.where.text || t('search.anywhere'),
          field: (at) => (
            <WhereField
              label={t('search.where')}
              id={`${id}-${at}`}
              value={form.where}
              onChange={form.setWhere}
              error={form.error}
            />
          ),
        },
        ...fields.map(({ key, label: name, value, isWide, field, choices }) => ({
          key,
          label: name,
          value,
          ...(isWide && { isWide }),
          field: (at: string, inside: Parameters<FieldRenderer>[1]) =>
            field ? field(`${id}-${at}`, inside) : counted(`${id}-${at}`, choices),
        })),
      ]}
    />
  );
}

const counted = (at: string, { countLabel, name, value, of, choose }: CountLabel) => (
  <NumberStepper
    label={countLabel}
    id={`${at}-${name}`}
    name={name}
    value={value}
    min={1}
    max={of.length}
    onChange={choose}
    data-testid={`${at}-${name}`}
  />
);
