import { disciplines } from '#features/providers/disciplines.ts';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { PlansField } from '#features/providers/partner/PlansField.tsx';
import type { Introduction } from '#features/providers/provider.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { radii } from '../profile-contract.ts';
import { programs } from '../search.ts';
import type { TypedOffer } from './typed-profile.ts';

type FieldsProps = { form: Pick<CheckedForm<TypedOffer>, 'control' | 'field' | 'setValue'> };

/** What an agency says of itself. */
export function AgencyWords({ form, about }: FieldsProps & { about: Introduction }) {
  const t = useWords();
  return <AboutFields form={form} about={about} word={(part) => t(`homeHealth.profile.${part}`)} />;
}

/** What it offers, and what is spoken there; `known`: languages that were said before. */
export function AgencyLists({ form, known }: FieldsProps & { known: readonly string[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <CheckList
        name="services"
        label={t('homeHealth.profile.services')}
        form={form}
        options={disciplines.map((value) => ({ value, label: t(`providers.discipline.${value}`) }))}
      />
      <CheckList
        name="languages"
        label={t('homeHealth.profile.languages')}
        form={form}
        options={spokenLanguages(known, locale)}
      />
    </>
  );
}

/** Where it comes. */
export function VisitedArea({ form }: FieldsProps) {
  const t = useWords();
  const zips = useTypedField<string>(form.control, 'zips');
  return (
    <>
      <SelectField
        {...form.field('radiusMiles')}
        label={t('homeHealth.profile.radius')}
        options={radii.map((miles) => ({ value: String(miles), label: t('search.filter.within', { miles }) }))}
        data-testid="radius"
      />
      <TextAreaField
        {...form.field('zips')}
        label={t('homeHealth.profile.zips')}
        hint={t('homeHealth.profile.zips.hint')}
        isOptional
        rows={2}
        value={zips}
        data-testid="zips"
      />
    </>
  );
}

/** Which programs and plans it takes. */
export function WhoPays({ form }: FieldsProps) {
  const t = useWords();
  return (
    <>
      <CheckList
        name="programs"
        label={t('homeHealth.profile.programs')}
        form={form}
        options={programs.map((value) => ({ value, label: t(`homeHealth.program.${value}`) }))}
      />
      <PlansField form={form} word={(part) => t(`homeHealth.profile.${part}`)} />
    </>
  );
}
