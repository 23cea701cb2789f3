import { FieldPairs } from '#features/availability/partner/ScheduleColumns.tsx';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { PlansField } from '#features/providers/partner/PlansField.tsx';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { modes } from '../../appointment-price.ts';
import type { DoctorProfile } from '../../profile-contract.ts';
import { focuses } from '../../specialties.ts';
import type { TypedProfile } from './typed-profile.ts';

type Props = {
  form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'>;
  doctor: DoctorProfile;
};

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, doctor }: Props) {
  const t = useWords();
  const training = useTypedField<string>(form.control, 'training');
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{doctor.name}</h2>
        <div className="fields">
          <AboutFields form={form} about={doctor.about} word={(part) => t(`doctors.profile.${part}`)} />
          <TextAreaField
            {...form.field('training')}
            label={t('doctors.profile.training')}
            hint={t('doctors.profile.training.hint')}
            value={training}
            rows={3}
            data-testid="training"
          />
        </div>
      </Card>
      <Card aria-labelledby="prices" className="stack">
        <h2 id="prices">{t('doctors.profile.modes')}</h2>
        <div className="fields">
          <VisitPrices form={form} />
          <CheckboxField
            label={t('doctors.profile.acceptsItself')}
            hint={t('doctors.profile.acceptsItself.hint')}
            {...form.field('acceptsItself')}
            data-testid="accepts-itself"
          />
        </div>
      </Card>
      <Card aria-labelledby="insurance" className="stack">
        <h2 id="insurance">{t('doctors.profile.insurance')}</h2>
        <PlansField form={form} word={(part) => t(`doctors.profile.${part}`)} />
      </Card>
      <Card>
        <BioLists form={form} known={doctor.languages} />
      </Card>
    </>
  );
}

type PriceFieldsProps = { form: Pick<CheckedForm<{ videoPrice: string; chatPrice: string }>, 'field'> };

/** What a visit costs, by way. */
export function VisitPrices({ form }: PriceFieldsProps) {
  const t = useWords();
  return (
    <>
      <FieldPairs>
        {modes.map((mode) => (
          <TextField
            key={mode}
            label={t(`doctors.profile.price.${mode}`)}
            inputMode="decimal"
            autoComplete="off"
            extent="date"
            {...form.field(`${mode}Price`)}
          />
        ))}
      </FieldPairs>
      <p className="small muted">{t('doctors.profile.modes.note')}</p>
    </>
  );
}

type BioListsProps = {
  form: Pick<CheckedForm<{ focuses: unknown; languages: unknown }>, 'control' | 'field'>;
  /** Languages that were said before. */
  known: readonly string[];
};

/** What a doctor is good at and speaks, from the closed lists. */
export function BioLists({ form, known }: BioListsProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <CheckList
        name="focuses"
        label={t('doctors.profile.focuses')}
        form={form}
        options={focuses.map((value) => ({ value, label: t(`doctors.focus.${value}`) }))}
      />
      <CheckList
        name="languages"
        label={t('doctors.profile.languages')}
        form={form}
        options={spokenLanguages(known, locale)}
      />
    </>
  );
}
