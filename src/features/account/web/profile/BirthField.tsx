import type { ComponentProps } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** A date of birth, typed: nobody looks for it in a calendar. */
export function BirthField(props: Props) {
  const t = useWords();
  return (
    <TextField
      label={t('account.dob')}
      hint={t('account.dob.hint')}
      inputMode="numeric"
      autoComplete="bday"
      extent="date"
      {...props}
    />
  );
}
