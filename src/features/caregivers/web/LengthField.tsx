import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

type Props = {
  id: string;
  lengths: readonly number[];
  value: number;
  onChange: (hours: number) => void;
  error?: string | undefined;
};

/** How long the visit is. */
export function LengthField({ id, lengths, value, onChange, error }: Props) {
  const t = useWords();
  return (
    <SelectField
      id={id}
      label={t('caregivers.book.length')}
      value={String(value)}
      options={lengths.map((count) => ({ value: String(count), label: t('caregivers.hours', { count }) }))}
      onChange={({ target }) => onChange(Number(target.value))}
      error={error}
      data-testid={id}
    />
  );
}
