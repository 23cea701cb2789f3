import { useWords } from '#web/i18n/words.tsx';
import { LocationCombobox } from '#web/ui/LocationCombobox.tsx';
import type { CentreSearchForm } from './useCentreSearch.ts';

type Props = { form: CentreSearchForm; id: string; look?: 'field' | 'cell' };

export function WhereField({ form, id, look }: Props) {
  const t = useWords();
  return (
    <LocationCombobox
      label={t('seniorCare.search.where')}
      id={id}
      name="place"
      look={look}
      value={form.where}
      onChange={(where) => form.change({ where, error: undefined })}
      error={form.error}
      suggest={form.suggest}
      onUseMyLocation={form.locate}
      data-testid={`${id}-where`}
    />
  );
}
