import { useWords } from '#web/i18n/words.tsx';
import { DateField } from '#web/ui/DateField.tsx';

/** The last day of what is shared, if there is to be one. */
export function EndStep({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const t = useWords();
  return (
    <DateField
      label={t('circle.ends')}
      hint={t('circle.ends.hint')}
      isOptional
      name="invited-ends"
      value={value}
      onChange={onChange}
      data-testid="accept-ends"
    />
  );
}
