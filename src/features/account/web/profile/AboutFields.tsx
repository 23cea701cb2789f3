import { genders } from '#features/account/profile.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type About = { dob: string; gender: string; address: string; zip: string };

/** Date of birth, gender, address and ZIP code. */
export function AboutFields({ form }: { form: Pick<CheckedForm<About>, 'field'> }) {
  const t = useWords();
  return (
    <>
      <TextField
        label={t('account.dob')}
        hint={t('account.dob.hint')}
        inputMode="numeric"
        autoComplete="bday"
        extent="date"
        {...form.field('dob')}
      />
      <RadioCards
        label={t('account.gender')}
        options={genders.map((value) => ({ value, label: t(`account.gender.${value}`) }))}
        {...form.field('gender')}
      />
      <TextField label={t('account.address')} autoComplete="street-address" {...form.field('address')} />
      <TextField
        label={t('account.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        extent="zip"
        {...form.field('zip')}
      />
    </>
  );
}
