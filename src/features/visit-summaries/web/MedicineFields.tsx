import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { frequencies, LONGEST_INSTRUCTIONS, type Medicine, medicineTypes } from '../medicine.ts';
import styles from './MedicineFields.module.css';

/** What the fields begin with. */
export const blankMedicine = {
  name: '',
  type: 'tablet',
  strength: '',
  dose: '',
  frequency: '',
  days: '',
  instructions: '',
};
export const typedMedicine = ({ days, ...medicine }: Medicine) => ({
  ...medicine,
  days: days === null ? '' : String(days),
});

/** The fields of one medicine. */
export function MedicineFields({ form }: { form: Pick<CheckedForm<Medicine>, 'field' | 'control'> }) {
  const t = useWords();
  const instructions = useTypedField<string>(form.control, 'instructions');
  const word = (name: string) => t(`visitSummaries.medicine.${name}`);
  return (
    <>
      <div className={styles.pair}>
        <TextField {...form.field('name')} label={word('name')} autoComplete="off" data-testid="medicine-name" />
        <SelectField
          {...form.field('type')}
          label={word('type')}
          options={medicineTypes.map((value) => ({ value, label: t(`visitSummaries.type.${value}`) }))}
          data-testid="medicine-type"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...form.field('strength')}
          label={word('strength')}
          hint={word('strength.hint')}
          isOptional
          autoComplete="off"
          data-testid="medicine-strength"
        />
        <TextField
          {...form.field('dose')}
          label={word('dose')}
          hint={word('dose.hint')}
          autoComplete="off"
          data-testid="medicine-dose"
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...form.field('frequency')}
          label={word('frequency')}
          startsEmpty
          options={frequencies.map((value) => ({ value, label: t(`visitSummaries.frequency.${value}`) }))}
          data-testid="medicine-frequency"
        />
        <TextField
          {...form.field('days')}
          label={word('days')}
          hint={word('days.hint')}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          data-testid="medicine-days"
        />
      </div>
      <TextAreaField
        {...form.field('instructions')}
        label={word('instructions')}
        isOptional
        rows={2}
        value={instructions}
        limit={LONGEST_INSTRUCTIONS}
        data-testid="medicine-instructions"
      />
    </>
  );
}
