import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import {
  frequencies,
  LONGEST_INSTRUCTIONS,
  type Medicine,
  medicineFields,
  medicineTypes,
  TypedMedicine,
} from '../medicine.ts';
import styles from './Editor.module.css';

type Props = {
  /** Under which what is typed is kept until it is used. */
  draftName: string;
  /** The one that is changed; a new one when left out. */
  medicine: Medicine | undefined;
  onUse: (medicine: Medicine) => void;
  onClose: () => void;
};

const blank = { name: '', type: 'tablet', strength: '', dose: '', frequency: '', days: '', instructions: '' };

/** One medicine, field by field. */
export function MedicineDialog({ draftName, medicine, onUse, onClose }: Props) {
  const t = useWords();
  const title = medicine
    ? t('visitSummaries.medicine.change', { name: medicine.name })
    : t('visitSummaries.medicine.add');
  const form = useCheckedForm({
    schema: TypedMedicine,
    fields: medicineFields,
    start: medicine ? { ...medicine, days: medicine.days === null ? '' : String(medicine.days) } : blank,
    draft: { name: draftName, label: title },
    send: async (typed) => onUse(typed),
  });
  const instructions = useTypedField<string>(form.control, 'instructions');
  const word = (name: string) => t(`visitSummaries.medicine.${name}`);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" data-testid="medicine-dialog">
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="medicine-form">
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
        <SubmitButton form={form} data-testid="medicine-use">
          {word('use')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
