import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import type { Introduction } from '#features/providers/provider.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { OffersFields } from './OffersFields.tsx';
import type { TypedProfile } from './typed-profile.ts';

export type FieldsProps = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'> };

/** What a centre says of itself. */
export function LabWords({ form, about }: FieldsProps & { about: Introduction }) {
  const t = useWords();
  return <AboutFields form={form} about={about} word={(part) => t(`diagnostics.profile.${part}`)} />;
}

/** What it tests, and for how much. */
export function PricedTests({ form }: FieldsProps) {
  const t = useWords();
  return (
    <>
      <p className="muted">{t('diagnostics.profile.offers.hint')}</p>
      <FieldGroup
        id="offers"
        label={<span className="vh">{t('diagnostics.profile.offers')}</span>}
        error={form.field('offers').error}
      >
        <OffersFields form={form} />
      </FieldGroup>
    </>
  );
}

/** Whether it comes home, and what that costs. */
export function HomeDraws({ form }: FieldsProps) {
  const t = useWords();
  const comesHome = useTypedField<boolean>(form.control, 'comesHome');
  return (
    <>
      <CheckboxField
        label={t('diagnostics.profile.comesHome')}
        hint={t('diagnostics.profile.comesHome.hint')}
        {...form.field('comesHome')}
        data-testid="comes-home"
      />
      {comesHome && (
        <TextField
          label={t('diagnostics.profile.homeFee')}
          inputMode="decimal"
          autoComplete="off"
          extent="date"
          {...form.field('homeFee')}
          data-testid="home-fee"
        />
      )}
    </>
  );
}

/** What is spoken there; `known`: languages that were said before. */
export function LabLanguages({ form, known }: FieldsProps & { known: readonly string[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <CheckList
      name="languages"
      label={t('diagnostics.profile.languages')}
      form={form}
      options={spokenLanguages(known, locale)}
    />
  );
}
