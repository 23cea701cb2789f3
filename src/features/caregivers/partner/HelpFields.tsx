import { FieldPairs } from '#features/availability/partner/ScheduleColumns.tsx';
import { genders } from '#features/providers/genders.ts';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import type { Introduction } from '#features/providers/provider.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { radii } from '../profile-contract.ts';
import { careServices } from '../services.ts';
import { MOST_HOURS } from '../visit.ts';
import type { TypedProfile } from './typed-profile.ts';

export type FieldsProps = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'> };

/** What a caregiver says of themselves. */
export function OwnWords({ form, about }: FieldsProps & { about: Introduction }) {
  const t = useWords();
  const training = useTypedField<string>(form.control, 'training');
  return (
    <>
      <AboutFields form={form} about={about} word={(part) => t(`caregivers.profile.${part}`)} />
      <TextAreaField
        {...form.field('training')}
        label={t('caregivers.profile.training')}
        hint={t('caregivers.profile.training.hint')}
        value={training}
        rows={3}
        data-testid="training"
      />
      <FieldPairs>
        <TextField
          {...form.field('since')}
          label={t('caregivers.profile.since')}
          inputMode="numeric"
          autoComplete="off"
          extent="date"
          isOptional
        />
        <SelectField
          {...form.field('gender')}
          label={t('caregivers.profile.gender')}
          options={[
            { value: '', label: t('caregivers.profile.gender.unsaid') },
            ...genders.map((value) => ({ value, label: t(`caregivers.filter.gender.${value}`) })),
          ]}
          isOptional
        />
      </FieldPairs>
    </>
  );
}

/** What an hour costs, and how long and how far they come. */
export function VisitTerms({ form }: FieldsProps) {
  const t = useWords();
  const lengths = Array.from({ length: MOST_HOURS }, (_, index) => ({
    value: String(index + 1),
    label: t('caregivers.hours', { count: index + 1 }),
  }));
  return (
    <FieldPairs>
      <TextField
        {...form.field('hourPrice')}
        label={t('caregivers.profile.hourPrice')}
        inputMode="decimal"
        autoComplete="off"
        extent="date"
      />
      <SelectField
        {...form.field('radiusMiles')}
        label={t('caregivers.profile.radius')}
        options={radii.map((miles) => ({ value: String(miles), label: t('search.filter.within', { miles }) }))}
        data-testid="radius"
      />
      <SelectField {...form.field('minHours')} label={t('caregivers.profile.minHours')} options={lengths} />
      <SelectField {...form.field('maxHours')} label={t('caregivers.profile.maxHours')} options={lengths} />
    </FieldPairs>
  );
}

/** What they help with, and what they speak; `known`: languages that were said before. */
export function HelpLists({ form, known }: FieldsProps & { known: readonly string[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <CheckList
        name="services"
        label={t('caregivers.profile.services')}
        form={form}
        options={careServices.map((value) => ({ value, label: t(`caregivers.service.${value}`) }))}
      />
      <CheckList
        name="languages"
        label={t('caregivers.profile.languages')}
        form={form}
        options={spokenLanguages(known, locale)}
      />
    </>
  );
}
