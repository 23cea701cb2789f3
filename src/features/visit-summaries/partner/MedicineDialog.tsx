import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type Medicine, medicineFields, TypedMedicine } from '../medicine.ts';
import { blankMedicine, MedicineFields, typedMedicine } from '../web/MedicineFields.tsx';

type Props = {
  /** Under which what is typed is kept until it is used. */
  draftName: string;
  /** The one that is changed; a new one when left out. */
  medicine: Medicine | undefined;
  onUse: (medicine: Medicine) => void;
  onClose: () => void;
};

/** One medicine, field by field. */
export function MedicineDialog({ draftName, medicine, onUse, onClose }: Props) {
  const t = useWords();
  const title = medicine
    ? t('visitSummaries.medicine.change', { name: medicine.name })
    : t('visitSummaries.medicine.add');
  const form = useCheckedForm({
    schema: TypedMedicine,
    fields: medicineFields,
    start: medicine ? typedMedicine(medicine) : blankMedicine,
    draft: { name: draftName, label: title },
    send: async (typed) => onUse(typed),
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" data-testid="medicine-dialog">
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="medicine-form">
        <MedicineFields form={form} />
        <SubmitButton form={form} data-testid="medicine-use">
          {t('visitSummaries.medicine.use')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
