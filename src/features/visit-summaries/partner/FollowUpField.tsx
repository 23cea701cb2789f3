import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

/** What doctors say; a draft may name another number. */
const usual = [1, 2, 3, 4, 6, 8, 12, 26, 52] as const;

type Props = { value: number | null; onChange: (weeks: number | null) => void };

/** In how many weeks the patient should come again. */
export function FollowUpField({ value, onChange }: Props) {
  const t = useWords();
  const weeks = [...new Set([...usual, ...(value === null ? [] : [value])])].toSorted((one, other) => one - other);
  return (
    <SelectField
      name="followUpWeeks"
      label={t('visitSummaries.weeks.label')}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: t('visitSummaries.weeks.none') },
        ...weeks.map((count) => ({ value: String(count), label: t('visitSummaries.weeks', { count }) })),
      ]}
      data-testid="summary-weeks"
    />
  );
}
