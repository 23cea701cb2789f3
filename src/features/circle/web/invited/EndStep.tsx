import { useWords } from '#web/i18n/words.tsx';
import { DateField } from '#web/ui/DateField.tsx';

export const END_FIELD = 'invited-ends';

type Props = { value: string; error: string | undefined; onChange: (day: string) => void };

/** The last day of what is shared, if there is to be one. */
export function EndStep({ value, error, onChange }: Props) {
  const t = useWords();
  return (
    <DateField
      label={t('circle.ends')}
      hint={t('circle.ends.hint')}
      isOptional
      name={END_FIELD}
      value={value}
      {...(error && { error })}
      onChange={onChange}
      data-testid="accept-ends"
    />
  );
}
