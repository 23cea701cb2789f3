import { brand } from '#shared/brand.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type CentreProfile, LONGEST_ABOUT, MOST_SEATS } from '../../partner-contract.ts';
import { centreServices } from '../../services.ts';
import { priceTypes } from '../../stay.ts';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { HoursField } from '#features/providers/partner/HoursField.tsx';
import styles from './ProfileSections.module.css';
import { spokenLanguages } from '#features/providers/partner/spoken-languages.ts';
import type { TypedProfile } from './typed-profile.ts';
import { useTypedField } from '#web/forms/useTyped.ts';

type OfForm = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'> };

/** The fields in the order of `profileFields`. */
export function ProfileSections({ form, centre }: OfForm & { centre: CentreProfile }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <Card aria-labelledby="contact">
        <h2 id="contact" className={styles.title}>
          {t('partner.profile.contact')}
        </h2>
        <div className="fields">
          <div>
            <p>
              <b>{centre.name}</b>
              <br />
              {centre.street}, {centre.city}, {centre.state} {centre.zip}
            </p>
            <p className="small muted">{t('partner.profile.address', { phone: brand.phone })}</p>
          </div>
          <PhoneField
            label={t('partner.profile.phone')}
            hint={t('partner.profile.phone.hint')}
            {...form.field('phone')}
          />
          <TextAreaField
            label={t('seniorCare.profile.aboutEn')}
            hint={t('seniorCare.profile.aboutEn.hint')}
            rows={6}
            limit={LONGEST_ABOUT}
            lang="en"
            defaultValue={centre.about.en}
            {...form.field('aboutEn')}
          />
          <TextAreaField
            label={t('seniorCare.profile.aboutSp')}
            hint={t('seniorCare.profile.aboutSp.hint')}
            isOptional
            rows={6}
            limit={LONGEST_ABOUT}
            lang="es"
            defaultValue={centre.about.sp}
            {...form.field('aboutSp')}
          />
        </div>
      </Card>
      <Card aria-labelledby="prices">
        <h2 id="prices" className={styles.title}>
          {t('seniorCare.profile.prices')}
        </h2>
        <div className="fields">
          <CapacityField form={form} />
          <div className={styles.prices}>
            {priceTypes.map((type) => (
              <TextField
                key={type}
                label={t(`seniorCare.profile.price.${type}`)}
                hint={t(`seniorCare.profile.price.${type}.hint`)}
                inputMode="decimal"
                autoComplete="off"
                extent="date"
                {...form.field(`${type}Price`)}
              />
            ))}
          </div>
          <p className="small muted">{t('seniorCare.profile.prices.note')}</p>
        </div>
      </Card>
      <Card>
        <HoursField hint={t('seniorCare.profile.hours.hint')} form={form} />
      </Card>
      <Card padding="none" className={styles.lists}>
        <CheckList
          name="services"
          label={t('seniorCare.profile.services')}
          form={form}
          options={centreServices.map((value) => ({ value, label: t(`seniorCare.service.${value}`) }))}
        />
        <CheckList
          name="languages"
          label={t('seniorCare.profile.languages')}
          form={form}
          options={spokenLanguages(centre.languages, locale)}
        />
      </Card>
    </>
  );
}

function CapacityField({ form }: OfForm) {
  const t = useWords();
  const seats = useTypedField<number>(form.control, 'capacity');
  return (
    <NumberStepper
      name="capacity"
      label={t('seniorCare.profile.capacity')}
      hint={t('seniorCare.profile.capacity.hint')}
      error={form.field('capacity').error}
      value={seats}
      min={1}
      max={MOST_SEATS}
      keepsTyped
      onChange={(count) => form.setValue('capacity', count)}
      data-testid="capacity"
    />
  );
}
