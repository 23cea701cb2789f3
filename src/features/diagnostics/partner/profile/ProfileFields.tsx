import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { LabProfile } from '../../profile-contract.ts';
import { OffersFields } from './OffersFields.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = {
  form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'>;
  lab: LabProfile;
};

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, lab }: Props) {
  const t = useWords();
  const locale = useLocale();
  const comesHome = useTypedField<boolean>(form.control, 'comesHome');
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{lab.name}</h2>
        <div className="fields">
          <AboutFields form={form} about={lab.about} word={(part) => t(`diagnostics.profile.${part}`)} />
        </div>
      </Card>
      <Card aria-labelledby="prices" className="stack">
        <h2 id="prices">{t('diagnostics.profile.offers')}</h2>
        <p className="muted">{t('diagnostics.profile.offers.hint')}</p>
        <FieldGroup
          id="offers"
          label={<span className="vh">{t('diagnostics.profile.offers')}</span>}
          error={form.field('offers').error}
        >
          <OffersFields form={form} />
        </FieldGroup>
      </Card>
      <Card aria-labelledby="home" className="stack">
        <h2 id="home">{t('diagnostics.profile.home')}</h2>
        <div className="fields">
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
        </div>
      </Card>
      <Card>
        <CheckList
          name="languages"
          label={t('diagnostics.profile.languages')}
          form={form}
          options={spokenLanguages(lab.languages, locale)}
        />
      </Card>
    </>
  );
}
