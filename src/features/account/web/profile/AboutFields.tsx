import { genders } from '#features/account/profile.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import { BirthField } from './BirthField.tsx';

type AboutValues = { dob: string; gender: string; address: string; zip: string };

/** Date of birth, gender, address and ZIP code. */
export function AboutFields({ form }: { form: Pick<CheckedForm<AboutValues>, 'field'> }) {
  const t = useWords();
  return (
    <>
      <BirthField {...form.field('dob')} />
      <RadioCards
        label={t('account.gender')}
        options={genders.map((value) => ({ value, label: t(`account.gender.${value}`) }))}
        {...form.field('gender')}
      />
      <TextField label={t('account.address')} autoComplete="street-address" {...form.field('address')} />
      <ZipField label={t('account.zip')} {...form.field('zip')} />
    </>
  );
}
