import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { MOST_SEATS } from '../../partner-contract.ts';
import { priceTypes } from '../../stay.ts';
import styles from './ProfileSections.module.css';
import type { TypedProfile } from './typed-profile.ts';

type TypedSeats = Pick<TypedProfile, 'capacity' | 'dayPrice' | 'weekPrice' | 'monthPrice'>;
type FormProps = { form: Pick<CheckedForm<TypedSeats>, 'control' | 'field' | 'setValue'> };

/** How many seats a day has, and what one costs. */
export function SeatsAndPrices({ form }: FormProps) {
  const t = useWords();
  return (
    <>
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
    </>
  );
}

function CapacityField({ form }: FormProps) {
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
