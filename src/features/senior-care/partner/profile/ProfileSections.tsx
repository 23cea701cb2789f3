import { brand } from '#shared/brand.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { MOST_SKIP_HOURS } from '../../change-days.ts';
import { useTyped, useTypedField } from '#web/forms/useTyped.ts';
import type { CentreProfile } from '../../partner-contract.ts';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { HoursField } from '#features/providers/partner/HoursField.tsx';
import { PlansField } from '#features/providers/partner/PlansField.tsx';
import { OfferLists } from './OfferLists.tsx';
import styles from './ProfileSections.module.css';
import { SeatsAndPrices } from './SeatsAndPrices.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import type { TypedProfile } from './typed-profile.ts';
import { roomsIn } from './typed-rooms.ts';

type FormProps = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'> };

/** The fields in the order of `profileFields`. */
export function ProfileSections({ form, centre }: FormProps & { centre: CentreProfile }) {
  const t = useWords();
  // Their places and prices take the place of those of the whole.
  const hasRooms = roomsIn(useTyped<TypedProfile>(form.control)).length > 0;
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
          <PhoneField label={t('partner.profile.phone')} hint={t('ui.phone.hint')} {...form.field('phone')} />
          <AboutFields form={form} about={centre.about} word={(part) => t(`seniorCare.profile.${part}`)} />
        </div>
      </Card>
      <Card aria-labelledby="prices">
        <h2 id="prices" className={styles.title}>
          {t('seniorCare.profile.prices')}
        </h2>
        <div className="fields">
          {!hasRooms && <SeatsAndPrices form={form} />}
          <p className="small muted">{t('seniorCare.profile.prices.note')}</p>
          <SkipField form={form} />
        </div>
      </Card>
      {centre.kind !== 'day_care' && (
        <Card aria-labelledby="rooms">
          <h2 id="rooms" className={styles.title}>
            {t('seniorCare.rooms.title')}
          </h2>
          <RoomsFields form={form} />
        </Card>
      )}
      <Card aria-labelledby="insurance">
        <h2 id="insurance" className={styles.title}>
          {t('seniorCare.profile.insurance')}
        </h2>
        <PlansField form={form} word={(part) => t(`seniorCare.profile.${part}`)} />
      </Card>
      <Card>
        <HoursField hint={t('seniorCare.profile.hours.hint')} form={form} />
      </Card>
      <Card padding="none" className={styles.lists}>
        <OfferLists form={form} languages={centre.languages} />
      </Card>
    </>
  );
}

/** Until when a family lets a day go without a cost. */
function SkipField({ form }: FormProps) {
  const t = useWords();
  const hours = useTypedField<number>(form.control, 'skipHours');
  return (
    <NumberStepper
      name="skipHours"
      label={t('seniorCare.profile.skipHours')}
      hint={t('seniorCare.profile.skipHours.hint')}
      error={form.field('skipHours').error}
      value={hours}
      min={0}
      max={MOST_SKIP_HOURS}
      keepsTyped
      onChange={(count) => form.setValue('skipHours', count)}
      data-testid="skip-hours"
    />
  );
}
